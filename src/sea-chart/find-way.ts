import { between, distance, walkLine } from './geometry'
import type { Point, Rect } from './sea-chart-spec'

export interface WayRequest {
  readonly from: Point
  readonly to: Point
  /** No way leaves it. */
  readonly sheet: Rect
  /** What a place costs, as so many times the way; 0 in open water. */
  readonly toll: (place: Point) => number
}

/** How far apart the places are that a way is sought over, drawing units. */
const CELL = 8

/** Steps to the places around, and those of a knight between, for ways that aren't bound to eight directions. */
const STEPS = [-2, -1, 0, 1, 2].flatMap((dx) =>
  [-2, -1, 0, 1, 2]
    .filter((dy) => Math.max(Math.abs(dx), Math.abs(dy)) === 1 || Math.abs(dx * dy) === 2)
    .map((dy) => ({ dx, dy, length: CELL * Math.hypot(dx, dy) })),
)

/** Where along a step it is seen what it costs: none cuts a corner. */
const SAMPLES = [0.25, 0.5, 0.75, 1]

/** What a way may cost more for having fewer turns, as a share of its length. */
const SPARE = 0.03

/** How far from a turn a curve begins, drawing units: the widest that meets nothing is taken. */
const ROUNDINGS = [80, 40, 20, 10]

/** Places so near each other cost the same, drawing units. */
const FINE = 3

/** What a place costs; without an object for each. */
type TollAt = (x: number, y: number) => number

/** A request as ways are sought for it. */
interface Search extends Omit<WayRequest, 'toll'> {
  readonly tollAt: TollAt
}

/** Remembers what places cost: thousands of lines are tried over them. */
function rememberTolls({ toll, sheet }: WayRequest): TollAt {
  const columns = Math.ceil((sheet.right - sheet.left) / FINE) + 1
  const rows = Math.ceil((sheet.bottom - sheet.top) / FINE) + 1
  const known = new Float64Array(columns * rows).fill(-1)
  return (x, y) => {
    const column = Math.round((x - sheet.left) / FINE)
    const row = Math.round((y - sheet.top) / FINE)
    const index = row * columns + column
    const found = known[index] ?? 0
    if (found >= 0) return found
    return (known[index] = toll({ x: sheet.left + column * FINE, y: sheet.top + row * FINE }))
  }
}

/**
 * Where a way from place to place turns, around all that costs more (A* over a grid), and how a line over such turns is
 * rounded: by points that draw a curve aside, between its ends.
 */
export function findWay(asked: WayRequest) {
  const request = { ...asked, tollAt: rememberTolls(asked) }
  const turns = straighten(searchGrid(request), request).slice(1, -1)
  const soften = (line: readonly Point[]): Point[] => {
    const curves = [line, ...ROUNDINGS.map((off) => roundOff(line, off))].map((points) => points.map(toEven))
    const most = costOf(line, request) + SPARE * costOf(line)
    return (
      curves.find((points) => costOf(curveThrough(points), request) <= most) ??
      curves.at(-1) ??
      []
    ).slice(1, -1)
  }
  return { turns, soften }
}

/** Halfway between such points no place has to be rounded. */
const toEven = ({ x, y }: Point): Point => ({ x: 2 * Math.round(x / 2), y: 2 * Math.round(y / 2) })

/** What a line costs; by its length alone without a request. */
function costOf(line: readonly Point[], request?: Search): number {
  const places = walkLine(line, FINE)
  return places.reduce(
    (sum, place, i) =>
      sum + distance(places[i - 1] ?? place, place) * (1 + (request?.tollAt(place.x, place.y) ?? 0)),
    0,
  )
}

/** A line with a point before and after each turn: a curve that they draw follows it more closely. */
function roundOff(line: readonly Point[], off: number): Point[] {
  return line.flatMap((at, i) => {
    const [before, after] = [line[i - 1], line[i + 1]]
    if (!before || !after) return [at]
    const toward = (end: Point) => between(at, end, Math.min(0.5, off / distance(at, end)))
    return [toward(before), at, toward(after)]
  })
}

/** The curves of which the points of a stretch draw one, each with its beginning, the point that draws it aside, and its end. */
export function curvesOf(points: readonly Point[]): (readonly [Point, Point, Point])[] {
  const middle = (i: number) => {
    const [a, b] = [points[i], points[i + 1]]
    return a && b && between(a, b, 0.5)
  }
  return points.slice(1, -1).flatMap((by, i) => {
    const start = i === 0 ? points[0] : middle(i)
    const end = i === points.length - 3 ? points.at(-1) : middle(i + 1)
    return start && end ? [[start, by, end] as const] : []
  })
}

