import type { Field } from './field'
import { depthAt } from './field'
import { between, contains, distance } from './geometry'
import type { CoursePoint, Extent, Point, Rect } from './sea-chart-spec'

/** The way through, in drawing units. */
export interface Course {
  /** The turning points, from off the chart to the last mark. */
  readonly line: readonly Point[]
  /** Where the ringed marks stand, in order. */
  readonly marks: readonly Point[]
  /** True bearings of the longer legs, printed along them as charts do. */
  readonly bearings: readonly Bearing[]
  /** Room the page needs for labels beside the marks. */
  readonly labels: readonly Rect[]
}

/** A leg's direction to steer, at the middle of the leg. */
export interface Bearing extends Point {
  /** Whole degrees, clockwise from north. */
  readonly degrees: number
}

export const NO_COURSE: Course = { line: [], marks: [], bearings: [], labels: [] }

/** A place on whole drawing units. */
export const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** The longest label on the narrowest screen that shows the chart. */
const LABEL_WIDTH = 370
const LABEL_HEIGHT = 44

function labelRect({ x, y }: Point, side: 'left' | 'right', print: number): Rect {
  const [top, bottom] = [y - (LABEL_HEIGHT * print) / 2, y + (LABEL_HEIGHT * print) / 2]
  return side === 'left'
    ? { left: x - LABEL_WIDTH * print, top, right: x, bottom }
    : { left: x, top, right: x + LABEL_WIDTH * print, bottom }
}

/** Legs shorter than this bear no number, drawing units. */
const LEAST_BEARING_LEG = 118

/** The bearings of the legs that are long enough, lie in the frame and have open water beside them. */
function takeBearings(field: Field, line: readonly Point[], print: number): Bearing[] {
  const frame = { left: 0, top: 0, right: field.width, bottom: field.height }
  return line.flatMap((b, i) => {
    const a = line[i - 1]
    if (!a || !contains(frame, a) || !contains(frame, b)) return []
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const length = distance(a, b)
    const abeam = (share: number) => {
      const at = between(a, b, share)
      return { x: at.x + (dy / length) * 12 * print, y: at.y - (dx / length) * 12 * print }
    }
    const half = (20 * print) / length
    const open = [0.5 - half, 0.5, 0.5 + half].every((share) => depthAt(field, abeam(share)) > 3)
    if (dx <= 0 || length < LEAST_BEARING_LEG * print || !open) return []
    return [{ ...rounded(between(a, b, 0.5)), degrees: Math.round((Math.atan2(dx, -dy) * 180) / Math.PI) }]
  })
}

/** Turns a given course from fractions into drawing units; labels take room by how large the chart is printed. */
export function plotCourse(
  points: readonly CoursePoint[],
  { width, height }: Extent,
  print: number,
): Omit<Course, 'bearings'> {
  const plotted = points.map((point) => ({
    at: { x: Math.round(point.x * width), y: Math.round(point.y * height) },
    mark: point.mark ?? false,
    label: point.label,
  }))
  return {
    line: plotted.map(({ at }) => at),
    marks: plotted.filter(({ mark }) => mark).map(({ at }) => at),
    labels: plotted.flatMap(({ at, label }) => (label ? [labelRect(at, label, print)] : [])),
  }
}

/** Completes a course with its bearings; cards are too small for them. */
export function withBearings(field: Field, course: Omit<Course, 'bearings'>, print: number): Course {
  return { ...course, bearings: field.height < 300 ? [] : takeBearings(field, course.line, print) }
}
