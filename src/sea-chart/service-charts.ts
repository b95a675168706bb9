import { chartKindOf } from './chart-kind'
import { nameOf, type ChartPair, type ChartSource } from './chart-source'
import { mix } from './geometry'
import { phoneCourse } from './home-charts'
import type { CoursePoint, Point, Rect } from './sea-chart-spec'
import { beside, besideText, cropped, heroSize, heroText, phoneSize, phoneStrip } from './sheets'

/** Marks in no order, the first one above, each with a leg of its own to the anchor. */
function fanOut(count: number, [first, last, anchor]: readonly [Point, Point, Point]): CoursePoint[] {
  const marks = Array.from({ length: count }, (_, index): CoursePoint => {
    const share = count === 1 ? 0.5 : index / (count - 1)
    return { x: mix(first.x, last.x, share), y: mix(first.y, last.y, share), mark: true }
  })
  return [...marks, anchor]
}

/** Where the marks of pages lie beside a heading and on phones, see `fanOut`. */
const besideFan = [
  { x: 0.765, y: 0.22 },
  { x: 0.715, y: 0.77 },
  { x: 0.9, y: 0.38 },
] as const

const phoneFan = [
  { x: 0.62, y: 0.2 },
  { x: 0.5, y: 0.85 },
  { x: 0.9, y: 0.4 },
] as const

/** Marks that are pages, beside the heading. */
export function pagesBeside({ slug, items = [] }: ChartSource): ChartPair {
  const chart = {
    slug,
    kind: chartKindOf('CategoryPage', { slug }),
    unordered: true,
    names: items.map(nameOf),
  }
  return {
    wide: {
      ...chart,
      course: fanOut(items.length, besideFan),
      size: heroSize,
      clear: [heroText],
      quiet: [besideText],
      cropped,
    },
    phone: { ...chart, course: fanOut(items.length, phoneFan), size: { ...phoneStrip, height: 720 } }, // names of pages are longer than those of steps
  }
}

/** The sheet of the overview of services, whose middle 1200 units lie under the page's content (src/ui/course-opening.module.css). */
const openSea = { width: 2560, height: 1560 } as const

/** Where the first of its four columns begins, from one to the next, how far down their marks are, and the anchor: below the heading, off the headland. Units. */
const columnsOfSea = { left: 680, step: 310, mark: 560, anchor: [1650, 414] } as const

const inOpenSea = ([x, y]: readonly [number, number]): Point => ({
  x: x / openSea.width,
  y: y / openSea.height,
})

/** Its land: a headland beside the heading, off the menu, and the coast that wide windows see right of the content. */
const farShore = (
  [
    [3600, -600],
    [2380, -200],
    [2270, 20],
    [2200, 150],
    [2070, 212],
    [1900, 206],
    [1760, 228],
    [1664, 256],
    [1636, 316],
    [1690, 382],
    [1790, 406],
    [1880, 426],
    [1990, 464],
    [2060, 550],
    [2050, 680],
    [2110, 840],
    [2080, 1000],
    [2150, 1160],
    [2120, 1300],
    [2200, 1700],
    [3600, 1700],
  ] as const
).map(inOpenSea)

/** Islands: off the headland, and left of the content, where wide windows show them. Units. */
const skerries = [
  { x: 1452, y: 196, radius: 26 },
  { x: 452, y: 300, radius: 34 },
  { x: 470, y: 990, radius: 40 },
] as const

/** Marks across the page for the categories, each with its pages below it and a course of its own to the anchor: none leads to the next, and none stands higher. */
export function courseOverColumns({ slug, categories = [] }: ChartSource): ChartPair {
  const { width, height } = openSea
  const { left, step, mark, anchor } = columnsOfSea
  const places = [0, 1, 2, 3].map((column) => inOpenSea([left + 8 + column * step, mark]))
  const columns: Rect = {
    left: (left - 24) / width,
    top: (mark - 24) / height,
    right: (left + 1210) / width,
    bottom: 1220 / height,
  }
  const heading: Rect = { left: 0, top: 0, right: 1280 / width, bottom: 536 / height }
  // where windows of 1920 and 2240 pixels end: too close for the compass rose, which thus stands where every window shows it
  const edges = [160, 320, width - 320, width - 160].map((edge) => ({
    left: (edge - 20) / width,
    top: 0,
    right: (edge + 20) / width,
    bottom: 1,
  }))
  return {
    wide: {
      slug,
      kind: 'page',
      size: openSea,
      islands: skerries.map(({ x, y, radius }) => ({ ...inOpenSea([x, y]), radius: radius / height })),
      lands: [farShore],
      shores: { shelf: 110, ruggedness: 0.5, slope: 0.3 },
      course: [...places.map((place) => ({ ...place, mark: true })), inOpenSea(anchor)],
      unordered: true,
      clear: [columns],
      quiet: [heading, ...beside({ left, right: left + 1200, width }), ...edges],
      cropped: [
        { left: 0, top: 0, right: 1, bottom: 0.06 },
        { left: 0, top: 1220 / height, right: 1, bottom: 1 }, // where the sheet ends
      ],
      print: 1.1,
    },
    phone: {
      slug: `${slug}/phone`, // a seed whose skerries leave the names their room
      kind: 'home',
      size: phoneSize,
      course: phoneCourse,
      unordered: true,
      names: categories.map(nameOf),
    },
  }
}