/** Places along that curve. */
function curveThrough(points: readonly Point[]): readonly Point[] {
  if (points.length < 3) return points
  return curvesOf(points).flatMap(([start, by, end]) =>
    Array.from({ length: 9 }, (_, i) => between(between(start, by, i / 8), between(by, end, i / 8), i / 8)),
  )
}

/** A line is no longer tried over more places after so many in a row that it doesn't lead over straight. */
const PATIENCE = 12

/** Few points between which straight lines cost about as much as a line over all. */
function straighten(line: readonly Point[], request: Search): Point[] {
  const kept = line.slice(0, 1)
  for (let at = 0; at < line.length - 1;) {
    const start = line[at]
    let end = at + 1
    let cost = 0
    for (let next = at + 1; next < line.length && next - end < PATIENCE; next++) {
      const [before, place] = [line[next - 1], line[next]]
      if (!start || !before || !place) continue
      cost += costOf([before, place], request)
      if (costOf([start, place], request) <= cost + SPARE * distance(start, place)) end = next
    }
    kept.push(...line.slice(end, end + 1))
    at = end
  }
  return kept
}

/** The cheapest line over the places of a grid. */
function searchGrid({ from, to, sheet, tollAt }: Search): Point[] {
  const columns = Math.floor((sheet.right - sheet.left) / CELL) + 1
  const rows = Math.floor((sheet.bottom - sheet.top) / CELL) + 1
  const placeOf = (cell: number): Point => ({
    x: sheet.left + (cell % columns) * CELL,
    y: sheet.top + Math.floor(cell / columns) * CELL,
  })
  const cellOf = ({ x, y }: Point) =>
    Math.round((y - sheet.top) / CELL) * columns + Math.round((x - sheet.left) / CELL)
  const meanToll = ({ x, y }: Point, dx: number, dy: number) => {
    let sum = 0
    for (const t of SAMPLES) sum += tollAt(x + dx * CELL * t, y + dy * CELL * t)
    return sum / SAMPLES.length
  }
  const goal = cellOf(to)
  const costs = new Float64Array(columns * rows).fill(Infinity)
  const before = new Int32Array(columns * rows).fill(-1)
  const done = new Uint8Array(columns * rows)
  const open = new Queue()
  const start = cellOf(from)
  costs[start] = 0
  open.add(start, 0)
  for (let cell = open.take(); cell !== undefined && cell !== goal; cell = open.take()) {
    if (done[cell] === 1) continue
    done[cell] = 1
    const cost = costs[cell] ?? 0
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    const place = placeOf(cell)
    for (const { dx, dy, length } of STEPS) {
      if (column + dx < 0 || column + dx >= columns || row + dy < 0 || row + dy >= rows) continue
      const next = cell + dy * columns + dx
      const known = costs[next] ?? 0
      if (cost + length >= known) continue
      const total = cost + length * (1 + meanToll(place, dx, dy))
      if (total >= known) continue
      costs[next] = total
      before[next] = cell
      open.add(next, total + distance(placeOf(next), to))
    }
  }
  const line: Point[] = []
  for (let cell = goal; cell >= 0; cell = before[cell] ?? -1) line.unshift(placeOf(cell))
  return [from, ...line.slice(1, -1), to]
}

/** Hands out the cheapest first (a binary heap). */
class Queue {
  private readonly items: { cell: number; cost: number }[] = []

  add(cell: number, cost: number): void {
    this.items.push({ cell, cost })
    let at = this.items.length - 1
    while (at > 0 && this.swapIfCheaper(at, (at - 1) >> 1)) at = (at - 1) >> 1
  }

  take(): number | undefined {
    const [first] = this.items
    const last = this.items.pop()
    if (!first || !last || this.items.length === 0) return first?.cell
    this.items[0] = last
    for (let at = 0; ;) {
      const [left, right] = [2 * at + 1, 2 * at + 2]
      const least = this.costAt(right) < this.costAt(left) ? right : left
      if (!this.swapIfCheaper(least, at)) return first.cell
      at = least
    }
  }

  private costAt(at: number): number {
    return this.items[at]?.cost ?? Infinity
  }

  private swapIfCheaper(at: number, other: number): boolean {
    const [one, two] = [this.items[at], this.items[other]]
    if (!one || !two || one.cost >= two.cost) return false
    this.items[at] = two
    this.items[other] = one
    return true
  }
}
