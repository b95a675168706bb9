import { nameOf, type ChartPair, type Named } from './chart-source'
import { breakName } from './names'
import { createRandom, type Random } from './random'
import type { Point, SeaChartSpec } from './sea-chart-spec'
import { beside } from './sheets'

/** A family of so many has two columns of names on the chart of families. */
const isWide = (items: readonly unknown[]) => items.length > 6

/** Where on the chart of families the page's content stands, and the middle of its upper row (src/ui/technology-index.module.css). */
const familySea = { width: 2560, left: 680, right: 1880, middle: 545, foot: 230 } as const

/** How far below the first island the second lies, and so on by turns: each has room for the names on it. */
const familyDrop = 272

/** What the names on an island need: its width with one column of them and with two, its height with that of each name. */
const onIsland = { narrow: 244, wide: 416, head: 108, row: 28 } as const

/** An outline around names: a rectangle with wide corners, and bays and capes of three sizes. */
function drawFamily({ x, y }: Point, width: number, height: number, random: Random): Point[] {
  const count = 28
  const swells = [2, 3, 5].map((waves) => ({ waves, from: random.between(0, 2 * Math.PI) }))
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    const [east, south] = [Math.cos(angle), Math.sin(angle)]
    const swell = swells.reduce((sum, { waves, from }) => sum + 0.04 * Math.sin(waves * angle + from), 1.08)
    const reach = (swell * (Math.abs(east) ** 2.6 + Math.abs(south) ** 2.6) ** (-1 / 2.6)) / 2
    return { x: x + reach * east * width, y: y + reach * south * height }
  })
}

/** The coasts around them: one comes down from the right, beside the heading; wide windows see more of it, and another. */
const familyShores = [
  [
    [0.58, -0.5],
    [0.61, 0.02],
    [0.655, 0.13],
    [0.7, 0.2],
    [0.745, 0.2],
    [0.775, 0.33],
    [0.83, 0.42],
    [0.85, 0.6],
    [0.835, 0.8],
    [0.86, 1.02],
    [0.9, 1.5],
    [1.6, 1.5],
    [1.6, -0.5],
  ],
  [
    [-0.6, -0.5],
    [0.12, -0.5],
    [0.1, 0.1],
    [0.14, 0.34],
    [0.115, 0.5],
    [0.17, 0.68],
    [0.15, 0.9],
    [0.1, 1.5],
    [-0.6, 1.5],
  ],
].map((shore) => shore.map(([x = 0, y = 0]) => ({ x, y })))

/** On phones the names of families stand on open water, and the islands right of them, one to a row. */
const familyRows = { width: 780, rowHeight: 248, foot: 80, middle: 0.74 } as const

/** The charts of families: an island for each, the larger, the more technologies it has; on wide windows with their names on it. */
export function familyCharts(families: readonly { items: readonly unknown[] }[]): ChartPair {
  const chart = { slug: 'families', kind: 'technology' } as const
  const columns = families.reduce((sum, { items }) => sum + (isWide(items) ? 2 : 1), 0)
  const step = (familySea.right - familySea.left) / columns
  const height = familySea.middle + familyDrop + familySea.foot
  const sea = { width: familySea.width, height }
  let left: number = familySea.left
  const across = families.map(({ items }, index) => {
    const span = isWide(items) ? 2 : 1
    const at = { x: left + (span * step) / 2, y: familySea.middle + (index % 2) * familyDrop }
    left += span * step
    const rows = Math.ceil(items.length / span)
    const breadth = span === 2 ? onIsland.wide : Math.min(onIsland.narrow, 2 * step - 40)
    return { at, width: breadth, height: onIsland.head + onIsland.row * rows }
  })
  const random = createRandom('islands/families')
  const toShares = ({ x, y }: Point) => ({ x: x / sea.width, y: y / sea.height })
  const { width, rowHeight, middle, foot } = familyRows
  const tall = { width, height: rowHeight * families.length + foot }
  const most = Math.max(1, ...families.map(({ items }) => items.length))
  return {
    wide: {
      ...chart,
      size: sea,
      islands: across.map(({ at }) => ({ ...toShares(at), radius: 20 / height })),
      lands: [
        ...familyShores,
        ...across.map((island) => drawFamily(island.at, island.width, island.height, random).map(toShares)),
      ],
      clear: [{ left: 0.25, top: 0, right: 0.58, bottom: 335 / height }], // the heading, and what is said below it
      quiet: [
        { left: 0.25, top: 0, right: 0.64, bottom: 0.34 },
        { left: 0, top: 0.915, right: 1, bottom: 1 }, // below the band
        ...across.map(({ at, width: breadth, height: high }) => ({
          left: (at.x - breadth / 2) / sea.width,
          top: (at.y - high / 2) / height,
          right: (at.x + breadth / 2) / sea.width,
          bottom: (at.y + high / 2) / height,
        })),
        ...beside(familySea),
      ],
      shores: { shelf: 108, ruggedness: 0.36, slope: 0.2 },
      print: 1,
    },
    phone: {
      ...chart,
      size: tall,
      islands: families.map(({ items }, index) => ({
        x: middle + (index % 2 === 0 ? 0.03 : -0.03),
        y: ((index + 0.5) * rowHeight) / tall.height,
        radius: (104 * Math.sqrt(items.length / most)) / tall.height,
      })),
      clear: [{ left: 0, top: 0, right: 0.1, bottom: 1 }],
      quiet: [{ left: 0, top: 0, right: 0.46, bottom: 1 }],
      shores: { shelf: 100, ruggedness: 0.5 },
      print: 1.7,
    },
  }
}

/** The strip of families on phones: two rows, each island over its name of up to two lines; `edge` is free at both sides. */
const stripRows = { width: 780, height: 240, foot: 24, middle: 0.37, radius: 60, edge: 0.02 } as const

/** Below the heading of all technologies on phones: an island for each family with items of its own, down column by column. */
export function familyStrip(all: readonly (Named & { items: readonly Named[] })[]): SeaChartSpec {
  const { width, height, foot, middle, radius, edge } = stripRows
  const families = all.filter(({ items }, index) => {
    const before = new Set(all.slice(0, index).flatMap((family) => family.items.map(({ title }) => title)))
    return items.some(({ title }) => !before.has(title))
  })
  const size = { width, height: 2 * height + foot }
  const most = Math.max(1, ...families.map(({ items }) => items.length))
  const names = families.map((family) => {
    const name = nameOf(family)
    return { ...name, text: `${breakName(name.text).join('\n')} (${family.items.length})` }
  })
  // as much room as its name needs, beside those of its row
  const letters = names.map(({ text }) => 2 + Math.max(...breakName(text).map((line) => line.length)))
  const lettersOf = (row: number, end: number) =>
    letters.slice(0, end).reduce((sum, count, index) => (index % 2 === row ? sum + count : sum), 0)
  const islands = families.map(({ items }, index) => {
    const row = index % 2
    return {
      x:
        edge +
        ((1 - 2 * edge) * (lettersOf(row, index) + lettersOf(row, index + 1))) /
          2 /
          lettersOf(row, families.length),
      y: ((row + middle) * height) / size.height,
      radius: (radius * Math.sqrt(items.length / most)) / size.height,
    }
  })
  return {
    slug: 'families',
    kind: 'technology',
    size,
    islands,
    names,
    shores: { shelf: 50, ruggedness: 0.4 },
    print: 1.7,
  }
}
