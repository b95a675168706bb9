import type { Course } from './course'
import type { Field } from './field'
import { depthAt } from './field'
import { contains, overlaps, walkLine, widened } from './geometry'
import type { Point, Rect } from './sea-chart-spec'

/** The scale of a course in weeks, in drawing units; its place is the left end of its bar. */
export interface PlacedScale extends Point {
  /** How long it is. */
  readonly weeks: number
  /** How long a week is. */
  readonly week: number
  /** What bar and figures take up. */
  readonly box: Rect
}

interface ScaleRequest {
  readonly field: Field
  readonly course: Course
  /** Names, and what windows crop. */
  readonly taken: readonly Rect[]
  /** Depths with a line. */
  readonly lines: readonly number[]
  readonly print: number
}

/** Lengths of the bar, weeks: the longest that fits, up to this share of the chart’s width, or one week. */
const BARS = [12, 8, 4, 2, 1] as const
const MOST_OF_CHART = 0.18

/** Room at print 1: for the figures, half of which stand before its beginning and beyond its end, over the bar, and around all; windows print them larger than the sheet. */
const ROOM = { before: 12, beyond: 56, over: 30, under: 6, around: 10 } as const

/**
 * From where to where it stands, as shares of the width, and what it costs to stand beyond that: within the text's column, which
 * on wider windows is narrower.
 */
const COLUMNS = [
  { left: 0.06, right: 0.94, beyond: Infinity },
  { left: 0.19, right: 0.81, beyond: 120 },
  { left: 0.27, right: 0.73, beyond: 40 },
] as const

/** What it costs to lie across a line of depth, in units that it could lie lower. */
const CROSSED = 60

/** Shallower water has lines too close to each other to read figures on, metres. */
const LEAST_DEPTH = 6

/** Finds open water for the scale of a course, low on the chart, as on printed charts. Undefined where there is no room. */
export function placeScale(request: ScaleRequest): PlacedScale | undefined {
  const { week } = request.course
  if (week === undefined) return undefined
  const fitting = BARS.filter((weeks) => weeks === 1 || weeks * week <= MOST_OF_CHART * request.field.width)
  for (const weeks of fitting) {
    const scale = findPlace(request, weeks, week)
    if (scale) return scale
  }
  return undefined
}

/** The cheapest place for a bar of so many weeks. */
function findPlace(request: ScaleRequest, weeks: number, week: number): PlacedScale | undefined {
  const { field, course, taken, lines, print } = request
  const { width, height } = field
  const way = walkLine(course.line, 6)
  const air = ROOM.around * print
  let best: PlacedScale | undefined
  let least = Infinity
  for (let y = height - 10; y > height / 4; y -= 12) {
    for (let x = 0; x < width; x += 16) {
      const box = {
        left: x - ROOM.before * print,
        top: y - ROOM.over * print,
        right: x + weeks * week + ROOM.beyond * print,
        bottom: y + ROOM.under * print,
      }
      const beyond = COLUMNS.filter(({ left, right }) => x < left * width || box.right > right * width)
      const cost = beyond.reduce((sum, column) => sum + column.beyond, height - y)
      const free = widened(box, air)
      if (cost >= least || taken.some((rect) => overlaps(rect, free))) continue
      if (way.some((place) => contains(widened(free, air), place))) continue
      const depths = depthsUnder(box, field)
      const [shoalest, deepest] = [Math.min(...depths), Math.max(...depths)]
      const crossed = lines.filter((depth) => depth > shoalest && depth < deepest).length
      if (shoalest < LEAST_DEPTH || cost + CROSSED * crossed >= least) continue
      least = cost + CROSSED * crossed
      best = { x: Math.round(x), y: Math.round(y), weeks, week, box }
    }
  }
  return best
}

/** Depths all over a box. */
function depthsUnder({ left, top, right, bottom }: Rect, field: Field): number[] {
  const [columns, rows] = [16, 4]
  return Array.from({ length: columns * rows }, (_, i) =>
    depthAt(field, {
      x: left + ((right - left) * (i % columns)) / (columns - 1),
      y: top + ((bottom - top) * Math.floor(i / columns)) / (rows - 1),
    }),
  )
}
