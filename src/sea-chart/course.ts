import type { Field } from './field'
import { depthAt } from './field'
import { between, contains, distance, overlaps } from './geometry'
import type { CoursePoint, Extent, Point, Rect } from './sea-chart-spec'

/** The way through, in drawing units. */
export interface Course {
  /** The turning points, from off the chart to the last mark. */
  readonly line: readonly Point[]
  /** Where the ringed marks stand, in order. */
  readonly marks: readonly Point[]
  /** True bearings, printed along the legs as charts do, where its ends are real places: of each leg, or of none. */
  readonly bearings: readonly Bearing[]
  /** Room the page needs for labels beside the marks. */
  readonly labels: readonly Rect[]
  /** Where a given course ends at anchor: none where it ends at a mark. */
  readonly end?: Point
  /** How long a week is, drawing units: of a course whose legs are all to scale, which begins with its first week. */
  readonly week?: number
}

/** A leg's direction to steer, at the middle of the leg or near it. */
export interface Bearing extends Point {
  /** Whole degrees, clockwise from north. */
  readonly degrees: number
  /** What the figures take up. */
  readonly box: Rect
}

export const NO_COURSE: Course = { line: [], marks: [], bearings: [], labels: [] }

/** A place on whole drawing units. */
export const rounded = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) })

/** How much longer or shorter than to scale a leg may be, as a share, where the scale is printed. */
export const SCALE_TOLERANCE = 0.12

/** The same course from where its first week begins; as it is where a leg would not be to scale. */
export function beginToScale<Legs extends Pick<Course, 'line' | 'marks'>>(
  legs: Legs,
  weeks: readonly number[],
): Legs & Pick<Course, 'week'> {
  const [entry, first, ...others] = legs.line
  const [weeksToFirst = 0, ...weeksBetween] = weeks
  if (!entry || !first || others.length === 0 || weeksBetween.length !== others.length) return legs
  const lengths = others.map((at, i) => distance(others[i - 1] ?? first, at))
  const total = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0)
  const week = total(lengths) / total(weeksBetween)
  const isToScale = lengths.every(
    (length, i) => Math.abs(length / ((weeksBetween[i] ?? 0) * week) - 1) <= SCALE_TOLERANCE,
  )
  const share = (weeksToFirst * week) / distance(entry, first)
  if (!isToScale || share > 1) return legs
  return { ...legs, line: [rounded(between(first, entry, share)), first, ...others], week }
}

/** The longest label on the narrowest screen that shows the chart. */
const LABEL_WIDTH = 370
const LABEL_HEIGHT = 44

function labelRect({ x, y }: Point, side: 'left' | 'right', print: number): Rect {
  const [top, bottom] = [y - (LABEL_HEIGHT * print) / 2, y + (LABEL_HEIGHT * print) / 2]
  return side === 'left'
    ? { left: x - LABEL_WIDTH * print, top, right: x, bottom }
    : { left: x, top, right: x + LABEL_WIDTH * print, bottom }
}

/** On legs shorter than this a bearing has no room, drawing units. */
const LEAST_BEARING_LEG = 100

/** Where along a leg its bearing may stand, best first, as shares of the leg. */
const BEARING_SHARES = [0.5, 0.6, 0.4, 0.7, 0.3, 0.55, 0.45, 0.65, 0.35, 0.75, 0.25, 0.8, 0.2] as const
/** A bearing's figures at print 1: half their length along the leg, and their nearest and farthest edge abeam of it. */
const FIGURES = { half: 20, near: 4, far: 20 } as const

/** What is chosen by when bearings are taken. */
interface BearingRequest {
  readonly field: Field
  /** What windows may crop or the page lays over it: no figure reaches into it, drawing units. */
  readonly cropped: readonly Rect[]
  readonly print: number
}

/** The upright box around a bearing's figures, printed along the leg from `a` to `b`. */
function figuresBox(a: Point, b: Point, share: number, print: number): Rect {
  const length = distance(a, b)
  const along = { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  const at = between(a, b, share)
  const corners = [-FIGURES.half, FIGURES.half].flatMap((ahead) =>
    [FIGURES.near, FIGURES.far].map((abeam) => ({
      x: at.x + (along.x * ahead + along.y * abeam) * print,
      y: at.y + (along.y * ahead - along.x * abeam) * print,
    })),
  )
  return {
    left: Math.min(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    right: Math.max(...corners.map(({ x }) => x)),
    bottom: Math.max(...corners.map(({ y }) => y)),
  }
}

/** A place for the bearing of a leg where its figures lie whole in the frame and in open water. */
function findBearing({ field, cropped, print }: BearingRequest, a: Point, b: Point): Bearing | undefined {
  const frame = { left: 0, top: 0, right: field.width, bottom: field.height }
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = distance(a, b)
  if (dx <= 0 || length < LEAST_BEARING_LEG * print) return undefined
  const half = (FIGURES.half * print) / length
  const share = BEARING_SHARES.find((middle) => {
    const box = figuresBox(a, b, middle, print)
    const isWhole =
      contains(frame, { x: box.left, y: box.top }) && contains(frame, { x: box.right, y: box.bottom })
    const isOpen = [middle - half, middle, middle + half].every((place) => {
      const at = between(a, b, place)
      return [FIGURES.near, FIGURES.far].every((abeam) => {
        const off = (abeam * print) / length
        return depthAt(field, { x: at.x + dy * off, y: at.y - dx * off }) > 3
      })
    })
    return isWhole && isOpen && !cropped.some((rect) => overlaps(rect, box))
  })
  if (share === undefined) return undefined
  const degrees = Math.round((Math.atan2(dx, -dy) * 180) / Math.PI)
  return { ...rounded(between(a, b, share)), degrees, box: figuresBox(a, b, share, print) }
}

/**
 * Turns a given course from fractions into drawing units; labels take room by how large the chart is printed.
 *
 * @param unordered Each mark has a leg of its own to the end; none where the course has no end.
 */
export function plotCourse(
  points: readonly CoursePoint[],
  { width, height }: Extent,
  { print, unordered }: { print: number; unordered: boolean },
): Course {
  const plotted = points.map((point) => ({
    at: { x: Math.round(point.x * width), y: Math.round(point.y * height) },
    mark: point.mark ?? false,
    label: point.label,
  }))
  const last = plotted.at(-1)
  const end = last?.mark === false ? last.at : undefined
  const marks = plotted.filter(({ mark }) => mark).map(({ at }) => at)
  return {
    line: unordered ? marks.flatMap((at) => (end ? [at, end] : [])) : plotted.map(({ at }) => at),
    marks,
    ...(end && { end }),
    bearings: [],
    labels: plotted.flatMap(({ at, label }) => (label ? [labelRect(at, label, print)] : [])),
  }
}

/**
 * Completes a course with the bearing of each leg, if all have room: readers would ask why one has none.
 *
 * @param cropped What windows may crop, drawing units.
 * @param print How large the figures are printed.
 */
export function takeBearings(field: Field, course: Course, cropped: readonly Rect[], print: number): Course {
  const { line } = course
  const bearings = line.slice(1).flatMap((b, i) => {
    const a = line[i]
    return (a && findBearing({ field, cropped, print }, a, b)) ?? []
  })
  return bearings.length === line.length - 1 ? { ...course, bearings } : course
}
