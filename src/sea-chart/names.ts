import {
  clamp,
  contains,
  distanceBetween,
  distanceToRect,
  mix,
  overlaps,
  walkLine,
  widened,
} from './geometry'
import type { AreaName, ChartName, Extent, Point, Rect } from './sea-chart-spec'

/** A name beside what it names, in drawing units. */
export interface PlacedName extends Point {
  /** One or two. */
  readonly lines: readonly string[]
  readonly href: string | undefined
  /** Where the text begins, ends or has its middle. */
  readonly anchor: 'start' | 'middle' | 'end'
  readonly box: Rect
}

/** What lies under a name: deep water, water of one of the three tints, or land. */
const GROUNDS = ['deep', 'bank', 'shelf', 'shoal', 'land'] as const
export type Ground = (typeof GROUNDS)[number]
/** The depth at which each but the first begins, metres. */
export const GROUND_DEPTHS = [20, 10, 5, 0] as const

/** The ground under a name, between the extremes where there are several: in its tint lines are interrupted behind the letters. */
export function groundUnder(box: Rect, depth: NameRequest['depth']): Ground {
  const depths = depthsUnder(box, depth)
  const steps = depths.map((metres) => GROUND_DEPTHS.filter((begins) => metres < begins).length)
  const mean = steps.reduce((sum, step) => sum + step, 0) / steps.length
  return GROUNDS[Math.round(mean)] ?? 'deep'
}

/** What is named: a mark or an island. */
export interface NamedPlace {
  readonly name: ChartName
  readonly at: Point
  /** What the name stays clear of: the mark or the whole island, drawing units. */
  readonly extent: Rect
  /**
   * On which side the name stands if it can: 'over' an island, 'under' it, 'beside' a mark, or 'before' one whose leg leads
   * east. 'number': below a mark, on land only where no water is. 'below' an island: there unless that hides most of it, so that among many islands a reader knows which
   * name is whose.
   */
  readonly wish: keyof typeof SIDES
}

export interface NameRequest {
  readonly places: readonly NamedPlace[]
  readonly frame: Extent
  /** Rectangles in drawing units where no name may stand. */
  readonly taken: readonly Rect[]
  /** Lines that a name should not lie on: the course, and those from an island to its neighbours. */
  readonly ways: readonly (readonly Point[])[]
  /** The depth at a place, negative on land, on which only the name of a main island stands. */
  readonly depth: (place: Point) => number
  /** Depths with a line: the name of a mark stands between lines if it can. */
  readonly lines: readonly number[]
  readonly print: number
  /** How much larger some windows print names, and farther off their marks: there, too, they cover neither land nor each other. Default: 1. */
  readonly growth?: number
}

/** Sizes of the type at print 1, drawing units: as large as middle screens print `.sc-name` (page-chart.module.css), at 13 units an em. */
const TYPE = { leading: 21, letter: 9.4 } as const
/** Names longer than this stand in two lines, characters. */
const LONGEST_LINE = 17
const GAP = 7
/** A name stays this far from the frame: wide screens crop the chart a little, and middle ones print a wide chart at half its size. */
const frameGap = ({ width }: Extent) => clamp(width / 60, 12, 24)

interface Candidate extends PlacedName {
  /** The better, the lower. */
  readonly cost: number
}

const [EAST, WEST, SOUTH, NORTH] = [
  { x: 1, y: 0 },
  { x: -1, y: 0 },
  { x: 0, y: 1 },
  { x: 0, y: -1 },
]
const CORNERS = [
  { x: 0.8, y: 0.8 },
  { x: -0.8, y: 0.8 },
  { x: 0.8, y: -0.8 },
  { x: -0.8, y: -0.8 },
]

/** Between those, for names that have to find plain water. */
const ASLANT = [0.4, -0.4].flatMap((y) => [
  { x: 0.96, y },
  { x: -0.96, y },
  { x: y, y: 1 },
  { x: y, y: -1 },
])

