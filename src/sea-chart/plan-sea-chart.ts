import { cropSea, sketchCoast, turnCoast } from './coasts'
import type { Coast } from './coasts'
import type { Course } from './course'
import { NO_COURSE, plotCourse, takeBearings } from './course'
import {
  createField,
  depthAt,
  dredge,
  dredgeFairway,
  easeNames,
  extentOfLand,
  levelAreas,
  measureIslands,
  middleOfLand,
  raise,
  settle,
} from './field'
import type { Field, FieldRequest } from './field'
import { clamp, distance, scaleRect, widened } from './geometry'
import { evenStops, layCourse } from './lay-course'
import { drawLines, walkStretch } from './links'
import type { LinkLine } from './links'
import { ashoreOf, groundUnder, grownAbout, heightOf, placeAreas, placeNames, widthOf } from './names'
import type { Ground, NamedPlace, PlacedArea, PlacedName } from './names'
import { placeScale } from './place-scale'
import type { PlacedScale } from './place-scale'
import { createRandom } from './random'
import type { Random } from './random'
import { levelUnder, placeRose, roseBox } from './rose'
import type { Rose } from './rose'
import { CHART_SIZES } from './sea-chart-spec'
import type { Extent, Point, Rect, SeaChartSpec } from './sea-chart-spec'
import { takeSoundings } from './soundings'
import type { Sounding } from './soundings'

/** Everything a chart shows, as data, in drawing units and metres: what draw-sea-chart.ts draws and tests read. */
export interface SeaChartPlan {
  readonly field: Field
  readonly course: Course
  /** None where it has no room. */
  readonly rose: Rose | undefined
  readonly soundings: readonly Sounding[]
  readonly islands: readonly Point[]
  readonly names: readonly PlacedName[]
  /** What lies under each name. */
  readonly grounds: readonly Ground[]
  readonly areas: readonly PlacedArea[]
  /** The scale of its course, where distances are times. */
  readonly scale: PlacedScale | undefined
  /** The depths that have a line, metres. */
  readonly depths: readonly number[]
  /** Islands that lines join. */
  readonly links: readonly (readonly [Point, Point])[]
  /** These lines as they are drawn. */
  readonly lines: readonly LinkLine[]
  /** How large numbers, marks and lines are printed. */
  readonly print: number
  /** Whether lines of depth have round curves. */
  readonly round: boolean
  /** Whether lines of the deep and of hills are left out. */
  readonly sparse: boolean
  /** Whether islands have numbers. */
  readonly isCounted: boolean
  /** Whether all land is islands that stand for something. */
  readonly isArchipelago: boolean
}

/** The depths in metres at which a chart has a line; tints end at 5, 10 and 20 as on printed charts. */
const LINE_DEPTHS = [2, 5, 10, 20, 30, 50, 70, 100] as const
/** Cards and charts on phones are too small for all lines. */
const FEW_LINE_DEPTHS = [5, 10, 20, 40, 70] as const

export const isCard = ({ height }: Extent) => height < 300

/** Whether fine lines would run together, on a small chart, or under the names of one that is printed large. */
export const isCoarse = (extent: Extent, print: number) => isCard(extent) || print >= 1.1

export const lineDepths = (extent: Extent, print: number): readonly number[] =>
  isCoarse(extent, print) ? FEW_LINE_DEPTHS : LINE_DEPTHS

/** The depths at which a chart has a line: none is dotted beside the dashed lines between islands. */
const linesOf = ({ links }: SeaChartSpec, extent: Extent, print: number) =>
  lineDepths(extent, print).filter((depth) => links === undefined || depth > 2)

/** Whether a chart is printed for phones. */
export const isForPhone = (print: number) => print >= 1.4

/** How large soundings are printed: on phones larger than all else (sea-chart.css), or they would be too small to read. */
export const numberPrint = (print: number) => (isForPhone(print) ? 1.25 : 1) * print

const resolveExtent = ({ size = 'hero' }: SeaChartSpec): Extent =>
  typeof size === 'string' ? CHART_SIZES[size] : size

