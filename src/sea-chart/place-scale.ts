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
  /** What it is of, line by line. */
  readonly words: readonly string[]
  /** What bar with figures and words below it take up. */
  readonly boxes: readonly Rect[]
}

interface ScaleRequest {
  readonly field: Field
  readonly course: Course
  /** Names, and what windows crop. */
  readonly taken: readonly Rect[]
  /** Depths with a line. */
  readonly lines: readonly number[]
  readonly print: number
  /** An em of its letters where windows print them the largest, drawing units. */
  readonly em: number
  /** Whether each leg is as long as the middle of a range of time. */
  readonly ofRanges: boolean
}

/** Lengths of the bar, weeks: the longest that fits, up to this share of the chart’s width, or one week. */
const BARS = [12, 8, 4, 2, 1] as const
const MOST_OF_CHART = 0.18

/** Room for the figures, half of which stand before the bar’s beginning and beyond its end, over it, in em of them. */
const FIGURES = { before: 0.5, beyond: 1.8, over: 1.1 } as const

/** Free water around bar, figures and words, drawing units at print 1. */
const AROUND = 7

/** What the scale is of, in few lines or in more, which cost more: legs are seen to differ in length, but not that lengths are times. */
const WORDS = [
  { words: ['Distance along the line is time'], width: 12.5, cost: 0 },
  { words: ['Distance along', 'the line is time'], width: 6.5, cost: 40 },
] as const

/** The same where names print ranges of time. */
const WORDS_OF_RANGES = [
  { words: ['Lengths: middle of each range'], width: 11.8, cost: 0 },
  { words: ['Lengths: middle', 'of each range'], width: 6.3, cost: 40 },
] as const

/** How far under the bar their lines stand, in em of them; the last takes a little more. */
export const WORDS_AT = { first: 1.15, next: 1.1, descent: 0.25 } as const

/**
 * From where to where it stands, as shares of the width, and what it costs to stand beyond that: within the text's column, which
 * on wider windows is narrower.
 */
const COLUMNS = [
  { left: 0.06, right: 0.94, beyond: Infinity },
  { left: 0.19, right: 0.81, beyond: 120 },
  { left: 0.27, right: 0.73, beyond: 40 },
] as const

/** How high the bar is, drawing units at print 1. */
export const BAR = 6

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
    const [best] = (request.ofRanges ? WORDS_OF_RANGES : WORDS)
      .flatMap((words) => findPlace(request, weeks, week, words) ?? [])
      .toSorted((one, other) => one.cost - other.cost)
    if (best) return best.scale
  }
  return undefined
}

/** The cheapest place for a bar of so many weeks. */
function findPlace(
  request: ScaleRequest,
  weeks: number,
  week: number,
  { words, width: wordsWidth, cost: wordsCost }: (typeof WORDS | typeof WORDS_OF_RANGES)[number],
): { scale: PlacedScale; cost: number } | undefined {
  const { field, course, taken, lines, print, em } = request
  const { width, height } = field
  const way = walkLine(course.line, 6)
  const air = AROUND * print
  const high = BAR * print
  const ahead = FIGURES.before * em
  const long = weeks * week + FIGURES.beyond * em
  const over = FIGURES.over * em + high
  const under = (WORDS_AT.first + (words.length - 1) * WORDS_AT.next + WORDS_AT.descent) * em
  let scale: PlacedScale | undefined
  let least = Infinity
  const wide = wordsWidth * em
  for (let y = Math.floor(height - under - air); y > height / 4; y -= 4) {
    if (wordsCost + height - y >= least) break // all that is higher costs more
    const beside = way.filter((place) => place.y >= y - over - 2 * air && place.y <= y + under + 2 * air)
    for (let x = 0; x < width; x += 8) {
      const right = x + Math.max(long, wide)
      const beyond = COLUMNS.filter((column) => x < column.left * width || right > column.right * width)
      const cost = beyond.reduce((sum, column) => sum + column.beyond, wordsCost + height - y)
      if (cost >= least) continue
      const boxes = [
        { left: x - ahead, top: y - over, right: x + long, bottom: y },
        { left: x - ahead, top: y, right: x + wide, bottom: y + under },
      ]
      const meets = (gap: number, isMet: (box: Rect) => boolean) =>
        boxes.some((box) => isMet(widened(box, gap)))
      if (meets(air, (box) => taken.some((rect) => overlaps(rect, box)))) continue
      if (meets(2 * air, (box) => beside.some((place) => contains(box, place)))) continue
      const depths = boxes.flatMap((box) => depthsUnder(box, field))
      const [shoalest, deepest] = [Math.min(...depths), Math.max(...depths)]
      const crossed = lines.filter((depth) => depth > shoalest && depth < deepest).length
      if (shoalest < LEAST_DEPTH || cost + CROSSED * crossed >= least) continue
      least = cost + CROSSED * crossed
      scale = { x: Math.round(x), y: Math.round(y), weeks, week, words, boxes }
    }
  }
  return scale && { scale, cost: least }
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