/** The sides of a place, best first, as directions. */
const SIDES = {
  over: [{ x: 0, y: 0 }],
  under: [SOUTH, NORTH, EAST, WEST, ...CORNERS],
  below: [SOUTH, NORTH, EAST, WEST, ...CORNERS],
  beside: [EAST, WEST, SOUTH, NORTH, ...CORNERS, ...ASLANT],
  before: [WEST, ...[...ASLANT, ...CORNERS].filter(({ x }) => x < -0.5)],
  number: [SOUTH, NORTH, ...CORNERS, EAST, WEST, ...ASLANT],
} as const satisfies Record<string, readonly Point[]>

/** Breaks a long name into two lines of about the same length. */
export function breakName(text: string): string[] {
  if (text.includes('\n')) return text.split('\n')
  if (text.length <= LONGEST_LINE || !text.includes(' ')) return [text]
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const middle = text.length / 2
  const at = spaces.reduce((best, space) =>
    Math.abs(space - middle) < Math.abs(best - middle) ? space : best,
  )
  return [text.slice(0, at), text.slice(at + 1)]
}

/** How wide a name is, in one line or two, drawing units. */
export const widthOf = (text: string, print: number): number =>
  Math.max(...breakName(text).map(({ length }) => length)) * TYPE.letter * print

/** How high a name is, in one line or two, drawing units. */
export const heightOf = (text: string, print: number): number => breakName(text).length * TYPE.leading * print

/** A name on a side of its place; over and under an island it gives way to the frame. */
function place({ name, extent }: NamedPlace, side: Point, print: number, frame: Extent): PlacedName {
  const lines = breakName(name.text)
  const width = widthOf(name.text, print)
  const height = heightOf(name.text, print)
  const from = middleOf(extent)
  const reachX = (extent.right - extent.left) / 2 + GAP * print
  const reachY = (extent.bottom - extent.top) / 2 + GAP * print
  const room = width / 2 + frameGap(frame)
  const wished = from.x + side.x * reachX
  const inFrame = clamp(wished, room, frame.width - room)
  const x = side.x === 0 ? clamp(inFrame, wished - reachX, wished + reachX) : wished
  const middle = from.y + side.y * (reachY + (side.x === 0 ? height / 2 : height / 3))
  const left = side.x > 0 ? x : side.x < 0 ? x - width : x - width / 2
  const top = middle - height / 2
  return {
    x: Math.round(x),
    y: Math.round(top + 0.78 * TYPE.leading * print),
    lines,
    href: name.href,
    anchor: side.x > 0 ? 'start' : side.x < 0 ? 'end' : 'middle',
    box: { left, top, right: left + width, bottom: top + height },
  }
}

const middleOf = ({ left, top, right, bottom }: Rect): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
})

/** A box where letters are so many times as large, and as many times as far from their mark. */
export const grownAbout = ({ x, y }: Point, { left, top, right, bottom }: Rect, growth: number): Rect => ({
  left: mix(x, left, growth),
  top: mix(y, top, growth),
  right: mix(x, right, growth),
  bottom: mix(y, bottom, growth),
})

/** The share of a box that another one covers. */
function covered(box: Rect, other: Rect): number {
  const width = Math.min(box.right, other.right) - Math.max(box.left, other.left)
  const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
  const area = (box.right - box.left) * (box.bottom - box.top)
  return width > 0 && height > 0 ? (width * height) / area : 0
}

function outside({ left, top, right, bottom }: Rect, frame: Extent): number {
  const { width, height } = frame
  const gap = frameGap(frame)
  return Math.max(0, gap - left, gap - top, right - width + gap, bottom - height + gap)
}

/** What it costs a name to seem that of another place: that of a neighbor more than any other side. */
const ASTRAY = { neighbour: 14, other: 3 } as const

function isNearerToOther(box: Rect, own: number, marks: readonly Rect[]): boolean {
  const middle = middleOf(box)
  const away = marks.map((mark) => distanceToRect(middle.x, middle.y, mark))
  return away.some((other, index) => index !== own && other < (away[own] ?? 0))
}

/** How many times as far from its name another island lies at least. */
const CLEARLY = 1.6

