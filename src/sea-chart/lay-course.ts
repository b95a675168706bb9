import { beginToScale, NO_COURSE, rounded } from './course'
import type { Course } from './course'
import type { Field } from './field'
import { depthAt, depthOf } from './field'
import { distance, scaleRect, simplifyLine, walkLine } from './geometry'
import type { Point, Rect } from './sea-chart-spec'
import { setMarks, turnAt } from './set-marks'
import type { MarkRequest } from './set-marks'

/** What a course that the generator lays itself has to do. */
export interface Voyage {
  /** Where the course is bound for, in fractions; it ends at the nearest safe water. */
  readonly harbour: Point
  /** Where to set marks: how far along the course, 0 at the chart's edge, 1 at its end. */
  readonly stops: readonly number[]
  /** Whether distances between stops mean something. */
  readonly isGiven: boolean
  /** How many weeks each leg stands for; none where distances are no times. */
  readonly weeks: readonly number[]
  /** Water the course keeps out of, in fractions. */
  readonly clear: readonly Rect[]
  /** What windows may crop, drawing units. */
  readonly cropped: readonly Rect[]
}

/** The shallowest water in which a course may end, metres. */
const MOORING_DEPTH = 4

/** A coarse grid over the chart on which the course is sought. */
interface SeaGrid {
  readonly columns: number
  readonly rows: number
  readonly places: readonly Point[]
  /** What a step into each cell costs; deep open water costs 1. */
  readonly costs: readonly number[]
}

function stepCost(depth: number): number {
  if (depth < 2.5) return 400
  if (depth < 6) return 9
  return depth < 14 ? 2.2 : 1
}

/** Where a course is sought. */
interface Waters {
  readonly field: Field
  /** What every window shows of it. */
  readonly kept: Kept
  /** Water the course keeps out of, drawing units. */
  readonly clear: readonly Rect[]
  /** How much dearer a place is the nearer it lies to the lower edge: lifts a course that would run along it. */
  readonly lift: number
}

type Kept = Pick<Rect, 'top' | 'bottom'>

/** What is left where windows crop strips off the top or the bottom. */
function keptOf({ height }: Field, cropped: readonly Rect[]): Kept {
  const strips = cropped.filter(({ top, bottom }) => bottom - top < height / 2)
  return {
    top: Math.max(0, ...strips.flatMap(({ top, bottom }) => (top <= 0 ? [bottom] : []))),
    bottom: Math.min(height, ...strips.flatMap(({ top, bottom }) => (bottom >= height ? [top] : []))),
  }
}

/** What a step costs at a place: shoals, text and the chart's rim are dear. */
const placeCost = (waters: Waters, { x, y }: Point): number => costAt(waters, x, y)

/** As `placeCost`, for innermost loops: without an object for each place. */
function costAt({ field, kept, clear, lift }: Waters, x: number, y: number): number {
  const { width, height } = field
  const rim = Math.min(height * 0.09, 40)
  let crowded = 0
  for (const { left, right, top, bottom } of clear)
    if (x >= left && x <= right && y >= top && y <= bottom) crowded = 12
  const isCropped = y < kept.top || (y > kept.bottom && y < height)
  const atRim = isCropped || y < rim || x > width - rim ? 3 : y > height - rim ? 1.5 : 0
  const lifted = lift === 0 ? 0 : lift * (y / height) ** 2
  return stepCost(depthOf(field, x, y)) + crowded + atRim + lifted
}

function createSeaGrid(waters: Waters): SeaGrid {
  const { field } = waters
  const cell = Math.max(22 * field.scale, field.width / 72)
  const columns = Math.floor(field.width / cell) + 1
  const rows = Math.floor(field.height / cell) + 1
  const places = Array.from({ length: columns * rows }, (_, i) => ({
    x: (i % columns) * cell,
    y: Math.floor(i / columns) * cell,
  }))
  const costs = places.map((place) => placeCost(waters, place))
  return { columns, rows, places, costs }
}

/** The up to eight cells around a cell, with the cost of the step between. */
function stepsFrom({ columns, rows, costs }: SeaGrid, i: number): { to: number; cost: number }[] {
  const [column, row] = [i % columns, Math.floor(i / columns)]
  const steps: { to: number; cost: number }[] = []
  for (let r = Math.max(0, row - 1); r <= Math.min(rows - 1, row + 1); r++) {
    for (let c = Math.max(0, column - 1); c <= Math.min(columns - 1, column + 1); c++) {
      const to = r * columns + c
      const length = r !== row && c !== column ? 1.414 : 1
      if (to !== i) steps.push({ to, cost: (length * ((costs[i] ?? 1) + (costs[to] ?? 1))) / 2 })
    }
  }
  return steps
}

