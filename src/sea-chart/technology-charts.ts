import { arrangeIslands, type Link } from './arrange-islands'
import { nameOf, type ChartPair, type ChartSource, type Named } from './chart-source'
import { growUsed, layIslands, widen, type IslandGroup, type IslandLayout, type Room } from './lay-islands'
import { placeAreas, widthOf } from './names'
import type { Rect, SeaChartSpec } from './sea-chart-spec'
import { cropped, heroCrop, heroSize, heroText } from './sheets'

/** Between what is hidden and the islands, whose names are below them. */
const airAbove = 26

/** Beside islands the deep ends where the longest line of text does: it would drown those next to it. */
const islandsText: Rect = { ...heroText, right: 0.5 }

/** Technologies as islands with their names and, if known, how many services and articles use each. */
function showUses(slug: string, items: readonly Named[], uses: NonNullable<ChartSource['uses']>) {
  const figures = items.map(({ href }) => uses.find((use) => use.href === href)?.count ?? 0)
  const chart = {
    slug,
    kind: 'technology',
    names: items.map(nameOf),
    ...(uses.length > 0 && { figures }),
  } as const
  return { chart, figures }
}

/** The technologies of a category as islands, beside the heading. */
export function islandsBeside({ slug, items = [], uses = [] }: ChartSource): ChartPair {
  const { chart, figures } = showUses(slug, items, uses)
  const most = Math.max(...uses.map(({ count }) => count))
  const grow = (layout: IslandLayout) => (uses.length > 0 ? growUsed(layout, figures, most) : layout)
  const groups = [{ name: '', count: items.length }]
  const columns = items.length > 6 ? 4 : items.length > 4 ? 3 : 2
  const [headHeight, footHeight] = [heroCrop + airAbove, heroCrop]
  const rowHeight = (heroSize.height - headHeight - footHeight) / (Math.ceil(items.length / columns) + 0.1)
  const isDense = columns === 4
  const width = isDense ? 604 : 640
  const room = { width, columns, rowHeight, headHeight, footHeight, ...(isDense && { sway: 0.06 }) }
  const beside = grow(layIslands(slug, groups, room))
  const left = 1 - width / heroSize.width
  const below = grow(
    layIslands(slug, groups, { width: 780, columns: 2, rowHeight: 240, headHeight: 48, footHeight: 32 }),
  )
  return {
    wide: {
      ...chart,
      size: heroSize,
      islands: beside.islands.map((island) => ({ ...island, x: left + island.x * (1 - left) })),
      clear: [isDense ? { ...islandsText, right: 0.565 } : islandsText],
      ...(isDense && { shores: { slope: 0.25 } }),
      quiet: [isDense ? { ...heroText, right: 1 } : heroText], // among so many no rose has room
      cropped,
    },
    phone: { ...chart, size: below.extent, islands: below.islands, print: 1.7 },
  }
}

/** Each technology in the first family that has it; families that only gather others fall away. */
function withoutRepeats(categories: NonNullable<ChartSource['categories']>) {
  const seen = new Set<string | undefined>()
  return categories
    .map(({ items, ...category }) => {
      const own = items.filter(({ href }) => !seen.has(href))
      for (const { href } of own) seen.add(href)
      return { ...category, items: own }
    })
    .filter(({ items }) => items.length > 0)
}

/** All technologies, by family, and which of them meet. */
function surveyFamilies({ slug, categories = [], meetings = [], uses = [] }: ChartSource) {
  const families = withoutRepeats(categories)
  const all = families.flatMap(({ items }) => items)
  const indexOf = (href: string) => all.findIndex((item) => item.href === href)
  const links = meetings
    .map(({ from, to }) => [indexOf(from), indexOf(to)] as const)
    .filter(([a, b]) => a >= 0 && b >= 0)
  const groups = families.map(({ title, items }) => ({ name: title, count: items.length }))
  const familyOf = families.flatMap(({ items }, family) => items.map(() => family))
  const { chart, figures } = showUses(slug, all, uses)
  const layOut = (room: Room, drawn: readonly Link[], print: number) =>
    growUsed(
      arrangeLinked(layIslands(slug, groups, room), groups, {
        links: drawn,
        rowHeight: room.rowHeight,
        print,
        names: all.map(({ title }) => title),
      }),
      figures,
    )
  return { chart, links, familyOf, layOut }
}

