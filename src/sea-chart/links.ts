import type { Field } from './field'
import { depthAt, extentOfLand } from './field'
import { curvesOf, findWay } from './find-way'
import { between, contains, distance, rectOnLine, widened } from './geometry'
import type { Point, Rect } from './sea-chart-spec'

/** A straight line from its first point to its last, or a curve that each point between draws to its side (a quadratic B-spline). */
export type Stretch = readonly [Point, Point, ...Point[]]

/** A line between two islands as it is drawn, around other islands. */
export interface LinkLine {
  /** By their places in the list. */
  readonly islands: readonly [number, number]
  /** Whether it joins islands of two groups. */
  readonly isFar: boolean
  /** From shore to shore, under names, whose halo interrupts it no farther than their letters reach. Drawing units. */
  readonly way: Stretch
  /** The same without what names hide, for lines over them. */
  readonly pieces: readonly Stretch[]
}

export interface LinkRequest {
  readonly field: Field
  readonly islands: readonly Point[]
  readonly links: readonly (readonly [number, number])[]
  /** The group of each island; undefined: all are of one. */
  readonly groupOf: readonly number[] | undefined
  /** What no line runs through: the names of the islands in their order and others, drawing units. */
  readonly taken: readonly Rect[]
}

/** Pieces shorter than this would be a dot between two names, drawing units. */
const LEAST_PIECE = 10

/** How far a line ends from the name of another island, drawing units: nearer, it would seem to be a part of its first or last letter. */
const NAME_GAP = 5
/** And from those of its own islands. */
const OWN_GAP = 2

/** Draws each line clear of names: one that ran through a name would strike it out, and seem to end there. */
export function drawLines({ field, islands, links, groupOf, taken }: LinkRequest): LinkLine[] {
  const shores = links.length > 0 ? islands.map((island) => extentOfLand(field, island)) : []
  const sheet = hullOf([...taken, ...shores], field)
  const join = (
    [from, to]: readonly [number, number],
    isFar: boolean,
    near: readonly LinkLine[],
  ): LinkLine[] => {
    const [a, b] = [islands[from], islands[to]]
    if (!a || !b) return []
    const others = shores.filter((_, index) => index !== from && index !== to)
    // it may begin beside the names of its own islands, or it would seem to come from open water
    const keepOff = (own: number, other: number) =>
      taken.map((rect, index) => widened(rect, index === from || index === to ? own : other))
    const waters = { field, others, taken: keepOff(OWN_GAP, NAME_GAP), ...NEAR }
    const crossed = near.flatMap(({ way }) => walkStretch(way, LINE_BERTH))
    const around = () => {
      const wide = keepOff(OWN_GAP + SPARE, NAME_GAP + SPARE)
      return leadAround({ ...waters, taken: wide, ...FAR }, { sheet, crossed }, a, b)
    }
    const cut = (way: Stretch) => ({ way, pieces: interrupt(way, keepOff(0, NAME_GAP)) })
    const short = isFar ? undefined : cut(joinShores(waters, a, b))
    const isWhole = short && (groupOf === undefined || short.pieces[0] === short.way)
    return [{ islands: [from, to], isFar, ...(isWhole ? short : cut(around())) }]
  }
  const isFar = ([from, to]: readonly [number, number]) =>
    groupOf !== undefined && groupOf[from] !== groupOf[to]
  const near = links.filter((link) => !isFar(link)).flatMap((link) => join(link, false, []))
  return [...near, ...links.filter(isFar).flatMap((link) => join(link, true, near))]
}

/** A rectangle around others with room for a line: all windows show it. */
const hullOf = (rects: readonly Rect[], { width, height }: Field): Rect => ({
  left: Math.max(EDGE, Math.min(...rects.map(({ left }) => left)) - LINE_ROOM),
  top: Math.max(EDGE, Math.min(...rects.map(({ top }) => top)) - LINE_ROOM),
  right: Math.min(width - EDGE, Math.max(...rects.map(({ right }) => right)) + LINE_ROOM),
  bottom: Math.min(height - EDGE, Math.max(...rects.map(({ bottom }) => bottom)) + LINE_ROOM),
})

/** What a line between two islands has to find its way through. */
interface Waters {
  readonly field: Field
  /** The other islands. */
  readonly others: readonly Rect[]
  readonly taken: readonly Rect[]
  /** How far a line may curve around a name, as a share of its length. */
  readonly aroundName: number
  /** A unit under a name costs as much as so many in sight. */
  readonly hidden: number
  /** And a unit along its own shores. */
  readonly alongshore: number
  /** So near a third island a line seems to lead there, drawing units. */
  readonly berth: number
}

/** Lines between groups are long, and keep farther off; the others are seen at rest, and avoid names at any cost. */
const FAR = { aroundName: 0, hidden: 8, alongshore: 0, berth: 14 } as const
const NEAR = { aroundName: 1.1, hidden: 120, alongshore: 4, berth: 9 } as const

