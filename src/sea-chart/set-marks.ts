import { contains, distance } from './geometry'
import type { Point, Rect } from './sea-chart-spec'

/** What the legs of a course go by. */
export interface MarkRequest {
  /** The way from the chart's edge to the harbour, at even steps. */
  readonly way: readonly Point[]
  /** How far along the way to set each mark, 0..1; the last at its end. */
  readonly stops: readonly number[]
  /** How far a mark may stray from its stop, as a share of the way to the next one. */
  readonly stray: number
  /** Whether legs between marks are as long as the way between their stops. */
  readonly isToScale: boolean
  /** Where the course may come in, off the chart. */
  readonly entries: readonly Point[]
  /** How far a mark may lie beside the way, drawing units. */
  readonly aside: number
  /** Where marks may lie. */
  readonly frame: Rect
  /** What sailing straight from a to b costs: about 1 for the whole way in open water. */
  readonly legCost: (a: Point, b: Point) => number
}

/** A course up to a place, the newest first. */
interface Track {
  readonly at: Point
  readonly before: Track | undefined
  readonly cost: number
  /** Where its last leg heads. */
  readonly heading: number
}

interface Candidate {
  readonly at: Point
  /** What it costs to set the mark here, off its stop. */
  readonly toll: number
}

/** A course turns gently: from this many degrees on a turn costs. */
const GENTLE_TURN = 32
/** A mark off its stop costs as much, with the square of its share. */
const STRAY_COST = 0.5

/** What a leg costs that is not to scale, with the square of what it strays beyond the free share. */
const OFF_SCALE = { free: 0.06, cost: 60 } as const

/** What it costs that a leg is longer or shorter than it should be. */
function scaleCost(length: number, wanted: number): number {
  return OFF_SCALE.cost * Math.max(0, Math.abs(length / wanted - 1) - OFF_SCALE.free) ** 2
}

/** Where a ship heads from a to b, radians. */
const headingOf = (a: Point, b: Point) => Math.atan2(b.y - a.y, b.x - a.x)

/** How far a ship turns from one heading to the next, degrees. */
function turnBetween(heading: number, next: number): number {
  const turn = Math.abs(next - heading)
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI
}

/** How far a ship turns at b on the way from a to c, degrees. */
export const turnAt = (a: Point, b: Point, c: Point): number => turnBetween(headingOf(a, b), headingOf(b, c))

const turnCost = (degrees: number) => Math.max(0, degrees - GENTLE_TURN) ** 2 / 400

/** Places for a mark around its stop: before and beyond it, and to either side of the way. */
function listCandidates({ way, stops, stray, aside, frame }: MarkRequest, index: number): Candidate[] {
  const [before, stop, after] = [stops[index - 1] ?? 0, stops[index] ?? 1, stops[index + 1]]
  const room = stray * Math.min(stop - before, (after ?? Infinity) - stop)
  const shifts = after === undefined ? [0, -0.5, -1] : [0, -0.5, 0.5, -1, 1]
  const sides = after === undefined ? [0] : [0, -0.5, 0.5, -1, 1]
  const last = way.length - 1
  const candidates = shifts.flatMap((shift) => {
    const step = Math.round((stop + shift * room) * last)
    const [here, a, b] = [way[step], way[Math.max(0, step - 6)], way[Math.min(last, step + 6)]]
    if (!here || !a || !b) return []
    const off = aside / Math.max(1, distance(a, b))
    return sides.map((side): Candidate => {
      const at = { x: here.x - (b.y - a.y) * off * side, y: here.y + (b.x - a.x) * off * side }
      return { at, toll: STRAY_COST * shift * shift }
    })
  })
  const within = candidates.filter(({ at }) => contains(frame, at))
  return within.length > 0 ? within : candidates.slice(0, 1)
}

/** Tracks by the place at which they end. */
function groupByEnd(tracks: readonly Track[]): Map<Point, Track[]> {
  const groups = new Map<Point, Track[]>()
  for (const track of tracks) {
    const group = groups.get(track.at)
    if (group) group.push(track)
    else groups.set(track.at, [track])
  }
  return groups
}

/** The first of the cheapest. */
function cheapest(tracks: readonly Track[]): Track | undefined {
  let best = tracks[0]
  for (const track of tracks) if (best && track.cost < best.cost) best = track
  return best
}

/** The cheapest of some tracks that end at a place, sailed on to the next. */
function sailOn(ended: readonly Track[], from: Point, at: Point, leg: number): Track[] {
  const heading = headingOf(from, at)
  let best: Track | undefined
  let least = Infinity
  for (const track of ended) {
    const cost = track.cost + leg + (track.before ? turnCost(turnBetween(track.heading, heading)) : 0)
    if (best && cost >= least) continue
    best = track
    least = cost
  }
  return best ? [{ at, before: best, cost: least, heading }] : []
}

/**
 * Sets marks so that straight legs lead from each to the next: a course that turned between them would have corners that
 * stand for nothing.
 *
 * @returns The course from where it comes in, through all marks.
 */
export function setMarks(request: MarkRequest): Point[] {
  const { way, stops, entries, legCost, isToScale } = request
  // straight legs cut the bends of the way
  const whole = way.reduce((sum, at, i) => sum + distance(way[i - 1] ?? at, at), 0)
  let tracks: Track[] = entries.map((at) => ({ at, before: undefined, cost: 0, heading: 0 }))
  stops.forEach((stop, index) => {
    const before = stops[index - 1]
    const wanted = isToScale && before !== undefined ? (stop - before) * whole : undefined
    const toScale = (from: Point, at: Point) =>
      wanted === undefined ? 0 : scaleCost(distance(from, at), wanted)
    const groups = [...groupByEnd(tracks)]
    tracks = listCandidates(request, index).flatMap(({ at, toll }) =>
      groups.flatMap(([from, ended]) =>
        sailOn(ended, from, at, toll + legCost(from, at) + toScale(from, at)),
      ),
    )
  })
  const course: Point[] = []
  for (let track = cheapest(tracks); track !== undefined; track = track.before) course.unshift(track.at)
  return course
}
