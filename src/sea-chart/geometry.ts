import type { Point, Rect } from './sea-chart-spec'

/** Taken out of the global once: looking globals up is slow where a runner sandboxes modules. */
const { ceil, max, min, sqrt } = Math

/** Small plane geometry; every length is in the units of the points given. */

export const clamp = (value: number, low: number, high: number) => min(high, max(low, value))

/** The value that lies a share `t` of the way from `a` to `b`. */
export const mix = (a: number, b: number, t: number) => a + (b - a) * t

/** 0 below `from`, 1 above `to`, a smooth slope between; `from` may be the larger one. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from), 0, 1)
  return t * t * (3 - 2 * t)
}

export function distance(a: Point, b: Point): number {
  const dx = a.x - b.x
  const dy = a.y - b.y
  return sqrt(dx * dx + dy * dy)
}

export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
})

function squaredDistanceToSegment(x: number, y: number, a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const squared = dx * dx + dy * dy
  const t = squared === 0 ? 0 : clamp(((x - a.x) * dx + (y - a.y) * dy) / squared, 0, 1)
  const offX = x - a.x - dx * t
  const offY = y - a.y - dy * t
  return offX * offX + offY * offY
}

/** How far a place is from an open line; Infinity when the line has no point. */
export function distanceToLine(x: number, y: number, line: readonly Point[]): number {
  let nearest = Infinity
  let a = line[0]
  for (const b of line) {
    if (a) nearest = min(nearest, squaredDistanceToSegment(x, y, a, b))
    a = b
  }
  return sqrt(nearest)
}

/** How far a place is from a polygon's edge, negative inside. */
export function signedDistanceToPolygon(x: number, y: number, polygon: readonly Point[]): number {
  let nearest = Infinity
  let inside = false
  let a = polygon[polygon.length - 1]
  for (const b of polygon) {
    if (a) {
      nearest = min(nearest, squaredDistanceToSegment(x, y, a, b))
      if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) inside = !inside
    }
    a = b
  }
  return inside ? -sqrt(nearest) : sqrt(nearest)
}

/** How far a place is from a rectangle, 0 inside. */
export function distanceToRect(x: number, y: number, rect: Rect): number {
  const dx = max(rect.left - x, 0, x - rect.right)
  const dy = max(rect.top - y, 0, y - rect.bottom)
  return sqrt(dx * dx + dy * dy)
}

/** How far two rectangles are apart, 0 where they meet. */
export function distanceBetween(a: Rect, b: Rect): number {
  const dx = max(a.left - b.right, 0, b.left - a.right)
  const dy = max(a.top - b.bottom, 0, b.top - a.bottom)
  return sqrt(dx * dx + dy * dy)
}

export const contains = (rect: Rect, { x, y }: Point) =>
  x >= rect.left && x <= rect.right && y >= rect.top && y <= rect.bottom

export const overlaps = (a: Rect, b: Rect) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

export const scaleRect = (rect: Rect, width: number, height: number): Rect => ({
  left: rect.left * width,
  top: rect.top * height,
  right: rect.right * width,
  bottom: rect.bottom * height,
})

/** The part of the way from `a` to `b` that lies in a rectangle, as shares of the way; undefined: none. */
export function rectOnLine(rect: Rect, a: Point, b: Point): { from: number; to: number } | undefined {
  let [from, to] = [0, 1]
  const sides = [
    { start: a.x, way: b.x - a.x, low: rect.left, high: rect.right },
    { start: a.y, way: b.y - a.y, low: rect.top, high: rect.bottom },
  ]
  for (const { start, way, low, high } of sides) {
    if (way === 0 && (start < low || start > high)) return undefined
    if (way === 0) continue
    const [enters, leaves] = [(low - start) / way, (high - start) / way]
    from = max(from, min(enters, leaves))
    to = min(to, max(enters, leaves))
  }
  return from < to ? { from, to } : undefined
}

/** Drops the points of an open line that lie within `tolerance` of the line without them (Douglas-Peucker). */
export function simplifyLine(line: readonly Point[], tolerance: number): Point[] {
  const first = line[0]
  const last = line[line.length - 1]
  if (!first || !last || line.length < 3) return [...line]
  let farthest = 0
  let index = 0
  line.forEach((point, i) => {
    const off = distanceToLine(point.x, point.y, [first, last])
    if (off > farthest) [farthest, index] = [off, i]
  })
  if (farthest <= tolerance) return [first, last]
  const head = simplifyLine(line.slice(0, index + 1), tolerance)
  return [...head.slice(0, -1), ...simplifyLine(line.slice(index), tolerance)]
}

/** Points at even steps of at most `step` along an open line, both ends included. */
export function walkLine(line: readonly Point[], step: number): Point[] {
  const walked: Point[] = line.slice(0, 1)
  line.forEach((b, i) => {
    const a = line[i - 1]
    if (!a) return
    const count = max(1, ceil(distance(a, b) / step))
    for (let k = 1; k <= count; k++) walked.push(between(a, b, k / count))
  })
  return walked
}

/** A rectangle with so much more on every side. */
export const widened = ({ left, top, right, bottom }: Rect, gap: number): Rect => ({
  left: left - gap,
  top: top - gap,
  right: right + gap,
  bottom: bottom + gap,
})