/** Phones and cards are shown smaller than their drawing units. */
function defaultPrint({ width, height }: Extent): number {
  if (height < 300) return 1.2
  return width < 900 && height > 0.6 * width ? 1.75 : 1
}

const scaleCropped = ({ cropped = [] }: SeaChartSpec, { width, height }: Extent): Rect[] =>
  cropped.map((rect) => scaleRect(rect, width, height))

function chooseCourse(spec: SeaChartSpec, field: Field, coast: Coast, print: number): Course {
  const { course, clear = [], unordered = false } = spec
  if (course === undefined) return NO_COURSE
  const cropped = scaleCropped(spec, field)
  if (typeof course !== 'number') return plotCourse(course, field, { print, unordered })
  const stops = spec.stops ?? evenStops(Math.round(course))
  const isGiven = spec.stops !== undefined
  const { weeks = [] } = spec
  return layCourse(field, { harbour: coast.harbour, stops, isGiven, weeks, clear, cropped })
}

/** A square with a place in its middle; `half` is half its side. */
const squareAround = ({ x, y }: Point, half: number): Rect => ({
  left: x - half,
  top: y - half,
  right: x + half,
  bottom: y + half,
})

/** The room around a mark or a bearing. */
const roomAround = (at: Point, print: number): Rect => squareAround(at, 18 * print)

/** At most one sounding for so many square units of chart, land included; none on cards, where they can't be read. */
const soundingCount = (extent: Extent, print: number) =>
  isCard(extent)
    ? 0
    : Math.round((extent.width * extent.height) / ((print >= 1.1 ? 10_000 : 6500) * print * print))

/** The share of a chart that all windows show, as far as it is cropped by strips all across it. */
const shownShare = ({ hugs = false, cropped = [] }: SeaChartSpec): number =>
  hugs ? 1 - cropped.reduce((sum, { top, bottom }) => sum + bottom - top, 0) : 1

/**
 * Coasts are sketched with open sea for text on their left; without text that share of the width is spare. An archipelago
 * then stands in the middle.
 */
function spareSea({ kind, clear = [] }: SeaChartSpec): number {
  const beside = clear.filter(
    ({ left, right, top, bottom }) => left < 0.2 && right < 0.8 && bottom - top > 0.4,
  )
  const needed = Math.max(0, ...beside.map(({ right }) => right))
  return (kind === 'technology' ? 0.56 : 0.4) * clamp(1 - needed / 0.42, 0, 1)
}

/** The drawn middle of an island: its outline has wandered from the sketch, so its hill is looked for nearby. */
function locateIsland(field: Field, sketched: Point): Point {
  const wanted = { x: sketched.x * field.width, y: sketched.y * field.height }
  const reach = 84 * field.scale
  let middle = wanted
  let best = -Infinity
  for (let dx = -reach; dx <= reach; dx += field.cell) {
    for (let dy = -reach; dy <= reach; dy += field.cell) {
      const place = { x: wanted.x + dx, y: wanted.y + dy }
      const worth = -depthAt(field, place) - 0.3 * distance(place, wanted)
      if (worth > best) [middle, best] = [place, worth]
    }
  }
  return { x: Math.round(middle.x), y: Math.round(middle.y) }
}

/** How far a mark reaches, and the last one with its bold ring, drawing units at print 1. */
const MARK_REACH = 9
const END_REACH = 12

/** Beside a mark there is room for words; those on small charts are numbers. */
const nameMarks = (
  { names = [], unordered = false }: SeaChartSpec,
  { marks }: Course,
  extent: Extent,
  print: number,
): NamedPlace[] =>
  marks.flatMap((at, index) => {
    const name = names[index]
    const wish = isCard(extent) ? 'number' : unordered ? 'before' : 'beside'
    const reach = index === marks.length - 1 ? END_REACH : MARK_REACH
    return name ? [{ name, at, extent: squareAround(at, reach * print), wish }] : []
  })

