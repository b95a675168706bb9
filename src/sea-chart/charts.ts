import { arrangeIslands, type Link } from './arrange-islands'
import { drawSeaChart } from './draw-sea-chart'
import { mix } from './geometry'
import { layIslands, type IslandGroup, type IslandLayout, type Room } from './lay-islands'
import { breakName, placeAreas, widthOf } from './names'
import { createRandom, type Random } from './random'
import {
  CHART_KINDS,
  SIDES,
  type ChartKind,
  type ChartName,
  type CoursePoint,
  type Point,
  type Rect,
  type SeaChartSpec,
  type Side,
} from './sea-chart-spec'

/**
 * A hero's chart is cropped to the hero's proportions from the left, so the text reaches further into it on
 * narrow screens. There the water stays deep, and a little beyond it no numbers stand.
 */
const heroSize = { width: 1440, height: 560 }
/** Most that a window hides of it at the top and at the bottom, see src/ui/page-hero.module.css. */
const heroCrop = 48
/** Between what is hidden and the islands, whose names are below them. */
const airAbove = 26
const heroText: Rect = { left: 0, top: 0, right: 0.54, bottom: 1 }
/** Beside islands the deep ends where the longest line of text does: it would drown those next to it. */
const islandsText: Rect = { ...heroText, right: 0.5 }
const besideText: Rect = { left: 0, top: 0, right: 0.6, bottom: 1 }
/** What wide windows may crop of a chart beside a heading. */
const cropped: readonly Rect[] = [
  { left: 0, top: 0, right: 1, bottom: 0.1 },
  { left: 0, top: 0.9, right: 1, bottom: 1 },
]
/** Where the header lies over a chart that runs up under it, also where a wide screen crops the chart's top. */
const underHeader: Rect = { left: 0, top: 0, right: 1, bottom: 0.24 }
/** What a window 1920 pixels wide crops below: the hero grows no higher while the chart does. */
const croppedFoot: Rect = { left: 0, top: 0.865, right: 1, bottom: 1 }
/** The home page's marks are the four service categories, in menu order, each with a course of its own to the anchor. */
const homeCourse: NonNullable<SeaChartSpec['course']> = [
  { x: 0.6, y: 0.78, mark: true, label: 'left' },
  { x: 0.655, y: 0.62, mark: true, label: 'left' },
  { x: 0.72, y: 0.46, mark: true, label: 'left' },
  { x: 0.79, y: 0.3, mark: true, label: 'left' },
  { x: 0.9, y: 0.335 }, // off the edge of windows 1024 pixels wide
]

/** What its labels and its legend (src/ui/home-hero.module.css) stand on: no line runs through them. */
const homeWords: readonly Rect[] = [
  { left: 0.59, top: 0.28, right: 0.78, bottom: 0.32 },
  { left: 0.55, top: 0.44, right: 0.71, bottom: 0.48 },
  { left: 0.51, top: 0.6, right: 0.645, bottom: 0.64 },
  { left: 0.48, top: 0.76, right: 0.59, bottom: 0.8 },
  { left: 0.5, top: 0.88, right: 0.58, bottom: 1 },
]

/** The same on phones. */
const phoneSize = { width: 780, height: 720 }
const phoneCourse: typeof homeCourse = [
  { x: 0.58, y: 0.85, mark: true, label: 'left' },
  { x: 0.64, y: 0.63, mark: true, label: 'left' },
  { x: 0.71, y: 0.425, mark: true, label: 'left' },
  { x: 0.81, y: 0.22, mark: true, label: 'left' },
  { x: 0.92, y: 0.33 },
]

