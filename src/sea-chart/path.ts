import type { Ring } from './contours'
import { ringLength } from './contours'
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
  /** The frame; what lies well outside is reduced to its corners. */
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
export function ringsPath(rings: readonly Ring[], { step, frame }: PathStyle): string {
  const seen = { left: -step, top: -step, right: frame.width + step, bottom: frame.height + step }
  return rings
    .filter((ring) => ring.some((point) => contains(seen, point)))
    .map((ring) => closedPath(dropOutside(spread(ring, step), seen).map(toEven)))
    .join('')
}