/** The name of the main island stands on it; the others are too small. On given places all stand on one side. */
const nameIslands = (
  spec: SeaChartSpec,
  field: Field,
  islands: readonly Point[],
  print: number,
): NamedPlace[] =>
  islands.flatMap((at, index) => {
    const name = spec.names?.[index]
    const isMain = index === 0 && spec.islands === undefined
    // where letters are printed larger, they begin higher
    const extent = widened(extentOfLand(field, at), isAcrossPage(spec, print) ? 4 * print : 0)
    const wish = spec.islands !== undefined ? 'below' : isMain ? 'over' : 'under'
    return name ? [{ name, at, extent, wish }] : []
  })

/** Land under the name of a main island, where it stands. */
function raiseMain(spec: SeaChartSpec, sea: Field, main: Point | undefined, print: number): Field {
  const text = spec.names?.[0]?.text
  if (spec.kind !== 'technology' || spec.islands !== undefined || !main || text === undefined) return sea
  const { x, y } = middleOfLand(sea, main)
  const [half, halfHeight] = [widthOf(text, print) / 2, heightOf(text, print) / 2]
  return raise(sea, { left: x - half, top: y - halfHeight, right: x + half, bottom: y + halfHeight })
}

/**
 * How far out the floor takes to become deep around islands on given places, drawing units: those of a group share a bank,
 * with deep water around it.
 */
const ISLAND_SHELF = 72
const GROUP_SHELF = 104
const BANK_DEPTH = 20
/** Between groups it stays deep: how far around a name there the floor is eased, units on a chart of scale 1. */
const BANK_REACH = 64
const BANK = { radius: 84, rise: 0.34 } as const

/** Islands on given places are small: by the bends of a rugged coast some would drown. */
function placeIslands(
  coast: Coast,
  { islands, lands, shores, groupOf, links }: SeaChartSpec,
  { width, height }: Extent,
  random: Random,
): Coast {
  if (islands === undefined) return coast
  // where sizes are compared, shapes are alike
  const [longest, rugged] = links ? [1.4, 0.4] : [1.7, 0.6]
  const shape = () => ({ stretch: random.between(1.1, longest), turn: random.between(-0.9, 0.9) })
  return {
    ...coast,
    lands: lands ?? coast.lands,
    shelf: (shores?.shelf ?? (groupOf ? GROUP_SHELF : ISLAND_SHELF)) / width,
    ruggedness: shores?.ruggedness ?? rugged * coast.ruggedness,
    islands: islands.map((island) => ({ ...island, ...shape() })),
    shoals: groupOf
      ? islands.map(({ x, y }) => ({ x, y, radius: BANK.radius / height, rise: BANK.rise }))
      : [],
  }
}

/** How often islands are measured, and by how much each may change at a time. */
const ROUNDS = 3
const CHANGE = { least: 0.8, most: 1.25 } as const

/** Where sizes are compared: the land of each island is as large as its radius says, whatever its outline. */
function evenOut(coast: Coast, measure: (coast: Coast) => readonly number[]): Coast {
  const wanted = coast.islands.map(({ radius }) => radius ** 2)
  let even = coast
  for (let round = 0; round < ROUNDS; round++) {
    const shares = measure(even).map((area, index) => area / (wanted[index] ?? 1))
    const usual = shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)] ?? 1
    even = {
      ...even,
      islands: even.islands.map((island, index) => ({
        ...island,
        radius: island.radius * clamp(Math.sqrt(usual / (shares[index] || usual)), CHANGE.least, CHANGE.most),
      })),
    }
  }
  return even
}

/** How near the frame the middle of a neighbor may lie, as shares of the chart: nearer ones would be cut off. */
const NEIGHBOUR_GAPS = { x: 0.15, y: 0.19 }

/** So large are all neighbors alike, and so even that none falls into two or meets the main island. */
const NEIGHBOUR = { radius: 0.07, ruggedness: 0.7, stretch: 1.5 } as const