/** What a chart is asked for: the fields of a page that decide what its chart shows. */
export interface ChartSource {
  slug: string
  title?: string
  href?: string
  area?: string
  categorySlug?: string
  /** Of a category. */
  items?: readonly Named[]
  /** Of an overview. */
  categories?: readonly (Named & { items: readonly Named[] })[]
  /** Of a service. */
  steps?: readonly Step[]
  /** Of a service: when each step ends, in weeks from the start; empty where that is open. */
  weeks?: readonly number[]
  /** Of a solution: how it works, step by step. */
  flow?: readonly Named[]
  /** Of an article. */
  body?: { html: string }
  /** Of a case study: its phases, in weeks from the start. */
  timeline?: readonly Phase[]
  /** Of the overview of case studies, the latest first. */
  studies?: readonly StudySource[]
  /** Of the overview of jobs: the steps of hiring. */
  hiring?: readonly Step[]
  /** Of the page about the company: its teams, each with its part in a project. */
  practices?: readonly Team[]
  /** Of a technology. */
  neighbours?: readonly Named[]
  /** Of the overview of technologies: which of them meet, by their addresses. */
  meetings?: readonly { from: string; to: string }[]
  /** Of an overview of technologies or a category of them: how many services and articles use each of all. */
  uses?: readonly { href: string; count: number }[]
}

interface StudySource {
  slug: string
  href: string
  timeline: readonly Phase[]
}

interface Phase {
  label: string
  to: number
}

interface Team extends Named {
  part?: string | undefined
  /** How many articles it has written. Default: none. */
  articles?: number
}

interface Step extends Named {
  duration?: string
}

interface Named {
  title: string
  /** What it is in plain words, which is what links to it say first. */
  plainName?: string | null
  href?: string
}

/** A page's chart for wide windows and for phones. */
export interface ChartPair {
  readonly wide: SeaChartSpec
  readonly phone: SeaChartSpec
}

/** A strip across the page, beneath its heading. */
const strip = { width: 1440, height: 420 }
/** With a course: windows wider than 1440 pixels crop it more and more, or it would fill their first view (src/ui/page-chart.module.css). */
const acrossPage = {
  size: strip,
  cropped: [
    { left: 0, top: 0, right: 1, bottom: 0.152 },
    { left: 0, top: 0.848, right: 1, bottom: 1 },
  ],
  hugs: true,
} as const
const phoneStrip = { width: 780, height: 620 }

function nameOf({ title, plainName, href }: Named): ChartName {
  const text = plainName ? plainName.charAt(0).toUpperCase() + plainName.slice(1) : title
  return { text, ...(href !== undefined && { href }) }
}