/** The cost of the cheapest way from every cell to the goal: waves of improvement, until nothing improves. */
function measureWays(grid: SeaGrid, goal: number): number[] {
  const steps = grid.costs.map((_, i) => stepsFrom(grid, i))
  const ways = grid.costs.map((_, i) => (i === goal ? 0 : Infinity))
  let wave = new Set([goal])
  while (wave.size > 0) {
    const next = new Set<number>()
    for (const from of wave) {
      for (const { to, cost } of steps[from] ?? []) {
        const way = (ways[from] ?? Infinity) + cost
        if (way >= (ways[to] ?? Infinity)) continue
        ways[to] = way
        next.add(to)
      }
    }
    wave = next
  }
  return ways
}

/** Follows falling costs from a start to the goal. */
function followWays(grid: SeaGrid, ways: readonly number[], start: number): Point[] {
  const wayOf = (i: number) => ways[i] ?? Infinity
  const line: Point[] = []
  for (let at: number | undefined = start; at !== undefined;) {
    const from: number = at
    line.push(...grid.places.slice(from, from + 1))
    at = stepsFrom(grid, from)
      .filter(({ to }) => wayOf(to) < wayOf(from))
      .sort((a, b) => wayOf(a.to) + a.cost - wayOf(b.to) - b.cost)[0]?.to
  }
  return line
}

/** A mark nearer to the frame than this would be cut by it, drawing units. */
const MARK_OFF_RIM = 22
/** The same of what windows crop: beside a heading it would stand at their edge there, with its name; only the widest crop others. */
const MARK_OFF_CROPPED = { besideText: 84, alone: 14 } as const

/** The cell of safe water nearest to the harbour, off the frame and what windows crop; deeper water may lie a little farther off. */
function findMooring({ field, kept, clear }: Waters, { places }: SeaGrid, harbour: Point): number {
  const offEdge = MARK_OFF_CROPPED[clear.length > 0 ? 'besideText' : 'alone']
  const wanted = { x: harbour.x * field.width, y: harbour.y * field.height }
  let best = 0
  let least = Infinity
  places.forEach((place, i) => {
    const depth = depthAt(field, place)
    const offRim = Math.min(place.y, field.height - place.y, field.width - place.x)
    const offCropped = Math.min(place.y - kept.top, kept.bottom - place.y)
    const cut = offRim < MARK_OFF_RIM || offCropped < offEdge ? field.width : 0
    const toll = distance(place, wanted) + 7 * field.scale * Math.max(0, 10 - depth) + cut
    if (toll < least && depth >= MOORING_DEPTH) [best, least] = [i, toll]
  })
  return best
}

/** More than any place at the lower edge costs that is neither shoal nor under text, also where windows crop it. */
const ENTRY_COST = 8

/** The cell at the lower edge where the course comes in: as far left as the text allows. */
function findEntry({ columns, rows, costs }: SeaGrid): number {
  const lower = (rows - 1) * columns
  const first = Math.ceil(columns * 0.06)
  for (let column = first; column < columns; column++) {
    if ((costs[lower + column] ?? Infinity) < ENTRY_COST) return lower + column
  }
  return lower + first
}

/** What sailing straight from a to b costs. */
function straightCost(waters: Waters, a: Point, b: Point): number {
  const steps = Math.max(1, Math.ceil(distance(a, b) / (waters.field.cell * 0.8)))
  let cost = 0
  for (let i = 0; i <= steps; i++)
    cost += costAt(waters, a.x + (b.x - a.x) * (i / steps), a.y + (b.y - a.y) * (i / steps))
  return (cost / (steps + 1)) * distance(a, b)
}

/** Pulls the line taut: a straight leg replaces the grid's steps wherever it costs hardly more. */
function pullTaut(waters: Waters, line: readonly Point[]): Point[] {
  const costs = line.map((b, i) => straightCost(waters, line[i - 1] ?? b, b))
  const taut: Point[] = line.slice(0, 1)
  for (let from = 0; from < line.length - 1;) {
    let to = from + 1
    let way = 0
    for (let i = from + 1; i < line.length; i++) {
      way += costs[i] ?? 0
      const [a, b] = [line[from], line[i]]
      if (a && b && straightCost(waters, a, b) <= way * 1.02) to = i
    }
    taut.push(...line.slice(to, to + 1))
    from = to
  }
  return taut
}