/** Where nothing stands beside an archipelago, all of it lies within the frame. */
function keepInFrame(coast: Coast, { kind, clear = [], islands: given }: SeaChartSpec): Coast {
  if (kind !== 'technology' || clear.length > 0 || given !== undefined) return coast
  const keep = (share: number, gap: number) => clamp(share, gap, 1 - gap)
  const islands = coast.islands.map((island, index) => ({
    ...island,
    radius: index > 0 ? NEIGHBOUR.radius : island.radius,
    stretch: Math.min(island.stretch, NEIGHBOUR.stretch),
    x: keep(island.x, NEIGHBOUR_GAPS.x),
    y: keep(island.y, NEIGHBOUR_GAPS.y),
  }))
  return { ...coast, islands, ruggedness: NEIGHBOUR.ruggedness }
}

/** An em in windows 768 pixels wide, which print the letters of a chart across the page the largest (src/ui/page-chart.module.css), units. */
const LARGEST_EM = 21.1

/** How many times as large as on the sheet that is. */
const growthOf = ({ hugs = false }: SeaChartSpec, print: number) =>
  hugs ? Math.max(1, LARGEST_EM / fontSize(print)) : 1

/** The same in windows 1920 pixels wide, which print them the smallest, and how many times as large as on the sheet that is. */
const LEAST_EM = 11.4
const leastOf = ({ hugs = false }: SeaChartSpec, print: number) =>
  hugs ? Math.min(1, LEAST_EM / fontSize(print)) : 1

/** An em of a sheet, units. */
export const fontSize = (print: number) => Math.round(13 * print)

/** An em of its numbers and words where windows print them the largest, units (sea-chart.css, chart-names.css). */
const lettersOf = ({ hugs = false }: SeaChartSpec, print: number) =>
  hugs ? 1.17 * Math.max(LARGEST_EM, fontSize(print)) : 1.36 * fontSize(print)

/** By how much they are wider on either side there, drawing units. */
const WIDER_NAMES = 44

/** How many times as large as their boxes windows print words beside text; the boxes have so much room themselves. No line of depth runs there. */
const LARGER_WORDS = 1.25

/** The same of numbers on cards. */
const LARGER_NUMBERS = 1.5

const growthOfWords = ({ clear = [] }: SeaChartSpec, extent: Extent, growth: number) =>
  Math.max(isCard(extent) ? LARGER_NUMBERS : clear.length > 0 ? LARGER_WORDS : 1.16, growth)

/** How many times as large as on the sheet some windows print names of islands, which keep their places (src/ui/page-chart.module.css, map-chart.module.css). */
const printedAs = (spec: SeaChartSpec, print: number) =>
  isAcrossPage(spec, print) ? LARGEST_EM / fontSize(print) : 1.12

const isAcrossPage = ({ areas, groupOf }: SeaChartSpec, print: number) =>
  areas !== undefined && groupOf === undefined && print < 1.4

/** All that a name takes up in windows that print letters up to so many times as large, or as small. */
function reachOf(box: Rect, mark: Point, growth: number, least = 1): Rect {
  const boxes = [least, 1, growth].map((times) => grownAbout(mark, box, times))
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}

/** Whether a course that the generator lays ends at anchor, not at a mark with a name. */
const isAnchored = ({ course, names = [] }: SeaChartSpec) =>
  typeof course === 'number' && names.length > 0 && names.length < course

type Stream = (topic: string) => Random

/** What a field is computed from. */
function fieldRequest(spec: SeaChartSpec, extent: Extent, coast: Coast, stream: Stream): FieldRequest {
  const { clear = [], shores, unordered = false, coarseness = 1 } = spec
  const course =
    typeof spec.course === 'object' ? plotCourse(spec.course, extent, { print: 1, unordered }).line : []
  const { slope = 1 } = shores ?? {}
  return { extent, coast, random: stream('field'), clear, course, slope, coarseness }
}

/** The words of a label on middle screens and on phones, within the room that is kept for it beside its mark, print 1. */
const WORDS = { width: 300, height: 20 } as const

/** What the words of labels take up. */
const wordsOf = ({ labels, marks }: Course, print: number): Rect[] =>
  labels.map(({ left, top, right, bottom }) => {
    const isRightOfMark = marks.some(({ x }) => x === left)
    const [width, half] = [WORDS.width * print, (WORDS.height / 2) * print]
    const middle = (top + bottom) / 2
    return {
      left: isRightOfMark ? left : right - width,
      top: middle - half,
      right: isRightOfMark ? left + width : right,
      bottom: middle + half,
    }
  })