/** The charts of the kinds of page that have one: those whose content can be drawn. */
export const charts = {
  HomePage: ({ slug }: ChartSource): ChartPair => ({
    wide: {
      slug,
      kind: 'home',
      size: 'home',
      course: homeCourse,
      unordered: true,
      clear: [
        { left: 0, top: 0, right: 0.46, bottom: 1 },
        { left: 0, top: 0.2, right: 0.54, bottom: 0.62 },
        { left: 0, top: 0, right: 0.88, bottom: 0.1 }, // the header, and where a window 1920 pixels wide has it
        { left: 0, top: 0, right: 0.8, bottom: 0.2 },
        ...homeWords,
      ],
      shores: { slope: 0.35 },
      quiet: [
        { left: 0, top: 0.2, right: 0.6, bottom: 0.4 }, // beside the first line of the heading
        { left: 0.5, top: 0.84, right: 0.7, bottom: 1 }, // the legend
      ],
      cropped: [underHeader, croppedFoot, { left: 0.62, top: 0.315, right: 0.8, bottom: 0.41 }], // the last: below a label that tablets print large
    },
    phone: {
      slug,
      kind: 'home',
      size: phoneSize,
      course: phoneCourse,
      unordered: true,
      clear: [
        { left: 0, top: 0, right: 0.44, bottom: 1 },
        { left: 0, top: 0.38, right: 0.6, bottom: 0.46 },
        { left: 0, top: 0.16, right: 0.72, bottom: 0.24 },
      ],
    },
  }),
  LandingPage: (source: ChartSource) =>
    source.area === 'technologies' ? technologyMap(source) : courseOverColumns(source),
  CategoryPage: (source: ChartSource) =>
    source.area === 'technologies' ? islandsBeside(source) : pagesBeside(source),
  ServicePage: (source: ChartSource) =>
    courseAcross(chartKindOf('ServicePage', source), source.slug, source.steps, {
      weeks: source.weeks,
      isTimed: source.weeks !== undefined && source.weeks.length > 0,
    }),
  SolutionPage: ({ slug, flow }: ChartSource) => courseAcross('solution', slug, flow),
  CaseStudiesPage: ({ slug, studies }: ChartSource) => latestStudy(slug, studies),
  CaseStudyPage: ({ slug, timeline }: ChartSource) => courseOfProject(slug, timeline),
  PostPage: courseOfText,
  CareerPage: ({ slug, hiring }: ChartSource) => courseAcross('page', slug, hiring),
  AboutPage: ({ slug, practices }: ChartSource) => teamsAcross(slug, practices),
  TechnologyPage: (source: ChartSource): ChartPair => {
    const { slug, title = '', neighbours = [] } = source
    const names = [{ title }, ...neighbours].map(nameOf)
    const links = neighbours.map((_, index) => [0, index + 1] as const)
    const chart = { slug, kind: 'technology', neighbours: neighbours.length, names, links } as const
    return {
      wide: { ...chart, size: { width: 720, height: 560 }, print: 1.1 },
      phone: { ...chart, size: { width: 720, height: 640 }, print: 1.75 },
    }
  },
} as const satisfies Record<string, (source: ChartSource) => ChartPair>

/** From where land comes on a chart that no text lies on, where not every side leaves the course its room. */
const sidesOf: Partial<Record<ChartKind, readonly [Side, ...Side[]]>> = {
  'operational-excellence': ['east', 'west', 'north'],
  'migration-modernization': ['south', 'east', 'north'],
  'automation-integration': ['north', 'south', 'east'],
  solution: ['east', 'west'],
  page: ['north', 'south'],
}

/** What of a course leads up to its beginning, from the chart's edge. */
const ENTRY = 0.1

/**
 * A course through the steps of a service, a solution or of hiring, across the page, each leg as long as its step if that
 * is known. If steps are timed, how long each takes stands below its name.
 */
function courseAcross(
  kind: ChartKind,
  slug: string,
  steps: readonly Step[] = [],
  { weeks = [], isTimed = false }: { weeks?: readonly number[] | undefined; isTimed?: boolean } = {},
): ChartPair {
  const end = weeks.at(-1)
  const shares = end === undefined ? [] : weeks.map((week) => mix(ENTRY, 1, week / end))
  const side = createRandom(`${slug}/side`).pick(sidesOf[kind] ?? SIDES)
  const chart = {
    slug,
    kind,
    course: steps.length,
    names: steps.map(({ title, duration }) => ({
      text: isTimed && duration !== undefined ? `${title}\n${duration}` : title,
    })),
  }
  const toScale = end !== undefined && { stops: shares, weeks: lengthsOf(weeks) }
  return {
    wide: { ...chart, ...toScale, side, ...acrossPage, print: 1.1 },
    phone: { ...chart, size: phoneStrip, sparse: true }, // its page has little room
  }
}

/** The weeks in which phases of a project end, in order. */
const endsOf = (timeline: readonly Phase[]): number[] =>
  [...new Set(timeline.map(({ to }) => to))].filter((week) => week > 0).toSorted((a, b) => a - b)

/** What a chart shows of a project: a course whose marks are the ends of its phases, at distances by their weeks. */
function courseThroughWeeks(timeline: readonly Phase[], href?: string) {
  const weeks = endsOf(timeline)
  const endOf = Math.max(...weeks)
  const names = weeks.map((week): ChartName => {
    const ended = timeline.filter(({ to }) => to === week).map(({ label }) => label)
    return { text: ended.join(', '), ...(href !== undefined && { href }) }
  })
  return { course: weeks.length, stops: weeks.map((week) => week / endOf), names }
}

