import type { Ring } from './contours'
import { areaOf, ringLength, soften } from './contours'
import { between, contains } from './geometry'
import type { Extent, Point, Rect } from './sea-chart-spec'

/**
 * Rings as SVG path data. A ring becomes a quadratic B-spline: the curve runs through the middles of the sides of
 * its control polygon. After one `q`, SVG's `t` mirrors each control point by itself, so a vertex costs two small
 * numbers. Control points are even integers: all middles are integers then and nothing drifts.
 */
export interface PathStyle {
  /** Distance between control points, drawing units: larger is smoother and smaller in bytes. */
  readonly step: number
  /** How widely a ring is smoothed, drawing units: bends finer than a step would be drawn as kinks. */
  readonly smoothing: number
  /** How far the curve may leave the one with all points, drawing units. */
  readonly tolerance: number
  /** A ring around less than this would be a drop or a needle, square units. */
  readonly least: number
  /** The frame; what lies outside is reduced to its corners. */
  readonly frame: Extent
}

/** Numbers after a command letter, in the fewest characters. */
export const compact = (...values: readonly number[]) =>
  values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('')

/** Points at even distances around a ring. */
function spread(ring: Ring, step: number): Point[] {
  const count = Math.max(5, Math.round(ringLength(ring) / step))
  const stride = ringLength(ring) / count
  const points: Point[] = []
  let walked = 0
  ring.forEach((a, i) => {
    const b = ring[(i + 1) % ring.length] ?? a
    const side = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
    while (points.length < count && points.length * stride < walked + side) {
      points.push(between(a, b, (points.length * stride - walked) / side))
    }
    walked += side
  })
  return points
}

/** The distance between the places of a ring that are smoothed, drawing units. */
const FINE = 5

/** A ring without bends finer than so many drawing units: each place moves to a mean of those around it. */
function smooth(ring: Ring, width: number): Ring {
  const passes = Math.round(2 * (width / FINE) ** 2)
  return Array.from({ length: passes }).reduce<Ring>(soften, spread(ring, FINE))
}

/** True when a point adds nothing to the straight line between its neighbours. */
function isStraight(before: Point, point: Point, after: Point): boolean {
  const cross = (point.x - before.x) * (after.y - before.y) - (point.y - before.y) * (after.x - before.x)
  const dx = after.x - before.x
  const dy = after.y - before.y
  return Math.abs(cross) < 1.5 * Math.sqrt(dx * dx + dy * dy)
}

/** Outside the frame only a ring's corners are kept, each with its neighbours: alone it would be a wide curve. */
function dropOutside(ring: Ring, seen: Rect): Point[] {
  const at = (i: number) => ring.at(i % ring.length)
  const isCorner = (i: number) => {
    const [before, point, after] = [at(i - 1), at(i), at(i + 1)]
    return before && point && after ? !isStraight(before, point, after) : false
  }
  const kept: Point[] = []
  ring.forEach((point, i) => {
    const after = at(i + 1) ?? point
    const isSeen = contains(seen, point) || contains(seen, after)
    const isByCorner = [i - 1, i, i + 1].some(isCorner)
    if (isSeen || isByCorner || !isStraight(kept.at(-1) ?? point, point, after)) kept.push(point)
  })
  return kept
}

/** How far a point lies beside the line through two others. */
function distanceAside(point: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = Math.sqrt(dx * dx + dy * dy)
  return length === 0 ? 0 : Math.abs((point.x - a.x) * dy - (point.y - a.y) * dx) / length
}

/**
 * How far the curve moves when a control point goes: three quarters of the point's distance from the line between its
 * neighbours; beside a neighbour, an eighth of the way to the other one, as far as that leads aside.
 */
function moveWithout(point: Point, [before2, before, after, after2]: readonly [Point, Point, Point, Point]) {
  const aside = (near: Point, far: Point, beyond: Point) => {
    const moved = { x: near.x + (far.x - point.x) / 8, y: near.y + (far.y - point.y) / 8 }
    return distanceAside(moved, near, { x: near.x + point.x - beyond.x, y: near.y + point.y - beyond.y })
  }
  return Math.max(
    0.75 * distanceAside(point, before, after),
    aside(before, after, before2),
    aside(after, before, after2),
  )
}

/** Drops the control points that the curve can do without, never two in a row. */
function thinOnce(ring: readonly Point[], tolerance: number): readonly Point[] {
  const at = (i: number) => ring.at(i % ring.length) ?? { x: 0, y: 0 }
  let isKept = false
  return ring.filter((point, i) => {
    const around = [at(i - 2), at(i - 1), at(i + 1), at(i + 2)] as const
    isKept = !isKept || moveWithout(point, around) > tolerance
    return isKept
  })
}

/** Until nothing more can go, or the shape would be lost. */
function thin(ring: readonly Point[], tolerance: number): readonly Point[] {
  const thinned = thinOnce(ring, tolerance)
  return thinned.length < 5 || thinned.length === ring.length ? ring : thin(thinned, tolerance)
}

const toEven = ({ x, y }: Point): Point => ({ x: 2 * Math.round(x / 2), y: 2 * Math.round(y / 2) })

/** The quadratic B-spline of an open control polygon with even coordinates, from its first middle to its last. */
function splinePath(control: readonly Point[]): string {
  const [first, second] = control
  if (!first || !second) return ''
  let middle = between(first, second, 0.5)
  let data = `M${compact(middle.x, middle.y)}q${compact(second.x - middle.x, second.y - middle.y)}`
  control.slice(1, -1).forEach((point, i) => {
    const next = between(point, control[i + 2] ?? point, 0.5)
    const [dx, dy] = [next.x - middle.x, next.y - middle.y]
    const separator = i === 1 ? 't' : dx < 0 ? '' : ' '
    data += separator + compact(dx, dy)
    middle = next
  })
  return data
}

/** Closes the control polygon of a ring: the curve ends where it began. */
const closedPath = (ring: readonly Point[]) => `${splinePath([...ring, ...ring.slice(0, 2)])}z`

/** The path data of an open line through (nearly) the given points, which should be evenly spaced. */
export const openPath = (line: readonly Point[]) => splinePath(line.map(toEven))

/** One path's data for all rings of a contour. */
export function ringsPath(
  rings: readonly Ring[],
  { step, smoothing, tolerance, least, frame }: PathStyle,
): string {
  const seen = { left: 0, top: 0, right: frame.width, bottom: frame.height }
  return rings
    .filter((ring) => ring.some((point) => contains(seen, point)))
    .map((ring) => smooth(ring, smoothing))
    .filter((ring) => areaOf(ring) > least)
    .map((ring) => closedPath(thin(dropOutside(spread(ring, step), seen), tolerance).map(toEven)))
    .join('')
}