/** Phones print the name of a part of the sea larger, and corners of boxes are eased less, units at print 1. */
const AREA_ROOM = 7

/** What the name of a part of the sea takes up with its bracket. */
const withBracket = ({ x, box, reach }: PlacedArea): Rect => ({
  ...box,
  left: Math.min(box.left, x - reach),
  right: Math.max(box.right, x + reach),
})

/** Windows print figures beside text larger than the sheet does: no number stands so near a bearing, units. */
const LARGER_FIGURES = 16

/** Surveys a sea: coast, depths, course, rose, soundings. Pure: the same spec gives the same plan. */
export function planSeaChart(spec: SeaChartSpec): SeaChartPlan {
  const extent = resolveExtent(spec)
  const {
    clear = [],
    quiet = [],
    cropped = [],
    neighbours = 5,
    round = false,
    sparse = false,
    side = 'east',
  } = spec
  const { print = defaultPrint(extent) } = spec
  const stream: Stream = (topic) => createRandom(`${spec.kind}/${spec.slug}/${topic}`)
  const sketch = sketchCoast(spec.kind, stream('coast'), clamp(Math.round(neighbours), 0, 8))
  const isUpright = side === 'north' || side === 'south'
  const cut = isUpright ? sketch : cropSea(sketch, spareSea(spec))
  const placed = placeIslands(
    keepInFrame(turnCoast(cut, side, stream('side'), isAnchored(spec)), spec),
    spec,
    extent,
    stream('islands'),
  )
  const request = (asked: Coast) => fieldRequest(spec, extent, asked, stream)
  const coast = spec.figures ? evenOut(placed, (asked) => measureIslands(request(asked))) : placed
  const found = createField(request(coast))
  const laid = chooseCourse(spec, found, coast, print)
  const areas = placeAreas(
    spec.areas ?? [],
    extent,
    isAcrossPage(spec, print) ? print * printedAs(spec, print) : print,
  )
  const lines = linesOf(spec, extent, print)
  const areaBoxes = areas.map(withBracket)
  const level = levelAreas(found, areaBoxes, lines)
  const sea = typeof spec.course === 'number' ? dredgeFairway(level, laid.line) : level
  const overlaid = [...clear, ...quiet, ...cropped].map((rect) =>
    scaleRect(rect, extent.width, extent.height),
  )
  const islands = coast.islands.map((island) => locateIsland(sea, island))
  const surveyed = raiseMain(spec, sea, islands[0], print)
  const named =
    spec.kind === 'technology'
      ? nameIslands(spec, surveyed, islands, print)
      : nameMarks(spec, laid, extent, print)
  const unnamed = laid.marks.slice(named.length).map((end) => roomAround(end, 0.7 * print))
  const links = (spec.links ?? []).flatMap(([from, to]) => {
    const [a, b] = [islands[from], islands[to]]
    return a && b ? [[a, b] as const] : []
  })
  const growth = growthOf(spec, print)
  const names = placeNames({
    places: named,
    frame: extent,
    taken: [...overlaid, ...areaBoxes, ...unnamed],
    ways: [laid.line, ...(spec.islands ? [] : links)],
    depth: (place) => depthAt(surveyed, place),
    lines,
    print,
    growth,
  })
  const words = names.flatMap(({ box }, index) =>
    laid.marks
      .slice(index, index + 1)
      .map((at) => reachOf(box, at, growthOfWords(spec, extent, growth), leastOf(spec, print))),
  )
  // figures of a bearing stand beside names, not under them
  const course = spec.bearings
    ? takeBearings(surveyed, laid, [...scaleCropped(spec, extent), ...words], numberPrint(print))
    : laid
  const onCourse = [...course.marks, ...course.bearings, ...(course.end ? [course.end] : [])].map((place) =>
    roomAround(place, print),
  )
  const written = [...names.map(({ box }) => box), ...wordsOf(course, print)]
  const isLeveled = spec.kind !== 'technology' && written.length > 0
  const large = names.flatMap(({ box }, index) => {
    const mark = laid.marks[index]
    return mark === undefined || growth === 1 ? [] : [grownAbout(mark, box, growth)]
  })
  const ashore = large.filter((box) => ashoreOf(box, (place) => depthAt(surveyed, place)) > 0)
  const leveled = [...words, ...wordsOf(course, print)]
  const dredged = isLeveled ? settle(dredge(surveyed, [...leveled, ...ashore])) : surveyed
  const printed = names.map((name) => reachOf(name.box, name, printedAs(spec, print)))
  const texts = [
    ...leveled,
    ...course.bearings.map(({ box }) => box),
    ...(spec.kind === 'technology' ? printed : []),
    ...areaBoxes.map((box) => widened(box, AREA_ROOM * print)),
  ]
  // an archipelago stands on one bank with its names
  const onBank = new Set(spec.links === undefined ? [] : printed)
  const mostUnder = (text: Rect) => (onBank.has(text) ? BANK_DEPTH : Infinity)
  const floor = { most: mostUnder, ...(areas.length > 0 && { bank: BANK_REACH }) }
  const eased = easeNames(dredged, texts, lines, floor)
  const scale = placeScale({
    field: eased,
    course,
    taken: [...overlaid, ...written, ...large, ...course.bearings.map(({ box }) => box)],
    lines,
    print,
    em: lettersOf(spec, print),
    ofRanges: spec.ofRanges ?? false,
  })
  const open = scale ? easeNames(eased, [...scale.boxes, ...texts], lines, floor) : eased
  const taken = [
    ...overlaid,
    ...(scale?.boxes ?? []),
    ...areaBoxes,
    ...course.labels,
    ...onCourse,
    ...course.bearings.map(({ box }) => widened(box, spec.hugs ? 0 : LARGER_FIGURES)),
    ...names.map(({ box }) => box),
    ...(spec.figures ?? []).flatMap((_, index) => {
      const island = islands[index]
      return island ? [roomAround(middleOfLand(open, island), print)] : []
    }),
  ]
  const drawn = drawLines({
    field: dredged,
    islands,
    links: spec.links ?? [],
    groupOf: spec.groupOf,
    taken: [...names.map(({ box }) => box), ...areaBoxes],
  })
  const ways = drawn.flatMap(({ pieces }) => pieces.map((piece) => walkStretch(piece, 12)))
  const hasLargerNames = spec.areas !== undefined && spec.groupOf === undefined
  const rose = placeRose({
    field: open,
    random: stream('signs'), // a seed: by another name every rose would stand elsewhere
    course: course.line,
    links: ways,
    // windows 768 pixels wide print names of islands across the page larger (src/ui/page-chart.module.css)
    taken: hasLargerNames ? [...taken, ...names.map(({ box }) => widened(box, WIDER_NAMES))] : taken,
    lines,
    print,
  })
  const field = levelUnder(open, rose, lines)
  // beside what has a name, a depth would be read as a figure about it; islands stand for something by themselves, and
  // marks in no order get their names from the page
  const soundings =
    spec.kind === 'technology' || names.length > 0 || spec.unordered
      ? []
      : takeSoundings({
          field,
          random: stream('soundings'),
          lines,
          course: course.line,
          taken: [...taken, ...(rose ? [roseBox(rose)] : [])],
          print: numberPrint(print),
          count: Math.round(shownShare(spec) * soundingCount(extent, numberPrint(print))),
        })
  const grounds = names.map(({ box }) => groundUnder(box, (place) => depthAt(field, place)))
  return {
    field,
    course,
    rose,
    soundings,
    islands,
    names,
    grounds,
    areas,
    scale,
    depths: lines,
    links,
    lines: drawn,
    print,
    round,
    sparse,
    isCounted: spec.figures !== undefined,
    isArchipelago: spec.kind === 'technology' && spec.lands === undefined,
  }
}