/** How long each of some times is that end in these weeks. */
const lengthsOf = (ends: readonly number[]): number[] =>
  ends.map((end, index) => end - (ends[index - 1] ?? 0))

/** The course of a project across its page, which begins with its first week. */
function courseOfProject(slug: string, timeline: readonly Phase[] = []): ChartPair {
  const { wide, phone } = courseOfWeeks(slug, timeline)
  const weeks = endsOf(timeline)
  const last = weeks.at(-1) ?? 1
  const toScale = { stops: weeks.map((week) => mix(ENTRY, 1, week / last)), weeks: lengthsOf(weeks) }
  return { wide: { ...wide, ...toScale }, phone: { ...phone, ...toScale } }
}

/** The course of a project. */
function courseOfWeeks(slug: string, timeline: readonly Phase[] = [], href?: string): ChartPair {
  const chart = { slug, kind: 'article', ...courseThroughWeeks(timeline, href) } as const
  return {
    wide: { ...chart, ...acrossPage, print: 1.4, sparse: true }, // its page has little room
    phone: { ...chart, size: { ...phoneStrip, height: 820 } },
  }
}

/** The course of the latest project beside the heading of all; its names lead to it. */
function latestStudy(slug: string, [latest]: readonly StudySource[] = []): ChartPair {
  const { wide, phone } = courseOfWeeks(latest?.slug ?? slug, latest?.timeline, latest?.href)
  const { print: _, sparse: __, ...course } = wide
  return { wide: { ...course, size: heroSize, clear: [heroText], quiet: [besideText], cropped }, phone }
}

/** The sheet beside an article's heading, on phones below it. */
const textSheet = { width: 720, height: 560 }

/** How near two marks of a text may be, as a share of the course: their numbers stand apart. */
const leastStop = 0.13

/** The same stops, but none nearer to the one before it than `least`, as far as all have room. */
function spreadStops(stops: readonly number[], least: number): number[] {
  const apart = Math.min(least, 1 / (stops.length + 1))
  const shifted = stops.map((stop, index) => stop - index * apart) // where all of them stood at the least distance
  const pushed = shifted.map((_, index) => Math.max(0, ...shifted.slice(0, index + 1)))
  const end = 1 - (stops.length - 1) * apart
  return pushed.map((stop, index) => Math.min(stop, end) + index * apart)
}

/**
 * A course whose marks are the beginnings of a text’s sections, and one its end, at distances by their length.
 *
 * @param entry What of the course leads up to the beginning of the text.
 */
function courseThroughText(html = '', entry = 0) {
  const [text = ''] = html.split(/<section [^>]*footnotes/)
  const parts = text.split('<h2')
  const lengths = parts.map((part) => part.replace(/<[^>]+>/g, '').length)
  const all = Math.max(
    1,
    lengths.reduce((sum, length) => sum + length, 0),
  )
  let before = 0
  const ends = lengths.map((length) => mix(entry, 1, (before += length) / all))
  const stops = spreadStops(ends, leastStop)
  return { course: stops.length, stops }
}

/**
 * The course of an article: the same drawing for all windows, sparse, as the page has little room for it. Its marks have
 * the numbers of the sections in the page's list of them, which has the links: a keyboard reaches none on a drawing.
 */
function courseOfText({ slug, body }: ChartSource): ChartPair {
  const way = courseThroughText(body?.html, ENTRY)
  const sheet: SeaChartSpec = {
    slug,
    kind: 'article',
    side: createRandom(`${slug}/side`).pick(['east', 'north', 'south']), // the heading stands in the west
    size: textSheet,
    ...way,
    names: way.stops.slice(1).map((_, index) => ({ text: `${index + 1}` })),
    cropped: [{ left: 0, top: 0, right: 1, bottom: 1 }], // without numbers of depth
    print: 1.4,
    sparse: true,
  }
  return { wide: sheet, phone: sheet }
}

