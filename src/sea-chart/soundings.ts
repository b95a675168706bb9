import type { Field } from './field'
import { depthAt, depthOf } from './field'
import { clamp, distance, distanceToLine, overlaps } from './geometry'
import type { Random } from './random'
import type { Point, Rect } from './sea-chart-spec'

/** A measured depth printed on the chart, centred on its place in drawing units. */
export interface Sounding extends Point {
  /** Metres. */
  readonly depth: number
}

export interface SoundingRequest {
  readonly field: Field
  readonly random: Random
  /** Depths with a line, metres. */
  readonly lines: readonly number[]
  readonly course: readonly Point[]
  /** Rectangles in drawing units that stay empty: text, labels, a rose. */
  readonly taken: readonly Rect[]
  /** How large the numbers are printed. */
  readonly print: number
  /** How many to place at most. */
  readonly count: number
  /** How many times to try for each. Default 22. */
  readonly tries?: number
}

/** The room a number takes, from its middle, with the air around it. */
const HALF_WIDTH = 17
const HALF_HEIGHT = 11
const COURSE_GAP = 24
/** The least distance of a number's middle from the frame. */
const FRAME_GAP = 26
/** Equal numbers side by side tell nothing: how many times farther apart than others they stand. */
const EQUAL_GAPS = 4
/** The shallowest depth worth a number, metres. */
const LEAST_DEPTH = 0.6
/** Beyond this depth the lead finds no bottom, metres. */
const MOST_DEPTH = 95

/** Soundings crowd in shoal water and thin out over the deep: the least distance between two, drawing units. */
export const soundingGap = (depth: number, spacing: number) => (38 + Math.min(depth, 60) * 0.75) * spacing

/** How far apart soundings stand on a chart, 1 on a hero. */
export const soundingSpacing = ({ scale }: Field, print: number) => print * clamp(scale, 0.72, 1)

export const soundingBox = ({ x, y }: Point, print: number): Rect => ({
  left: x - HALF_WIDTH * print,
  top: y - HALF_HEIGHT * print,
  right: x + HALF_WIDTH * print,
  bottom: y + HALF_HEIGHT * print,
})

/** True when no line crosses the box: every part of it lies between the same two depths. */
function isBetweenLines(field: Field, box: Rect, lines: readonly number[]): boolean {
  let [least, most] = [Infinity, -Infinity]
  for (let i = 0; i < 15; i++) {
    const depth = depthOf(
      field,
      box.left + ((box.right - box.left) * (i % 5)) / 4,
      box.top + ((box.bottom - box.top) * Math.floor(i / 5)) / 2,
    )
    least = Math.min(least, depth)
    most = Math.max(most, depth)
  }
  return least > LEAST_DEPTH && lines.every((line) => line < least || line > most)
}

/** Whether a place is far enough from all soundings; most are far to one side, which is soon seen. */
function isApart(place: Sounding, placed: readonly Sounding[], gap: number): boolean {
  const metres = Math.floor(place.depth)
  for (const other of placed) {
    const least = (Math.floor(other.depth) === metres ? EQUAL_GAPS : 1) * gap
    if (Math.abs(other.x - place.x) < least && distance(other, place) < least) return false
  }
  return true
}

function mayStand(place: Sounding, request: SoundingRequest, placed: readonly Sounding[]): boolean {
  const { field, lines, course, taken, print } = request
  if (!isApart(place, placed, soundingGap(place.depth, soundingSpacing(field, print)))) return false
  const box = soundingBox(place, print)
  return (
    taken.every((rect) => !overlaps(rect, box)) &&
    distanceToLine(place.x, place.y, course) > COURSE_GAP * print &&
    isBetweenLines(field, box, lines)
  )
}

/** Takes soundings all over the water: never on a line, the course, another number or a taken place. */
export function takeSoundings(request: SoundingRequest): Sounding[] {
  const { field, random, count, print, tries = 22 } = request
  const edge = FRAME_GAP * print
  const placed: Sounding[] = []
  for (let i = 0; i < count * tries && placed.length < count; i++) {
    const at = {
      x: Math.round(random.between(edge, field.width - edge)),
      y: Math.round(random.between(edge, field.height - edge)),
    }
    const depth = depthAt(field, at)
    if (depth <= LEAST_DEPTH || depth >= MOST_DEPTH) continue
    const place = { ...at, depth }
    if (mayStand(place, request, placed)) placed.push(place)
  }
  return placed
}
