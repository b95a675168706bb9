import type { Field } from './field'
import { depthAt } from './field'
import { between, distance, rectOnLine, walkLine } from './geometry'
import type { Point, Rect } from './sea-chart-spec'

/** A line between two islands as it is drawn: from shore to shore, interrupted under names. */
export interface LinkLine {
  /** By their places in the list. */
  readonly islands: readonly [number, number]
  /** Whether it joins islands of two groups. */
  readonly isFar: boolean
  /** Drawing units. */
  readonly pieces: readonly (readonly [Point, Point])[]
}

export interface LinkRequest {
  readonly field: Field
  readonly islands: readonly Point[]
  readonly links: readonly (readonly [number, number])[]
  /** The group of each island; undefined: all are of one. */
  readonly groupOf: readonly number[] | undefined
  /** What no line runs through: names, drawing units. */
  readonly taken: readonly Rect[]
}

/** Pieces shorter than this would be a dot between two names, drawing units. */
const LEAST_PIECE = 10

/** Draws each line clear of names: one that ran through a name would strike it out, and seem to end there. */
export function drawLines({ field, islands, links, groupOf, taken }: LinkRequest): LinkLine[] {
  return links.flatMap(([from, to]) => {
    const [a, b] = [islands[from], islands[to]]
    if (!a || !b) return []
    const [start, end] = joinShores(field, a, b, taken)
    const isFar = groupOf !== undefined && groupOf[from] !== groupOf[to]
    return [{ islands: [from, to] as const, isFar, pieces: interrupt(start, end, taken) }]
  })
}

/** Directions in which a line may leave an island, degrees off the one to the other island. */
const BEARINGS = [0, -25, 25, -50, 50, -75, 75, -100, 100]
/** A unit under a name costs as much as so many in sight; a line that begins or ends there seems to come from open water. */
const HIDDEN = 3
const ADRIFT = 300
/** What it costs to run over land, a unit. */
const ASHORE = 20

/** Where a line leaves one island and reaches the other: straight across, or from other shores where names hide that way. */
function joinShores(field: Field, a: Point, b: Point, taken: readonly Rect[]): readonly [Point, Point] {
  const ends = findShores(field, b, a)
  const ways = findShores(field, a, b).flatMap((from) => ends.map((to) => [from, to] as const))
  const costs = ways.map((way) => costOf(field, way, taken))
  return ways[costs.indexOf(Math.min(...costs))] ?? [a, b]
}

/** The first water in each direction from the middle of an island. */
function findShores(field: Field, from: Point, to: Point): Point[] {
  const ahead = Math.atan2(to.y - from.y, to.x - from.x)
  const most = distance(from, to)
  return BEARINGS.map((degrees) => {
    const angle = ahead + (degrees * Math.PI) / 180
    const at = (off: number) => ({ x: from.x + off * Math.cos(angle), y: from.y + off * Math.sin(angle) })
    let off = 0
    while (off < most && depthAt(field, at(off)) <= 0) off += 3
    return at(off)
  })
}

function costOf(field: Field, [from, to]: readonly [Point, Point], taken: readonly Rect[]): number {
  const length = distance(from, to)
  const gaps = taken.flatMap((rect) => rectOnLine(rect, from, to) ?? [])
  const hidden = gaps.reduce((sum, gap) => sum + gap.to - gap.from, 0)
  const least = LEAST_PIECE / Math.max(1, length)
  const adrift = gaps.filter((gap) => gap.from < least || gap.to > 1 - least).length
  const inside = walkLine([from, to], 6).slice(2, -2)
  const ashore = inside.filter((place) => depthAt(field, place) <= 0).length
  return length * (1 + HIDDEN * hidden) + ADRIFT * adrift + 6 * ASHORE * ashore
}

/** What is left of a line outside of all rectangles. */
export function interrupt(a: Point, b: Point, taken: readonly Rect[]): (readonly [Point, Point])[] {
  const gaps = taken
    .flatMap((rect) => rectOnLine(rect, a, b) ?? [])
    .toSorted((one, other) => one.from - other.from)
  const least = LEAST_PIECE / Math.max(1, distance(a, b))
  const pieces: (readonly [Point, Point])[] = []
  let at = 0
  for (const { from, to } of [...gaps, { from: 1, to: 1 }]) {
    if (from - at >= least) pieces.push([between(a, b, at), between(a, b, from)])
    at = Math.max(at, to)
  }
  return pieces
}
