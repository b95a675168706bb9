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

/** How far a ship turns at b on the way from a to c, degrees. */
export function turnAt(a: Point, b: Point, c: Point): number {
  const turn = Math.abs(Math.atan2(c.y - b.y, c.x - b.x) - Math.atan2(b.y - a.y, b.x - a.x))
  return (Math.min(turn, 2 * Math.PI - turn) * 180) / Math.PI
}

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
  for (const track of tracks) groups.set(track.at, [...(groups.get(track.at) ?? []), track])
  return groups
}

function cheapest(tracks: readonly Track[]): Track | undefined {
  return tracks.reduce<Track | undefined>(
    (best, next) => (best === undefined || next.cost < best.cost ? next : best),
    undefined,
  )
}

/**
 * Sets marks so that straight legs lead from each to the next: a course that turned between them would have corners that
 * stand for nothing.
 *
 * @returns The course from where it comes in, through all marks.
 */
export function setMarks(request: MarkRequest): Point[] {
  const { stops, entries, legCost } = request
  let tracks: Track[] = entries.map((at) => ({ at, before: undefined, cost: 0 }))
  stops.forEach((_, index) => {
    const groups = [...groupByEnd(tracks)]
    tracks = listCandidates(request, index).flatMap(({ at, toll }) =>
      groups.flatMap(([from, ended]) => {
        const leg = toll + legCost(from, at)
        const best = cheapest(
          ended.map((track) => ({
            at,
            before: track,
            cost: track.cost + leg + (track.before ? turnCost(turnAt(track.before.at, from, at)) : 0),
          })),
        )
        return best ? [best] : []
      }),
    )
  })
  const course: Point[] = []
  for (let track = cheapest(tracks); track !== undefined; track = track.before) course.unshift(track.at)
  return course
}