/** Whether a name could be that of another island, by its middle or by what is nearest to it. */
function isBesideOther(box: Rect, own: number, marks: readonly Rect[]): boolean {
  const away = marks.map((mark) => distanceBetween(box, mark))
  return (
    isNearerToOther(box, own, marks) ||
    away.some((other, index) => index !== own && other < CLEARLY * (away[own] ?? 0))
  )
}

function costAstray(box: Rect, own: number, { wish }: NamedPlace, marks: readonly Rect[]): number {
  if (wish === 'over') return 0
  if (wish === 'under') return isBesideOther(box, own, marks) ? ASTRAY.neighbour : 0
  return isNearerToOther(box, own, marks) ? ASTRAY.other : 0
}

/** What it costs a name to stand on another side than those of all other islands. */
const OTHER_SIDE = 12

/** What it costs a name to lie on land as a whole: little, as the coast draws back from it (dredge in field.ts). */
const ASHORE = 12

/** The same of a number, which is no wider than its mark: as much as a side or two further off. */
const NUMBER_ASHORE = 3

/** What it costs a number to lie across a coast, or across a line of depth: more than any other side. */
const NUMBER_ACROSS = { coast: 8, line: 3.5 } as const

/** How much room a number needs around it, as cards print it: larger than other names, drawing units. */
const NUMBER_ROOM = 3

/**
 * Two names side by side would be read as one: the air around each number, each name of a mark, which middle screens print
 * larger, and each name of a neighbor, drawing units.
 */
const NAME_GAPS: Partial<Record<NamedPlace['wish'], number>> = { number: 9, beside: 16, before: 16, under: 7 }

/** What it costs a name to lie on a line for so far as it is high, and a number to touch another’s mark, however little. */
const ON_WAY = 30

/** What it costs the name of a mark to lie across a line of depth. */
const ACROSS = 1.2

/** Depths all over a box. */
function depthsUnder({ left, top, right, bottom }: Rect, depth: NameRequest['depth']): number[] {
  const [columns, rows] = [9, 4]
  return Array.from({ length: columns * rows }, (_, i) =>
    depth({
      x: left + ((right - left) * (i % columns)) / (columns - 1),
      y: top + ((bottom - top) * Math.floor(i / columns)) / (rows - 1),
    }),
  )
}

/** What a name costs by what is under it: land, and for that of a mark lines of depth. */
function costUnder(box: Rect, wish: NamedPlace['wish'], { depth, lines, print }: NameRequest): number {
  if (wish === 'over') return 0
  const isNumber = wish === 'number'
  const depths = depthsUnder(isNumber ? widened(box, NUMBER_ROOM * print) : box, depth)
  const ashore = depths.filter((value) => value < 0).length / depths.length
  const [least, most] = [Math.min(...depths), Math.max(...depths)]
  const across = lines.filter((line) => line > least && line < most).length
  if (isNumber)
    return (
      NUMBER_ASHORE * ashore + NUMBER_ACROSS.line * across + (least < 0 && most > 0 ? NUMBER_ACROSS.coast : 0)
    )
  return ASHORE * ashore + (wish === 'beside' || wish === 'before' ? ACROSS * across : 0)
}

/** The share of a box that lies on land. */
export function ashoreOf(box: Rect, depth: NameRequest['depth']): number {
  const depths = depthsUnder(box, depth)
  return depths.filter((value) => value < 0).length / depths.length
}

/** What it costs to touch another name where letters are largest, however little. */
const TOUCHED = 6

/** How far a line runs through a box, as a share of the box's height. */
function crossed(box: Rect, line: readonly Point[]): number {
  const inside = walkLine(line, 6).filter((point) => contains(box, point))
  return (inside.length * 6) / (box.bottom - box.top)
}

/**
 * Sets each name on the side of its place where it hides least: not on another name or mark, not under the page's text,
 * not on land, not over the course, not beyond the frame. Goes over all names a few times, since each choice changes the others.
 */