/** What a unit of a line between groups costs besides under a name, over or beside a third island, and over a line within one, drawing units. */
const TOLLS = { name: 200, island: 200, line: 6 } as const
/** How much farther such a line keeps off names than it has to, as the places it is sought over are so far apart. */
const SPARE = 4
/** How far beyond names lines may lead, and how far from the frame they end, drawing units. */
const LINE_ROOM = 16
const EDGE = 4
/** How far off a line such a line crosses it, drawing units. */
const LINE_BERTH = 6

/** Directions in which a line may leave an island, degrees off the one to the other island. */
const BEARINGS = [0, -25, 25, -50, 50, -75, 75, -100, 100]
/** How far a line may curve to its side around a third island or a name, as shares of its length. */
const BENDS = [0.06, 0.12, 0.22, 0.34, 0.48, 0.64, 0.85, 1.1].flatMap((share) => [share, -share])
/** Where along it a line may curve the most. */
const BEND_AT = [0.5, 0.2, 0.8]
/** What it costs to begin or end under a name: such a line seems to come from open water. */
const ADRIFT = 900
/** What it costs to run over land, or as near to a third island as to seem to lead there, a unit. */
const ASHORE = 20
/** Where a line runs along its own shores: in water shallower than so many metres; and how much of it at either end leads up to them, in places. */
const ALONGSHORE = { depth: 3.5, end: 3 } as const

const off = (degrees: number) => (degrees * Math.PI) / 180

/** The best straight line from shore to shore. */
function leadStraight(waters: Waters, a: Point, b: Point) {
  const ahead = Math.atan2(b.y - a.y, b.x - a.x)
  const ends = BEARINGS.map((degrees) => leave(waters, b, a, ahead + Math.PI + off(degrees)))
  const straight = BEARINGS.map((degrees) => leave(waters, a, b, ahead + off(degrees))).flatMap((from) =>
    ends.map((to): Stretch => [from, to]),
  )
  return cheapest(waters, straight)
}

/** Where a line to another island leaves one in a direction. */
const leave = ({ field }: Waters, from: Point, to: Point, angle: number) =>
  findShore(field, from, angle, distance(from, to))

const angleTo = (from: Point, to: Point) => Math.atan2(to.y - from.y, to.x - from.x)

/** A line on a chart of groups: straight, or around all names and third islands on a sheet, and over few lines within groups. */
function leadAround(
  waters: Waters,
  { sheet, crossed }: { sheet: Rect; crossed: readonly Point[] },
  a: Point,
  b: Point,
): Stretch {
  const straight = leadStraight(waters, a, b)
  if (straight.way && straight.isOpen) return straight.way
  const { others, taken, berth } = waters
  const columns = Math.ceil(waters.field.width / LINE_BERTH) + 1
  const cellOf = ({ x, y }: Point) => Math.round(y / LINE_BERTH) * columns + Math.round(x / LINE_BERTH)
  const lines = new Set(crossed.map(cellOf))
  const toll = (place: Point) =>
    (taken.some((rect) => contains(rect, place)) ? TOLLS.name : 0) +
    (others.some((shore) => isBeside(shore, place, berth)) ? TOLLS.island : 0) +
    (lines.has(cellOf(place)) ? TOLLS.line : 0)
  const { turns: found, soften } = findWay({ from: a, to: b, sheet, toll })
  const turns = found.filter((turn) => depthAt(waters.field, turn) > 0) // others lie on its own islands
  const [first = b, last = a] = [turns[0], turns.at(-1)]
  const start = leave(waters, a, first, angleTo(a, first))
  const end = leave(waters, b, last, angleTo(b, last))
  const [next = end, ...more] = soften([start, ...turns, end])
  return [start, next, ...more, ...(turns.length > 0 ? [end] : [])]
}

/** Where a line leaves one island and reaches the other: straight across, or from other shores where names hide that way. */
function joinShores(waters: Waters, a: Point, b: Point): Stretch {
  const best = leadStraight(waters, a, b)
  if (best.way && best.isOpen) return best.way
  const most = best.isAshore ? Math.max(waters.aroundName, 0.64) : waters.aroundName
  const bends = BENDS.filter((share) => Math.abs(share) <= most)
  const bent = bends.flatMap((share) =>
    BEND_AT.map((along): Stretch => {
      const at = between(a, b, along)
      const by = { x: at.x - (b.y - a.y) * share, y: at.y + (b.x - a.x) * share }
      return [leave(waters, a, b, angleTo(a, by)), by, leave(waters, b, a, angleTo(b, by))]
    }),
  )
  return cheapest(waters, best.way ? [best.way, ...bent] : bent).way ?? [a, b]
}

/** The first water in a direction from the middle of an island. */
function findShore(field: Field, from: Point, angle: number, most: number): Point {
  const at = (off: number) => ({ x: from.x + off * Math.cos(angle), y: from.y + off * Math.sin(angle) })
  let off = 0
  while (off < most && depthAt(field, at(off)) <= 0) off += 2
  return at(off)
}

/** What a way costs, and what it meets. */
interface Cost {
  readonly cost: number
  /** Whether it runs over land, or seems to lead to a third island. */
  readonly isAshore: boolean
  /** Whether it meets neither that nor a name. */
  readonly isOpen: boolean
}