/** Swings a line from side to side, `sway` units at most, level at both ends: a taut course is a dull one. */
function swing(line: readonly Point[], sway: number): Point[] {
  return line.map((point, i) => {
    const [a, b] = [line[Math.max(0, i - 4)] ?? point, line[Math.min(line.length - 1, i + 4)] ?? point]
    const length = Math.max(1, distance(a, b))
    const off = sway * Math.sin((i / (line.length - 1)) * 2 * Math.PI)
    return { x: point.x - ((b.y - a.y) / length) * off, y: point.y + ((b.x - a.x) / length) * off }
  })
}

/** The widest swing, either side first, whose water is as good as that of the taut line. */
function swingSafely(waters: Waters, line: readonly Point[], sway: number): Point[] {
  const costOf = (way: readonly Point[]) => way.reduce((sum, point) => sum + placeCost(waters, point), 0)
  const limit = costOf(line) * 1.08
  for (const share of [1, -1, 0.6, -0.6, 0.3, -0.3]) {
    const swung = swing(line, sway * share)
    if (costOf(swung) <= limit) return swung
  }
  return [...line]
}

/** Drops turns close to another one where the straight leg is as good. */
function dropShortLegs(line: readonly Point[], marks: readonly Point[], least: number, isSafe: Leg): Point[] {
  return line.reduce<Point[]>((kept, point, i) => {
    const [before, after] = [kept[kept.length - 1], line[i + 1]]
    const isTurn = before && after && !marks.includes(point)
    const isShort = isTurn && Math.min(distance(before, point), distance(point, after)) < least
    return isShort && isSafe(before, after) ? kept : [...kept, point]
  }, [])
}

/** Whether a ship may sail straight between two points. */
type Leg = (a: Point, b: Point) => boolean

/** Stops for so many marks at even distances, the last one at the end. */
export const evenStops = (count: number): number[] =>
  Array.from({ length: count }, (_, i) => (count === 1 ? 1 : 0.24 + (0.76 * i) / (count - 1)))

/** Legs between marks, with a turn wherever a straight leg would stray from the way. */
function layLegs(way: readonly Point[], shares: readonly number[], scale: number, isSafe: Leg): Course {
  const stops = [0, ...shares.map((share) => Math.round(share * (way.length - 1)))]
  const line = stops.flatMap((stop, i) => {
    const next = stops[i + 1]
    return next === undefined
      ? []
      : simplifyLine(way.slice(stop, next + 1), 10 * scale).slice(i === 0 ? 0 : 1)
  })
  const marks = stops.slice(1).flatMap((stop) => way.slice(stop, stop + 1))
  const legs = dropShortLegs(line, marks, 70 * scale, isSafe)
  return { ...NO_COURSE, line: legs.map(rounded), marks: marks.map(rounded) }
}

/** A course that turns more sharply than this, in degrees, doubles back around a corner where nothing is. */
const MOST_TURN = 53

/** How far from the upper and the right rim a course that ends early ends, drawing units. */
const END_OFF_RIM = 28

/** The way up to its first sharp turn in its second half, where the last mark stands then, and its legs. */
function layOpenLegs(
  field: Field,
  way: readonly Point[],
  stops: readonly number[],
  isSafe: Leg,
): { way: readonly Point[]; legs: Course } {
  const legs = layLegs(way, stops, field.scale, isSafe)
  const sharp = legs.line.find((corner, i) => {
    const [before, after] = [legs.line[i - 1], legs.line[i + 1]]
    return before && after && turnAt(before, corner, after) > MOST_TURN
  })
  const corner = sharp ? way.findIndex((point) => distance(point, sharp) < 3) : -1
  const end = way.findLastIndex(
    ({ x, y }, i) => i <= corner && y > END_OFF_RIM && x < field.width - END_OFF_RIM,
  )
  return end > way.length / 2 ? layOpenLegs(field, way.slice(0, end + 1), stops, isSafe) : { way, legs }
}

/** Whether a course runs due east over two legs or more, along the lower edge of empty sea: that looks ruled, not steered. */
function runsDueEast({ line }: Course): boolean {
  const isEast = line.map((b, i) => {
    const a = line[i - 1]
    return a !== undefined && Math.abs(b.y - a.y) * 50 < b.x - a.x
  })
  return isEast.some((is, i) => is && isEast[i + 1] === true)
}

/** How strongly a course that runs due east is lifted off the lower edge. */
const LIFT = 0.9

/** Lays a course through deep water from the lower edge to the harbour. */
export function layCourse(field: Field, voyage: Voyage): Course {
  const { stops, clear: fractions, cropped } = voyage
  if (stops.length === 0) return NO_COURSE
  const kept = keptOf(field, cropped)
  const clear = fractions.map((rect) => scaleRect(rect, field.width, field.height))
  const shortest = seekCourse({ field, kept, clear, lift: 0 }, voyage)
  const legs = runsDueEast(shortest) ? seekCourse({ field, kept, clear, lift: LIFT }, voyage) : shortest
  const toScale = beginToScale(legs, voyage.weeks)
  return toScale.week === undefined ? legs : { ...toScale, line: beginInView(field, toScale.line, kept) }
}