/** The chart of all technologies for tablets: two families side by side, no higher than the screen. */
export function technologySheet(source: ChartSource): SeaChartSpec {
  const { chart, links, familyOf, layOut } = surveyFamilies(source)
  const print = 1.4
  const { extent, islands, areas } = layOut(
    {
      width: 1240,
      columns: 5,
      rows: 2,
      rowHeight: 172,
      headHeight: 100,
      footHeight: 28,
      groupGap: 60,
      sideWidth: 14,
    },
    links,
    print,
  )
  return { ...chart, size: extent, islands, areas, links, groupOf: familyOf, print }
}

/** All technologies by family, and which of them meet. On phones the islands of a family lie by the lines within it. */
export function technologyMap(source: ChartSource): ChartPair {
  const { chart, links, familyOf, layOut } = surveyFamilies(source)
  const withinFamilies = links.filter(([a, b]) => familyOf[a] === familyOf[b])
  const middle = layOut(
    {
      width: 1440,
      columns: 7,
      rows: 2,
      rowHeight: 164,
      headHeight: 118,
      footHeight: 24,
      groupGap: 166,
      sideWidth: 24,
    },
    links,
    1.05,
  )
  const phone = layOut(
    { width: 780, columns: 3, rowHeight: 206, headHeight: 112, footHeight: 40, sideWidth: 14 },
    withinFamilies,
    1.75,
  )
  const sheet = middle.extent.width
  const wide = widen(middle, wideSea.width)
  return {
    wide: {
      ...chart,
      size: wide.extent,
      islands: wide.islands,
      areas: wide.areas,
      lands: wideShores,
      links,
      groupOf: familyOf,
      quiet: [(wideSea.width - sheet) / 2, (wideSea.width + sheet) / 2].map((edge) => ({
        left: (edge - 20) / wideSea.width,
        top: 0,
        right: (edge + 20) / wideSea.width,
        bottom: 1,
      })),
      print: 1.05,
    },
    phone: {
      ...chart,
      size: phone.extent,
      islands: phone.islands,
      areas: phone.areas,
      links,
      groupOf: familyOf,
      print: 1.75,
    },
  }
}

/** How far below the middle of an island the middle of its name is on the chart of all technologies, print 1. */
const NAME_BELOW = 62

/** The sheet of all technologies: its middle is as wide as the layout, and all that windows up to 1440 pixels show (src/ui/map-chart.module.css). */
const wideSea = { width: 2560 } as const

/** Its coasts, which wider windows show. */
const wideShores = [
  [
    [-0.6, -0.5],
    [0.13, -0.5],
    [0.1, 0.1],
    [0.125, 0.36],
    [0.07, 0.56],
    [0.1, 0.8],
    [0.155, 1.05],
    [0.2, 1.5],
    [-0.6, 1.5],
  ],
  [
    [0.8, -0.5],
    [0.86, 0],
    [0.905, 0.2],
    [0.89, 0.42],
    [0.94, 0.6],
    [0.9, 0.8],
    [0.915, 1.05],
    [0.88, 1.5],
    [1.6, 1.5],
    [1.6, -0.5],
  ],
].map((shore) => shore.map(([x = 0, y = 0]) => ({ x, y })))

/** The same layout with islands that are linked near each other. */
function arrangeLinked(
  layout: IslandLayout,
  groups: readonly IslandGroup[],
  {
    links,
    rowHeight,
    print,
    names,
  }: { links: readonly Link[]; rowHeight: number; print: number; names: readonly string[] },
): IslandLayout {
  const { extent, islands, areas } = layout
  const places = islands.map(({ x, y }) => ({ x: x * extent.width, y: y * extent.height }))
  const clearance = 0.316 * rowHeight
  const order = arrangeIslands({
    places,
    groups: groups.map(({ count }) => count),
    links,
    clearance,
    nameBelow: NAME_BELOW * print,
    nameWidths: names.map((name) => widthOf(name, print)),
    avoided: placeAreas(areas, extent, print).map(({ box }) => box),
  })
  return { ...layout, islands: order.flatMap((place) => islands[place] ?? []) }
}

/** A technology as an island, with its neighbours around it. */
export function neighboursAround({ slug, title = '', neighbours = [] }: ChartSource): ChartPair {
  const names = [{ title }, ...neighbours].map(nameOf)
  const links = neighbours.map((_, index) => [0, index + 1] as const)
  const chart = { slug, kind: 'technology', neighbours: neighbours.length, names, links } as const
  return {
    wide: { ...chart, size: { width: 720, height: 560 }, print: 1.1 },
    phone: { ...chart, size: { width: 720, height: 640 }, print: 1.75 },
  }
}