/** The cheapest way. */
function cheapest(waters: Waters, ways: readonly Stretch[]): Cost & { way?: Stretch } {
  let best: Cost & { way?: Stretch } = { cost: Infinity, isAshore: true, isOpen: false }
  for (const way of ways) {
    const cost = costOf(waters, way)
    if (cost.cost < best.cost) best = { ...cost, way }
  }
  return best
}

function costOf({ field, others, taken, hidden: rate, alongshore, berth }: Waters, way: Stretch): Cost {
  const places = walkStretch(way, 6)
  const length = 6 * (places.length - 1)
  const isHidden = places.map((place) => taken.some((rect) => contains(rect, place)))
  const hidden = isHidden.filter(Boolean).length / places.length
  const ends = Math.ceil(LEAST_PIECE / 6) + 1
  const adrift = [isHidden.slice(0, ends), isHidden.slice(-ends)].filter((end) => end.includes(true)).length
  const inside = places.slice(2, -2)
  const aground = inside.filter(
    (place) => depthAt(field, place) <= 0 || others.some((shore) => isBeside(shore, place, berth)),
  ).length
  const along = places
    .slice(ALONGSHORE.end, -ALONGSHORE.end)
    .filter((place) => depthAt(field, place) < ALONGSHORE.depth).length
  return {
    cost: length * (1 + rate * hidden) + ADRIFT * adrift + 6 * (ASHORE * aground + alongshore * along),
    isAshore: aground > 0,
    isOpen: hidden === 0 && aground === 0 && alongshore * along === 0,
  }
}

/** Whether a place lies on an island, or a berth off it. */
function isBeside({ left, top, right, bottom }: Rect, { x, y }: Point, berth: number): boolean {
  const dx = (x - (left + right) / 2) / ((right - left) / 2 + berth)
  const dy = (y - (top + bottom) / 2) / ((bottom - top) / 2 + berth)
  return dx * dx + dy * dy < 1
}

/** A straight line or one curve. */
type Simple = readonly [Point, Point, Point?]

/** The lines and curves of which a stretch is one after another. */
const simpleOf = ([from, by, ...more]: Stretch): readonly Simple[] =>
  more.length === 0 ? [[from, by]] : curvesOf([from, by, ...more])

/** A place on a line or curve, 0 at its beginning, 1 at its end. */
function placeOn([from, by, to]: Simple, t: number): Point {
  return to ? between(between(from, by, t), between(by, to, t), t) : between(from, by, t)
}

/** Places along a stretch, about so far apart, both ends included. */
export function walkStretch(way: Stretch, step: number): Point[] {
  return simpleOf(way).flatMap((part, index) => {
    const [from, by, to] = part
    const length = distance(from, by) + (to ? distance(by, to) : 0)
    const count = Math.max(1, Math.ceil(length / step))
    return Array.from({ length: count + 1 }, (_, i) => placeOn(part, i / count)).slice(index > 0 ? 1 : 0)
  })
}

/** A part of a line or curve. */
function partOf(way: Simple, from: number, to: number): Stretch {
  const [a, b] = [placeOn(way, from), placeOn(way, to)]
  const [start, by, end] = way
  return end ? [a, between(between(start, by, from), between(by, end, from), to), b] : [a, b]
}

/** How finely gaps in a curve are sought, shares of it. */
const FINE = 1 / 240

/** The parts of a line or curve that lie in a rectangle, as shares of it. */
function gapsIn(way: Simple, rect: Rect): { from: number; to: number }[] {
  const [start, end, more] = way
  if (!more) return [rectOnLine(rect, start, end) ?? []].flat()
  if (!mayMeet(rect, [start, end, more])) return []
  const inside = Array.from({ length: 1 / FINE + 1 }, (_, i) => i * FINE).filter((t) =>
    contains(rect, placeOn(way, t)),
  )
  return inside.map((t) => ({ from: t - FINE, to: t + FINE }))
}

/** A curve stays within the triangle of its points. */
const mayMeet = ({ left, top, right, bottom }: Rect, points: readonly Point[]) =>
  points.some(({ x }) => x >= left) &&
  points.some(({ x }) => x <= right) &&
  points.some(({ y }) => y >= top) &&
  points.some(({ y }) => y <= bottom)

/** What is left of a stretch outside of all rectangles. */
export function interrupt(way: Stretch, taken: readonly Rect[]): Stretch[] {
  const parts = simpleOf(way)
  const isWhole = parts.every((part) => taken.every((rect) => gapsIn(part, rect).length === 0))
  return isWhole ? [way] : parts.flatMap((part) => interruptPart(part, taken))
}

function interruptPart(way: Simple, taken: readonly Rect[]): Stretch[] {
  const gaps = taken.flatMap((rect) => gapsIn(way, rect)).toSorted((one, other) => one.from - other.from)
  const [from, by, to] = way
  const least = LEAST_PIECE / Math.max(1, distance(from, to ?? by))
  const pieces: Stretch[] = []
  let at = 0
  for (const gap of [...gaps, { from: 1, to: 1 }]) {
    if (gap.from - at >= least) pieces.push(partOf(way, at, gap.from))
    at = Math.max(at, gap.to)
  }
  return pieces
}
