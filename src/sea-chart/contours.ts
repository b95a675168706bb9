import { contours } from 'd3-contour'
import type { Field } from './field'
import { distance } from './geometry'
import type { Point } from './sea-chart-spec'

/** A closed line of equal depth in drawing units; the last point is not the first one repeated. */
export type Ring = readonly Point[]

/** Rings shorter than this are crumbs and are not drawn, drawing units on a chart of scale 1. */
const CRUMB = 78

/** Rounds a ring off: each point moves toward its neighbours' mean. */
export function soften(ring: Ring): Point[] {
  return ring.map((point, i) => {
    const before = ring[(i + ring.length - 1) % ring.length] ?? point
    const after = ring[(i + 1) % ring.length] ?? point
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 }
  })
}

export function ringLength(ring: Ring): number {
  return ring.reduce((sum, point, i) => sum + distance(point, ring[(i + 1) % ring.length] ?? point), 0)
}

/** The area that a ring encloses, square units. */
export function areaOf(ring: Ring): number {
  return Math.abs(
    ring.reduce((sum, a, i) => {
      const b = ring[(i + 1) % ring.length] ?? a
      return sum + (a.x * b.y - b.x * a.y) / 2
    }, 0),
  )
}

/** The rings around everything shallower than a depth in metres; a negative depth gives land above that height. */
export function traceContour(field: Field, depth: number): Ring[] {
  const { heights, columns, rows, cell, margin, scale } = field
  const traced = contours().size([columns, rows]).contour(heights, -depth)
  return traced.coordinates
    .flat()
    .map((ring) =>
      ring
        .slice(0, -1)
        .map(([x = 0, y = 0]) => ({ x: (x - 0.5) * cell - margin, y: (y - 0.5) * cell - margin })),
    )
    .filter((ring) => ringLength(ring) > CRUMB * scale)
    .map(soften) // takes the steps of marching squares out
}