export function placeNames(request: NameRequest): PlacedName[] {
  const { places, frame, taken, ways, print, growth = 1, depth } = request
  const grown = ({ at }: NamedPlace, { box }: PlacedName) => grownAbout(at, box, growth)
  const marks = places.map(({ extent }) => extent)
  const chosen: (PlacedName | undefined)[] = places.map(() => undefined)
  for (let round = 0; round < 3; round++) {
    places.forEach((named, index) => {
      const others = [...marks.filter((_, i) => i !== index), ...taken]
      const gap = (NAME_GAPS[named.wish] ?? 0) * print
      const names = chosen.flatMap((name, i) => (name && i !== index ? [widened(name.box, gap)] : []))
      const candidates = SIDES[named.wish].map((side, rank): Candidate => {
        const name = place(named, side, print, frame)
        const large = grown(named, name)
        const touched = chosen.reduce((sum, other, i) => {
          const its = places[i]
          const share = other && its && i !== index ? covered(large, grown(its, other)) : 0
          return sum + (share > 0 ? TOUCHED + 30 * share : 0)
        }, 0)
        const hidden = [...others, ...names, ...names].reduce((sum, box) => sum + covered(name.box, box), 0)
        const cost =
          30 * hidden +
          (growth > 1 ? touched + ASHORE * ashoreOf(large, depth) : 0) +
          (growth > 1 && name.anchor === 'start' ? Math.max(0, large.right - frame.width) : 0) +
          (named.wish === 'number' && marks.some((mark, i) => i !== index && overlaps(name.box, mark))
            ? ON_WAY
            : 0) +
          ON_WAY * ways.reduce((sum, way) => sum + crossed(name.box, way), 0) +
          costUnder(name.box, named.wish, request) +
          outside(name.box, frame) +
          costAstray(name.box, index, named, marks) +
          (named.wish === 'below' && rank > 0 ? OTHER_SIDE : 0.35 * Math.min(rank, 6))
        return { ...name, cost }
      })
      chosen[index] = candidates.reduce((best, next) => (next.cost < best.cost ? next : best))
    })
  }
  return partNames(
    chosen.flatMap((name) => (name ? [name] : [])),
    NAME_AIR * print,
  )
}

/** Air between names below islands side by side, drawing units at print 1, and how many times as far each may move aside for it. */
const NAME_AIR = 4
const MOST_ASIDE = 3

/** Moves names below islands a little apart that would touch. */
function partNames(names: readonly PlacedName[], air: number): PlacedName[] {
  return names.map((name) => {
    if (name.anchor !== 'middle') return name
    const aside = names.reduce((sum, { box }) => {
      const isBeside = box !== name.box && overlaps(widened(box, air), name.box)
      const isLeft = box.left < name.box.left
      const by = isLeft ? box.right + air - name.box.left : name.box.right + air - box.left
      return isBeside && by <= 2 * MOST_ASIDE * air ? sum + (isLeft ? by : -by) / 2 : sum
    }, 0)
    const by = Math.round(aside)
    const box = { ...name.box, left: name.box.left + by, right: name.box.right + by }
    return by === 0 ? name : { ...name, x: name.x + by, box }
  })
}

/** The name of a part of the sea, in drawing units. */
export interface PlacedArea extends Point {
  readonly text: string
  readonly box: Rect
  /** Half the length of its bracket, drawing units; 0: no bracket. */
  readonly reach: number
}

/** Names of parts of the sea, printed where they are asked for, in wide letters; below a bracket they begin where that does. */
export const placeAreas = (
  areas: readonly AreaName[],
  { width, height }: Extent,
  print: number,
): PlacedArea[] =>
  areas.map(({ text, x, y, reach = 0 }) => {
    const at = { x: Math.round(x * width), y: Math.round(y * height) }
    const half = { width: 0.5 * text.length * 1.25 * TYPE.letter * print, height: 0.7 * TYPE.leading * print }
    const side = Math.round(reach * width)
    const middle = side === 0 ? at.x : at.x - side + half.width
    const box = {
      left: middle - half.width,
      top: at.y - half.height,
      right: middle + half.width,
      bottom: at.y + half.height,
    }
    return { text, ...at, box, reach: side }
  })
