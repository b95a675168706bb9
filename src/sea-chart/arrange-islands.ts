import { distance, rectOnLine } from './geometry'
import { createRandom } from './random'
import type { Point, Rect } from './sea-chart-spec'

/** Which islands a line joins, by their places in the list. */
export type Link = readonly [number, number]

export interface ArrangeRequest {
  /** Where islands may lie, group by group, drawing units. */
  readonly places: readonly Point[]
  /** How many places each group has, in order. Islands stay in their group. */
  readonly groups: readonly number[]
  readonly links: readonly Link[]
  /** A line this near to a third island, or to the middle of its name, seems to touch it, drawing units. */
  readonly clearance: number
  /** How far below the middle of an island that of its name is, drawing units. Default: islands have no names. */
  readonly nameBelow?: number
  /** How wide the name of each island is, drawing units. Default: no wider than a point. */
  readonly nameWidths?: readonly number[]
  /** What lines should not cross, such as names of groups, drawing units. Default: nothing. */
  readonly avoided?: readonly Rect[]
}

/** Orders tried besides the given one: the best of them is taken. */
const STARTS = 40
/** What a crossing costs, and a line that touches a third island: as much as so many times the clearance. */
const CROSSING = 2.5
const TOUCH = 8
/** What a line costs besides that runs on behind a third island: beside that island's own lines it can't be told from them. */
const BEHIND = 12
const AVOIDED = 4
/** What a line costs that leaves an island through its name, for so far as it has to bend around that: as much as so many times the clearance. */
const THROUGH = 2
/** What lines between groups count: they are drawn only when an island is pointed at, and cross many anyway. */
const FAR = 0.15

/**
 * Finds an order of the islands of each group in which the lines are short, cross seldom and touch no third island.
 * Pure: the same request gives the same order.
 *
 * @returns The place of each island, as an index of `places`.
 */
export function arrangeIslands(request: ArrangeRequest): number[] {
  const { places, groups, links } = request
  const given = places.map((_, index) => index)
  if (links.length === 0) return given
  const random = createRandom(`arrange/${places.length}`)
  const ranges = rangesOf(groups)
  const costOf = createCost(request, ranges)
  let best = { order: given, cost: Infinity }
  for (let start = 0; start < STARTS; start++) {
    const order = [...given]
    if (start > 0) for (const range of ranges) shuffle(order, range, random.next)
    const cost = improve(order, ranges, costOf)
    if (cost < best.cost) best = { order, cost }
  }
  return best.order
}

interface Range {
  readonly from: number
  readonly to: number
}

function rangesOf(groups: readonly number[]): Range[] {
  let from = 0
  return groups.map((count) => ({ from, to: (from += count) }))
}

function swap(order: number[], a: number, b: number): void {
  const [first, second] = [order[a], order[b]]
  if (first === undefined || second === undefined) return
  order[a] = second
  order[b] = first
}

function shuffle(order: number[], { from, to }: Range, next: () => number): void {
  for (let i = to - 1; i > from; i--) swap(order, i, from + Math.floor(next() * (i - from + 1)))
}

/** Swaps islands of a group as long as that helps. Returns what the order costs then. */
function improve(order: number[], ranges: readonly Range[], costOf: Cost): number {
  let cost = costOf(order)
  for (let helped = true; helped;) {
    helped = false
    for (const { from, to } of ranges) {
      for (let a = from; a < to; a++) {
        for (let b = a + 1; b < to; b++) {
          swap(order, a, b)
          const next = costOf(order)
          if (next < cost - 0.01) [cost, helped] = [next, true]
          else swap(order, a, b)
        }
      }
    }
  }
  return cost
}

type Cost = (order: readonly number[]) => number

/** Thousands of orders share few lines: what each costs by itself is found once. */
function createCost(
  { places, links, clearance, nameBelow, nameWidths = [], avoided = [] }: ArrangeRequest,
  ranges: readonly Range[],
): Cost {
  const groupOf = ranges.flatMap(({ from, to }, group) => Array.from({ length: to - from }, () => group))
  const isTouched = (place: Point, line: Segment) =>
    touches(place, line, clearance) ||
    (nameBelow !== undefined &&
      place !== line.from &&
      place !== line.to &&
      touches({ x: place.x, y: place.y + nameBelow }, line, clearance))

  const draw = (from: Point, to: Point): Line => {
    const line = { from, to }
    let cost = distance(from, to) / clearance
    for (const place of places) {
      if (isTouched(place, line)) cost += TOUCH
      if (touches(place, line, clearance / 2)) cost += BEHIND
    }
    for (const rect of avoided) if (rectOnLine(rect, from, to)) cost += AVOIDED
    return { from, to, cost }
  }

  const drawn = new Map<number, Line | undefined>()
  const lineBetween = (a: number, b: number): Line | undefined => {
    const key = a * places.length + b
    if (!drawn.has(key)) {
      const [from, to] = [places[a], places[b]]
      drawn.set(key, from && to && draw(from, to))
    }
    return drawn.get(key)
  }

  /** How far the straight line to another island runs inside the edge of the name below an island. */
  const withinName = (island: number, from: Point, to: Point): number => {
    if (nameBelow === undefined || to.y <= from.y) return 0
    const off = Math.abs(((to.x - from.x) / (to.y - from.y)) * nameBelow)
    return Math.max(0, (nameWidths[island] ?? 0) / 2 - off)
  }

  return (order) => {
    const lines = links.flatMap(([a, b]) => {
      const line = lineBetween(order[a] ?? -1, order[b] ?? -1)
      if (line === undefined) return []
      const within = withinName(a, line.from, line.to) + withinName(b, line.to, line.from)
      const weight = groupOf[a] === groupOf[b] ? 1 : FAR
      return [{ line, weight, cost: weight * (line.cost + (THROUGH * within) / clearance) }]
    })
    let cost = 0
    for (const [index, { line, weight, cost: own }] of lines.entries()) {
      cost += own
      for (let other = index + 1; other < lines.length; other++) {
        const second = lines[other]
        if (second && cross(line, second.line)) cost += weight * second.weight * CROSSING
      }
    }
    return cost
  }
}

interface Segment {
  readonly from: Point
  readonly to: Point
}

interface Line extends Segment {
  /** What it costs whichever other lines there are. */
  readonly cost: number
}

/** Whether a line passes near a place that is not one of its ends. */
function touches(place: Point, { from, to }: Segment, clearance: number): boolean {
  if (place === from || place === to) return false
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const [px, py] = [place.x - from.x, place.y - from.y]
  const along = (px * dx + py * dy) / (dx * dx + dy * dy)
  if (along < 0 || along > 1) return false
  const [offX, offY] = [px - along * dx, py - along * dy]
  return offX * offX + offY * offY < clearance * clearance
}

/** On which side of a line a point lies: its sign. */
const side = ({ from, to }: Segment, point: Point) =>
  (to.x - from.x) * (point.y - from.y) - (to.y - from.y) * (point.x - from.x)

/** Whether two lines cross between their ends; sharing an end is no crossing. */
const cross = (a: Segment, b: Segment): boolean =>
  side(a, b.from) * side(a, b.to) < -1e-6 && side(b, a.from) * side(b, a.to) < -1e-6
