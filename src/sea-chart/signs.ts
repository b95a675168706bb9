import type { Field } from './field'
import { depthAt, depthOf, level } from './field'
import { distanceToLine, overlaps } from './geometry'
import type { Random } from './random'
import type { Point, Rect } from './sea-chart-spec'

/** A printed chart sign at a place in drawing units. */
export interface Sign extends Point {
  readonly sign: 'rose' | 'rock' | 'light' | 'anchorage' | 'buoy'
  /** Half its extent, drawing units. */
  readonly radius: number
}

export interface SignRequest {
  readonly field: Field
  readonly random: Random
  readonly course: readonly Point[]
  /** Lines between islands, which no sign touches. */
  readonly links: readonly (readonly Point[])[]
  /** Rectangles in drawing units where no sign may stand. */
  readonly taken: readonly Rect[]
  /** Depths with a line, metres: no sign lies on one; from under a rose it is moved (`levelUnder`). */
  readonly lines: readonly number[]
  /** How large signs are printed. */
  readonly print: number
}

/** How far the north arrow stands out of a rose's ring, with air around it, drawing units. */
const ARROW = 18

/** The radius of the circle that a sign keeps for itself, drawing units. */
export const signReach = ({ sign, radius }: Sign): number => (sign === 'rose' ? radius + ARROW : radius)

/** What a sign takes up. */
export function signBox(sign: Sign): Rect {
  const { x, y } = sign
  const reach = signReach(sign)
  return { left: x - reach, top: y - reach, right: x + reach, bottom: y + reach }
}

/** What a sort of sign asks of its place. */
interface Rule {
  readonly sign: Sign['sign']
  readonly radius: number
  /** Depths allowed over the whole sign, metres; negative is height on land. */
  readonly depths: readonly [number, number]
  /** On land: whether water must be near. Default false. */
  readonly ashore?: boolean
  /** On how many lines the sign may lie. Default 0. */
  readonly onLines?: number
  /** The least and greatest distance from the course, drawing units. */
  readonly offCourse: readonly [number, number]
}

/** The least and greatest depth under a sign. */
function depthRange(field: Field, { x, y }: Point, radius: number): [number, number] {
  let [least, most] = [Infinity, -Infinity]
  for (let i = 0; i < 9; i++) {
    const reach = i === 8 ? 0 : radius
    const angle = (i / 8) * 2 * Math.PI
    const depth = depthOf(field, x + reach * Math.cos(angle), y + reach * Math.sin(angle))
    least = Math.min(least, depth)
    most = Math.max(most, depth)
  }
  return [least, most]
}

/** How far a rose keeps from land, drawing units. */
const ROSE_OFF_LAND = 40
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
/** How far a sign keeps from a line between islands, print 1. */
const LINK_GAP = 14

/** Looks for a place at random, a few hundred times; charts without a fitting one go without the sign. */
function findPlace(
  rule: Rule,
  { field, random, course, links, taken, lines, print }: SignRequest,
): Sign | undefined {
  const pad = Math.max(rule.radius + 22 * field.scale, signReach({ ...rule, x: 0, y: 0 }) + 10)
  for (let tries = 0; tries < TRIES; tries++) {
    const x = Math.round(random.between(pad, field.width - pad))
    const y = Math.round(random.between(pad, field.height - pad))
    const sign: Sign = { sign: rule.sign, x, y, radius: rule.radius }
    const off = distanceToLine(x, y, course)
    if (course.length > 0 && (off < rule.offCourse[0] || off > rule.offCourse[1])) continue
    if (links.some((link) => distanceToLine(x, y, link) < signReach(sign) + LINK_GAP * print)) continue
    if (taken.some((rect) => overlaps(rect, signBox({ ...sign, radius: rule.radius + 6 })))) continue
    if (rule.ashore && depthRange(field, sign, rule.radius + 14 * field.scale)[1] < 0) continue
    const [least, most] =
      rule.sign === 'rose'
        ? depthsWithin(field, sign, signReach(sign), rule.depths)
        : depthRange(field, sign, rule.radius)
    if (least < rule.depths[0] || most > rule.depths[1]) continue
    const under = lines.filter((line) => line > least && line < most).length
    if (under > (rule.onLines ?? 0)) continue
    if (rule.sign !== 'rose') return sign
    if (depthsWithin(field, sign, rule.radius + ROSE_OFF_LAND, WATER)[0] > 0) return sign
  }
  return undefined
}

function rulesFor({ scale }: Field, print: number): Rule[] {
  const rose = (size: number) => {
    const radius = Math.round(size * Math.max(scale, 0.8 * print))
    return { sign: 'rose', radius, offCourse: [radius + 24, Infinity] } as const
  }
  return [
    // the first that finds a place: between lines, else where few have to go around
    { ...rose(66), depths: [21, 99] },
    { ...rose(66), depths: [6, 99] },
    { ...rose(66), depths: [21, 110], onLines: 1 },
    { ...rose(66), depths: [6, 110], onLines: 1 },
    { ...rose(66), depths: [6, 110], onLines: 2 },
    { ...rose(52), depths: [6, 110], onLines: 2 },
    { sign: 'anchorage', radius: 12 * print, depths: [4, 14], offCourse: [30 * print, 170 * scale] },
    { sign: 'rock', radius: 11 * print, depths: [0.5, 9], offCourse: [44 * print, Infinity] },
    { sign: 'rock', radius: 11 * print, depths: [0.5, 9], offCourse: [44 * print, Infinity] },
    {
      sign: 'light',
      radius: 9 * print,
      depths: [-24, -0.5],
      ashore: true,
      offCourse: [30 * print, Infinity],
    },
    { sign: 'buoy', radius: 12 * print, depths: [7, 40], offCourse: [24 * print, 48 * print] },
  ]
}

/** Places the few signs a chart of this size bears: none on cards, and no rose on phones, where it is a stain. */
export function placeSigns(request: SignRequest): Sign[] {
  if (request.field.height < 300) return []
  const placed: Sign[] = []
  for (const rule of rulesFor(request.field, request.print)) {
    if (rule.sign === 'rose' && (placed.length > 0 || request.print > 1.4)) continue
    const taken = [...request.taken, ...placed.map(signBox)]
    const sign = findPlace(rule, { ...request, taken })
    if (sign) placed.push(sign)
  }
  return placed
}

/** The field with no line under a rose: the floor there is level, and lines go around. */
export function levelUnder(field: Field, signs: readonly Sign[], lines: readonly number[]): Field {
  const rose = signs.find(({ sign }) => sign === 'rose')
  if (!rose) return field
  const depth = depthAt(field, rose)
  const shoal = lines.findLast((line) => line <= depth) ?? 0
  const deep = lines.find((line) => line > depth) ?? Infinity
  return level(field, rose, signReach(rose), [shoal, deep])
}