/** What the small chart of an article in lists shows: its course as a strip, with the numbers of its sections. */
export function stripSpec({ slug, body }: ChartSource): SeaChartSpec {
  const way = courseThroughText(body?.html, ENTRY)
  return {
    slug,
    kind: 'article',
    side: 'east', // so low a sheet cuts off a coast along its upper or lower edge
    size: { width: 620, height: 124 },
    ...way,
    stops: spreadStops(way.stops, 0.16), // “Section 1” is wider than the numbers
    names: way.stops.slice(1).map((_, index) => ({ text: index === 0 ? 'Section 1' : `${index + 1}` })),
    print: 1.3,
    sparse: true,
  }
}

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
function pagesBeside({ slug, items = [] }: ChartSource): ChartPair {
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
const columnsOfSea = { left: 680, step: 310, mark: 540, anchor: [1652, 402] } as const

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
function courseOverColumns({ slug, categories = [] }: ChartSource): ChartPair {
  const { width, height } = openSea
  const { left, step, mark, anchor } = columnsOfSea
  const places = [0, 1, 2, 3].map((column) => inOpenSea([left + 8 + column * step, mark]))
  const columns: Rect = {
    left: (left - 24) / width,
    top: (mark - 24) / height,
    right: (left + 1210) / width,
    bottom: 1220 / height,
  }
  const heading: Rect = { left: 0, top: 0, right: 1280 / width, bottom: 516 / height }
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

/** Teams as islands, the larger, the more articles they have written, side by side those that have the same part in a project. */
function teamsAcross(slug: string, teams: readonly Team[] = []): ChartPair {
  const shores = { shelf: 50, ruggedness: 0.3 }
  const figures = teams.map(({ articles = 0 }) => articles)
  const isCounted = figures.some((count) => count > 0)
  const chart = {
    slug,
    kind: 'technology',
    names: teams.map(nameOf),
    shores,
    ...(isCounted && { figures }),
  } as const
  const groups = groupByPart(teams)
  const hasParts = groups.some(({ name }) => name !== '')
  const lay = (room: Room) => {
    const layout = layIslands(slug, groups, room)
    return isCounted ? growUsed(layout, figures) : layout
  }
  const wide = lay({
    width: strip.width,
    columns: teams.length,
    rows: 1,
    rowHeight: 222,
    headHeight: hasParts ? 108 : 36,
    footHeight: 28,
    groupGap: hasParts ? 90 : 0,
    sideWidth: 60,
  })
  // each part in rows of its own, in the order of a project: three side by side left names no room
  const phone = lay({
    width: 780,
    ...(hasParts ? { columns: MOST_BESIDE, rows: 1 } : { columns: 2 }),
    rowHeight: hasParts ? 242 : 220,
    headHeight: hasParts ? 112 : 48, // below names of two lines
    footHeight: 32,
  })
  const islands = phone.islands.map((island) => ({ ...island, radius: island.radius * 0.84 })) // with room for names
  const areas = wide.areas.map((area, index) =>
    (groups[index]?.count ?? 0) > 1 ? { ...area, reach: reachOver(area, index, groups, wide) } : area,
  )
  return {
    wide: { ...chart, size: wide.extent, islands: wide.islands, areas, print: 1.1 },
    phone: { ...chart, size: phone.extent, islands, areas: phone.areas, print: 1.7 },
  }
}

/** So many islands with names have room side by side on phones. */
const MOST_BESIDE = 3

/** Half the length of the bracket of a group, over its first and its last island, as a share of the width. */
function reachOver(
  { x }: Point,
  group: number,
  groups: readonly IslandGroup[],
  { islands, extent }: IslandLayout,
) {
  const before = groups.slice(0, group).reduce((sum, { count }) => sum + count, 0)
  const own = islands.slice(before, before + (groups[group]?.count ?? 0))
  const half = 50 / extent.width // of an island
  return Math.max(...own.map((island) => Math.abs(island.x - x))) + half
}

/** Teams that follow each other and have the same part in a project. */
function groupByPart(teams: readonly Team[]): IslandGroup[] {
  const groups: IslandGroup[] = []
  for (const { part = '' } of teams) {
    const last = groups.at(-1)
    if (last?.name === part) groups.splice(-1, 1, { name: part, count: last.count + 1 })
    else groups.push({ name: part, count: 1 })
  }
  return groups
}

/** How many services and articles use each of these technologies. */
const countsOf = (items: readonly Named[], uses: NonNullable<ChartSource['uses']>) =>
  items.map(({ href }) => uses.find((use) => use.href === href)?.count ?? 0)

/** The technologies of a category as islands, beside the heading. */
function islandsBeside({ slug, items = [], uses = [] }: ChartSource): ChartPair {
  const figures = countsOf(items, uses)
  const most = Math.max(...uses.map(({ count }) => count))
  const grow = (layout: IslandLayout) => (uses.length > 0 ? growUsed(layout, figures, most) : layout)
  const chart = {
    slug,
    kind: 'technology',
    names: items.map(nameOf),
    ...(uses.length > 0 && { figures }),
  } as const
  const groups = [{ name: '', count: items.length }]
  const columns = items.length > 6 ? 4 : items.length > 4 ? 3 : 2
  const [headHeight, footHeight] = [heroCrop + airAbove, heroCrop]
  const rowHeight = (heroSize.height - headHeight - footHeight) / (Math.ceil(items.length / columns) + 0.1)
  const room = { width: 640, columns, rowHeight, headHeight, footHeight }
  const beside = grow(layIslands(slug, groups, room))
  const left = 1 - 640 / heroSize.width
  const below = grow(
    layIslands(slug, groups, { width: 780, columns: 2, rowHeight: 240, headHeight: 48, footHeight: 32 }),
  )
  return {
    wide: {
      ...chart,
      size: heroSize,
      islands: beside.islands.map((island) => ({ ...island, x: left + island.x * (1 - left) })),
      clear: [islandsText],
      quiet: [heroText],
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
  const figures = countsOf(all, uses)
  const chart = {
    slug,
    kind: 'technology',
    names: all.map(nameOf),
    ...(uses.length > 0 && { figures }),
  } as const
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

/** All technologies by family, and which of them meet: on phones within a family, as lines across all would be a web. */
function technologyMap(source: ChartSource): ChartPair {
  const { chart, links, familyOf, layOut } = surveyFamilies(source)
  const withinFamilies = links.filter(([a, b]) => familyOf[a] === familyOf[b])
  const wide = layOut(
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
  const sheet = wide.extent.width
  return {
    wide: {
      ...chart,
      ...widen(wide, wideSea.width),
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
      links: withinFamilies,
      print: 1.75,
    },
  }
}

/** A family of so many has two columns of names on the chart of families. */
const isWide = (items: readonly unknown[]) => items.length > 6

/** Where on the chart of families the page's content stands, and the middle of its upper row (src/ui/technology-index.module.css). */
const familySea = { width: 2560, left: 680, right: 1880, middle: 545, foot: 230 } as const

/** How far below the first island the second lies, and so on by turns: each has room for the names on it. */
const familyDrop = 272

/** What the names on an island need: its width with one column of them and with two, its height with that of each name. */
const onIsland = { narrow: 244, wide: 416, head: 108, row: 28 } as const

/** What windows between 1024 and 1536 pixels show beside the content, where they end: no number is cut there. */
const beside = ({ left, right, width }: { left: number; right: number; width: number }): Rect[] =>
  [left - 190, right + 26].map((start) => ({
    left: start / width,
    top: 0,
    right: (start + 164) / width,
    bottom: 1,
  }))

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

/** A layout with open sea on both sides. */
function widen({ extent, islands, areas }: IslandLayout, width: number) {
  const inWide = <Place extends Point>(place: Place): Place => ({
    ...place,
    x: 0.5 + ((place.x - 0.5) * extent.width) / width,
  })
  return { size: { ...extent, width }, islands: islands.map(inWide), areas: areas.map(inWide) }
}

/** The same layout with islands that are linked near each other. */
function arrangeLinked(
  { extent, islands, areas }: IslandLayout,
  groups: readonly IslandGroup[],
  {
    links,
    rowHeight,
    print,
    names,
  }: { links: readonly Link[]; rowHeight: number; print: number; names: readonly string[] },
): IslandLayout {
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
  return { extent, areas, islands: order.flatMap((place) => islands[place] ?? []) }
}

/**
 * The same layout with islands that are the larger, the more services and articles use their technology.
 *
 * @param most The highest number of all technologies. Default: of these.
 */
function growUsed(layout: IslandLayout, uses: readonly number[], most = Math.max(...uses)): IslandLayout {
  const islands = layout.islands.map((island, index) => ({
    ...island,
    radius: island.radius * (0.64 + 0.68 * Math.sqrt((uses[index] ?? 0) / Math.max(1, most))),
  }))
  return { ...layout, islands }
}

/** The chart beside the way in, on pages that no content stands behind. */
export function signInChart(): string {
  const size = { width: 1440, height: 760 }
  return drawSeaChart({
    slug: 'sign-in',
    kind: 'sign-in',
    size,
    quiet: [besideText],
    clear: [heroText],
    course: 3,
  }).svg
}

/** The chart of the page that isn't there: a course that ends where nobody has taken soundings. */
export function notFoundChart(): string {
  return drawSeaChart({
    slug: 'not-found',
    kind: 'not-found',
    size: heroSize,
    round: true,
    course: [
      { x: 0.445, y: 1.05 },
      { x: 0.51, y: 0.8 },
      { x: 0.575, y: 0.6, mark: true },
    ],
    names: [{ text: 'You are here' }],
    clear: [heroText],
    quiet: [{ left: 0, top: 0, right: 0.86, bottom: 1 }],
    cropped: [{ left: 0, top: 0.78, right: 1, bottom: 1 }], // by windows wider than 1440 pixels
  }).svg
}

/** What the chart of a solution beside others shows: the stations of its course. */
export const flowSpec = ({ slug, flow }: { slug: string; flow: readonly string[] }): SeaChartSpec => ({
  slug,
  kind: 'solution',
  size: { width: 420, height: 310 },
  course: flow.length,
  names: flow.map((text) => ({ text })),
  print: 1.1,
})

/** What the small chart of a case study in lists shows: the course of its phases, each mark with the week in which they end. */
export function studySpec({ slug, timeline }: StudySource): SeaChartSpec {
  const { course, stops } = courseThroughWeeks(timeline)
  return {
    slug,
    kind: 'article',
    size: { width: 576, height: 144 },
    course,
    stops: spreadStops(stops, leastStop),
    names: endsOf(timeline).map((week, index) => ({
      text: index === 0 ? `Week ${week}` : `${week}`,
    })),
  }
}

/** The kind of coast of a page: its category's, else what it is. */
export function chartKindOf(
  type: string,
  { slug, area, categorySlug }: Pick<ChartSource, 'slug' | 'area' | 'categorySlug'>,
): ChartKind {
  const category = asKind(categorySlug) ?? asKind(slug)
  if (category !== undefined) return category
  if (type === 'TechnologyPage' || area === 'technologies') return 'technology'
  if (type === 'SolutionPage' || type === 'SolutionsPage') return 'solution'
  return ['PostPage', 'CaseStudyPage', 'BlogPage'].includes(type) ? 'article' : 'page'
}

const asKind = (slug: string | undefined) => CHART_KINDS.find((kind) => kind === slug)