/** The bar at the beginning of a course to scale would be cut nearer than this to what windows crop, drawing units. */
const BEGIN_OFF_CROPPED = 12

/** The same line; if windows crop its beginning, the first leg swings up around its end, as long as before, where it stays afloat. */
function beginInView(field: Field, line: readonly Point[], { bottom }: Kept): readonly Point[] {
  const [begin, first, ...others] = line
  const y = bottom - BEGIN_OFF_CROPPED
  if (!begin || !first || begin.y <= y || first.y > y) return line
  const x = first.x - Math.sqrt(distance(begin, first) ** 2 - (y - first.y) ** 2)
  const swung = rounded({ x, y })
  const isAfloat = walkLine([swung, first], 6).every((place) => depthAt(field, place) > 3)
  return x >= BEGIN_OFF_CROPPED && isAfloat ? [swung, first, ...others] : line
}

function seekCourse(waters: Waters, voyage: Voyage): Course {
  const { harbour, stops } = voyage
  const { field } = waters
  const grid = createSeaGrid(waters)
  const ways = measureWays(grid, findMooring(waters, grid, harbour))
  const found = followWays(grid, ways, findEntry(grid))
  const taut = walkLine(pullTaut(waters, found), 4)
  const way = swingSafely(waters, taut, 30 * field.scale)
  const entry = way[0]
  const offChart = entry ? [{ x: entry.x - 20 * field.scale, y: field.height + 16 }] : []
  const isSafe: Leg = (a, b) =>
    walkLine([a, b], 6).every((place) => depthAt(field, place) > 3 || place.y > field.height)
  const open = layOpenLegs(field, [...offChart, ...way], stops, isSafe)
  for (const stray of voyage.isGiven ? STRAYS.given : STRAYS.even) {
    const turning = turnAtMarks(waters, open.way, stops, {
      stray,
      isToScale: voyage.weeks.length > 0,
    })
    if (turning) return turning
  }
  return open.legs
}

/** How far a leg keeps off land on either side, and how far a mark may lie beside the way, drawing units on a chart of scale 1. */
const CLEARANCE = 26
const ASIDE = 56
/** How far a mark may stray from its stop, as a share of the way to the next one: where stops are given, which mean something, no farther than needed. */
const STRAYS = { even: [0.32], given: [0.06, 0.15, 0.3] } as const
/** Where the course may come in besides at its way's beginning, drawing units along the edge. */
const ENTRIES = [0, -60, -120] as const

/** Legs that turn at marks alone; undefined where such a course would run aground. */
function turnAtMarks(
  waters: Waters,
  way: readonly Point[],
  stops: readonly number[],
  { stray, isToScale }: Pick<MarkRequest, 'stray' | 'isToScale'>,
): Course | undefined {
  const { field, kept } = waters
  const { scale, height } = field
  const [entry, last] = [way[0], way.at(-1)]
  if (!entry || !last) return undefined
  const length = Math.max(1, way.length * 4)
  const rim = 44 * scale
  const line = setMarks({
    way,
    stops,
    stray,
    isToScale,
    entries: ENTRIES.map((along) => ({ x: entry.x + along * scale, y: entry.y })),
    aside: ASIDE * scale,
    frame: {
      left: 0,
      top: Math.max(rim, kept.top + MARK_OFF_CROPPED.alone),
      right: field.width - rim,
      bottom: Math.min(height - rim, kept.bottom - MARK_OFF_CROPPED.alone),
    },
    legCost: (a, b) => {
      const way = distance(a, b)
      const off = (CLEARANCE * scale) / Math.max(1, way)
      const [asideX, asideY] = [(b.y - a.y) * off, (b.x - a.x) * off]
      const count = Math.max(1, Math.ceil(way / 12))
      let sum = 0
      for (let k = 0; k <= count; k++) {
        const x = a.x + (b.x - a.x) * (k / count)
        const y = a.y + (b.y - a.y) * (k / count)
        if (y > height) continue
        const least = Math.min(depthOf(field, x - asideX, y + asideY), depthOf(field, x + asideX, y - asideY))
        sum = sum + costAt(waters, x, y) + (least < 1 ? 20 : least < 4 ? 2 : 0)
      }
      return (sum * 12) / length
    },
  }).map(rounded)
  const isAfloat = walkLine(line, 6).every((place) => depthAt(field, place) > 1 || place.y > height)
  return isAfloat ? { ...NO_COURSE, line, marks: line.slice(1) } : undefined
}
