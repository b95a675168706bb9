import type { Field } from './field'
import { depthAt, depthOf, level } from './field'
import { distanceToLine, overlaps } from './geometry'
import { GROUND_DEPTHS } from './names'
import type { Random } from './random'
import type { Point, Rect } from './sea-chart-spec'

/** A compass rose at a place in drawing units. */
export interface Rose extends Point {
  /** Of its ring, drawing units. */
  readonly radius: number
}

export interface RoseRequest {
  readonly field: Field
  readonly random: Random
  readonly course: readonly Point[]
  /** Lines between islands, which it doesn't touch. */
  readonly links: readonly (readonly Point[])[]
  /** Rectangles in drawing units where it may not stand. */
  readonly taken: readonly Rect[]
  /** Depths with a line, metres: from under it they are moved (`levelUnder`). */
  readonly lines: readonly number[]
  /** How large the chart is printed. */
  readonly print: number
}

/** How far the north arrow stands out of the ring, with air around it, drawing units. */
const ARROW = 18

/** The radius of the circle that a rose keeps for itself, drawing units. */
export const roseReach = ({ radius }: Pick<Rose, 'radius'>): number => radius + ARROW

/** What a rose takes up. */
export function roseBox(rose: Rose): Rect {
  const { x, y } = rose
  const reach = roseReach(rose)
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
}

/** What is asked of its place, best first: between lines, else where few have to go around. */
const WISHES = [
  { size: 66, depths: [21, 99], onLines: 0 },
  { size: 66, depths: [6, 99], onLines: 0 },
  { size: 66, depths: [21, 110], onLines: 1 },
  { size: 66, depths: [6, 110], onLines: 1 },
  { size: 66, depths: [6, 110], onLines: 2 },
  { size: 52, depths: [6, 110], onLines: 2 },
] as const

interface Wish {
  readonly radius: number
  /** The least and greatest depth all over it, metres. */
  readonly depths: readonly [number, number]
  /** On how many lines it may lie. */
  readonly onLines: number
}

/** How far it keeps from land, a course and lines between islands (print 1), drawing units. */
const OFF = { land: 40, course: 24, link: 14 } as const
const WATER = [Number.MIN_VALUE, Infinity] as const

/** The least and greatest depth all over a circle, or of what is looked at up to one that is not allowed. */
function depthsWithin(
  field: Field,
  { x, y }: Point,
  radius: number,
  allowed: readonly [least: number, most: number],
): [number, number] {
  let [least, most] = [Infinity, -Infinity]
  for (let dx = -radius; dx <= radius; dx += field.cell) {
    for (let dy = -radius; dy <= radius; dy += field.cell) {
      if (dx * dx + dy * dy > radius * radius) continue
      const depth = depthOf(field, x + dx, y + dy)
      least = Math.min(least, depth)
      most = Math.max(most, depth)
      if (least < allowed[0] || most > allowed[1]) return [least, most]
    }
  }
  return [least, most]
}

const TRIES = 400

/** Looks for a place at random, a few hundred times. */
function findPlace({ radius, depths, onLines }: Wish, request: RoseRequest): Rose | undefined {
  const { field, random, course, links, taken, lines, print } = request
  const reach = roseReach({ radius })
  const pad = Math.max(radius + 22 * field.scale, reach + 10)
  for (let tries = 0; tries < TRIES; tries++) {
    const x = Math.round(random.between(pad, field.width - pad))
    const y = Math.round(random.between(pad, field.height - pad))
    const rose = { x, y, radius }
    if (course.length > 0 && distanceToLine(x, y, course) < radius + OFF.course) continue
    if (links.some((link) => distanceToLine(x, y, link) < reach + OFF.link * print)) continue
    if (taken.some((rect) => overlaps(rect, roseBox({ ...rose, radius: radius + 6 })))) continue
    const [least, most] = depthsWithin(field, rose, reach, depths)
    if (least < depths[0] || most > depths[1]) continue
    if (lines.filter((line) => line > least && line < most).length > onLines) continue
    if (depthsWithin(field, rose, radius + OFF.land, WATER)[0] > 0) return rose
  }
  return undefined
}

/** Places a compass rose: none on cards, none on phones, where it is a stain, and none where it has no room. */
export function placeRose(request: RoseRequest): Rose | undefined {
  const { field, print } = request
  if (field.height < 300 || print > 1.4) return undefined
  for (const { size, ...wish } of WISHES) {
    const radius = Math.round(size * Math.max(field.scale, 0.8 * print))
    const rose = findPlace({ ...wish, radius }, request)
    if (rose) return rose
  }
  return undefined
}

/** In how many directions the floor around a rose is looked at. */
const DIRECTIONS = 24

/** The field with no line under a rose: the floor there is level, in the tint of most of what is around it, and lines go around. */
export function levelUnder(field: Field, rose: Rose | undefined, lines: readonly number[]): Field {
  if (!rose) return field
  const reach = roseReach(rose)
  const around = Array.from({ length: DIRECTIONS }, (_, i) => {
    const angle = (2 * Math.PI * i) / DIRECTIONS
    return depthOf(field, rose.x + reach * Math.cos(angle), rose.y + reach * Math.sin(angle))
  })
  const [own, usual] = [depthAt(field, rose), around.toSorted((a, b) => a - b)[DIRECTIONS / 2] ?? 0]
  const depth = GROUND_DEPTHS.every((begins) => own < begins === usual < begins) ? own : usual
  const shoal = lines.findLast((line) => line <= depth) ?? 0
  const deep = lines.find((line) => line > depth) ?? Infinity
  return level(field, rose, reach, [shoal, deep])
}
