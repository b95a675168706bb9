import type { Field } from './field'
import { depthAt, extentOfLand } from './field'
import { between, contains, distance, rectOnLine, widened } from './geometry'
import type { Point, Rect } from './sea-chart-spec'

/** A straight line from its first point to its last, or a curve: the second of three draws it to its side (a quadratic one of Bézier's). */
export type Stretch = readonly [Point, Point, Point?]

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
  return links.flatMap(([from, to]) => {
    const [a, b] = [islands[from], islands[to]]
    if (!a || !b) return []
    const others = shores.filter((_, index) => index !== from && index !== to)
    // it may begin beside the names of its own islands, or it would seem to come from open water
    const keepOff = (own: number) =>
      taken.map((rect, index) => widened(rect, index === from || index === to ? own : NAME_GAP))
    const isFar = groupOf !== undefined && groupOf[from] !== groupOf[to]
    const way = joinShores(
      { field, others, taken: keepOff(isFar ? 0 : OWN_GAP), ...(isFar ? FAR : NEAR) },
      a,
      b,
    )
    return [{ islands: [from, to] as const, isFar, way, pieces: interrupt(way, keepOff(0)) }]
  })
}

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

/** Lines between groups are long and drawn in pieces, and keep farther off; the others are seen at rest, and avoid names at any cost. */
const FAR = { aroundName: 0.22, hidden: 8, alongshore: 0, berth: 14 } as const
const NEAR = { aroundName: 1.1, hidden: 120, alongshore: 4, berth: 9 } as const

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

/** Where a line leaves one island and reaches the other: straight across, or from other shores where names hide that way. */
function joinShores(waters: Waters, a: Point, b: Point): Stretch {
  const ahead = Math.atan2(b.y - a.y, b.x - a.x)
  const leave = (from: Point, to: Point, angle: number) =>
    findShore(waters.field, from, angle, distance(from, to))
  const off = (degrees: number) => (degrees * Math.PI) / 180
  const ends = BEARINGS.map((degrees) => leave(b, a, ahead + Math.PI + off(degrees)))
  const straight = BEARINGS.map((degrees) => leave(a, b, ahead + off(degrees))).flatMap((from) =>
    ends.map((to): Stretch => [from, to]),
  )
  const best = cheapest(waters, straight)
  if (best.way && best.isOpen) return best.way
  const most = best.isAshore ? Math.max(waters.aroundName, 0.64) : waters.aroundName
  const bends = BENDS.filter((share) => Math.abs(share) <= most)
  const bent = bends.flatMap((share) =>
    BEND_AT.map((along): Stretch => {
      const at = between(a, b, along)
      const by = { x: at.x - (b.y - a.y) * share, y: at.y + (b.x - a.x) * share }
      const angleTo = (from: Point) => Math.atan2(by.y - from.y, by.x - from.x)
      return [leave(a, b, angleTo(a)), by, leave(b, a, angleTo(b))]
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

/** A place on a stretch, 0 at its beginning, 1 at its end. */
function placeOn([from, by, to]: Stretch, t: number): Point {
  return to ? between(between(from, by, t), between(by, to, t), t) : between(from, by, t)
}

/** Places along a stretch, about so far apart, both ends included. */
export function walkStretch(way: Stretch, step: number): Point[] {
  const [from, by, to] = way
  const length = distance(from, by) + (to ? distance(by, to) : 0)
  const count = Math.max(1, Math.ceil(length / step))
  return Array.from({ length: count + 1 }, (_, i) => placeOn(way, i / count))
}

/** A part of a stretch. */
function partOf(way: Stretch, from: number, to: number): Stretch {
  const [a, b] = [placeOn(way, from), placeOn(way, to)]
  const [start, by, end] = way
  return end ? [a, between(between(start, by, from), between(by, end, from), to), b] : [a, b]
}

/** How finely gaps in a curve are sought, shares of it. */
const FINE = 1 / 240

/** The parts of a stretch that lie in a rectangle, as shares of it. */
function gapsIn(way: Stretch, rect: Rect): { from: number; to: number }[] {
  const [start, end, more] = way
  if (!more) return [rectOnLine(rect, start, end) ?? []].flat()
  const inside = Array.from({ length: 1 / FINE + 1 }, (_, i) => i * FINE).filter((t) =>
    contains(rect, placeOn(way, t)),
  )
  return inside.map((t) => ({ from: t - FINE, to: t + FINE }))
}

/** What is left of a stretch outside of all rectangles. */
export function interrupt(way: Stretch, taken: readonly Rect[]): Stretch[] {
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
