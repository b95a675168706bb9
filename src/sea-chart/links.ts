import type { Field } from './field'
import { depthAt } from './field'
import { between, distance, rectOnLine } from './geometry'
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
    const [start, end] = [findShore(field, a, b), findShore(field, b, a)]
    const isFar = groupOf !== undefined && groupOf[from] !== groupOf[to]
    return [{ islands: [from, to] as const, isFar, pieces: interrupt(start, end, taken) }]
  })
}

/** The first water on the way from the middle of an island. */
function findShore(field: Field, from: Point, to: Point): Point {
  const steps = Math.ceil(distance(from, to) / 3)
  for (let step = 0; step < steps; step++) {
    const place = between(from, to, step / steps)
    if (depthAt(field, place) > 0) return place
  }
  return from
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
