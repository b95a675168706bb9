import type { Coast, Island } from './coasts'
import {
  clamp,
  distance,
  distanceBetween,
  distanceToLine,
  distanceToRect,
  mix,
  scaleRect,
  signedDistanceToPolygon,
  smoothStep,
} from './geometry'
import { createNoise } from './noise'
import type { Noise } from './noise'
import type { Random } from './random'
import type { Extent, Point, Rect } from './sea-chart-spec'

/** Taken out of the global once: looking globals up is slow where a runner sandboxes modules. */
const { abs, ceil, cos, exp, floor, log, max, min, round, sin, sqrt } = Math

/** The height of land and the depth of the sea on a grid that reaches beyond the chart's frame. */
export interface Field extends Extent {
  /** Metres above the water, row by row; negative is depth. */
  readonly heights: number[]
  readonly columns: number
  readonly rows: number
  /** The side of a cell, drawing units. */
  readonly cell: number
  /** How far the grid reaches beyond every side of the frame, drawing units. */
  readonly margin: number
  /** How large features are drawn: 1 on a hero of about 560 units height. */
  readonly scale: number
}

export interface FieldRequest {
  readonly extent: Extent
  readonly coast: Coast
  readonly random: Random
  /** Rectangles to keep deep, in fractions. */
  readonly clear: readonly Rect[]
  /** A course that must find water under its keel, in drawing units. */
  readonly course: readonly Point[]
  /** How wide the slope around the rectangles is, 1 as a rule. */
  readonly slope: number
  /** How wide a cell is beside those of other charts of its size. */
  readonly coarseness: number
}

/** The floor levels out at this depth, metres. */
const ABYSS = 72
/** And sinks on toward the open sea: metres over the width of the chart. */
const OPEN_SEA_SLOPE = 62
/** The depth under text, metres, and how far it varies: beyond the deepest tint, between two lines. */
const CLEAR_DEPTH = 60
const CLEAR_SWELL = 7
/** The least depth along a given course, metres. */
const KEEL_DEPTH = 9
const MARGIN_CELLS = 6

/** What the sketch says about one place. */
interface Outline {
  /** Drawing units to the nearest shore: positive at sea, negative on land. */
  readonly off: number
  /** How many times steeper than usual the shore falls off: 1 on open coasts, more in fjords. */
  readonly steepness: number
}
type OutlineAt = (x: number, y: number) => Outline

const FJORD_STEEPNESS = 3.6

/** The sketch of a coast in drawing units, as distances. */
function createSketch(coast: Coast, { width, height }: Extent): OutlineAt {
  const toUnits = ({ x, y }: Point) => ({ x: x * width, y: y * height })
  const lands = coast.lands.map((land) => land.map(toUnits))
  const channels = coast.channels.map((c) => ({ line: c.line.map(toUnits), half: (c.width * height) / 2 }))
  const islands = coast.islands.map((item) => islandDistance(item, { width, height }))
  return (x, y) => {
    let off = 4 * width
    let fjord = 0
    for (const land of lands) off = min(off, signedDistanceToPolygon(x, y, land))
    const inland = smoothStep(50, -30, off)
    for (const { line, half } of channels) {
      const away = distanceToLine(x, y, line)
      off = max(off, half - away)
      fjord = max(fjord, inland * smoothStep(2.4 * half, 0.8 * half, away))
    }
    for (const reach of islands) off = min(off, reach(x, y))
    return { off, steepness: 1 + (FJORD_STEEPNESS - 1) * fjord }
  }
}

function islandDistance(island: Island, { width, height }: Extent): (x: number, y: number) => number {
  const long = island.radius * height * sqrt(island.stretch)
  const broad = long / island.stretch
  const east = cos(island.turn)
  const south = sin(island.turn)
  return (x, y) => {
    const dx = x - island.x * width
    const dy = y - island.y * height
    const along = (dx * east + dy * south) / long
    const across = (dy * east - dx * south) / broad
    const ring = sqrt(along * along + across * across)
    return (ring - 1) * (broad + (long - broad) * min(1, abs(along) / max(ring, 0.01)))
  }
}

/** Bends the sketch's straight lines into a natural outline: large bends first, small ones only by the shore. */
function createOutline(request: FieldRequest, noise: Noise, scale: number): OutlineAt {
  const sketch = createSketch(request.coast, request.extent)
  const bend = request.coast.ruggedness * scale
  const finest = 13 * smoothStep(0.6, 0.8, scale)
  const sway = (u: number, v: number) => 52 * noise(u / 280, v / 280) + 32 * noise(u / 106, v / 106)
  return (x, y) => {
    const u = x / scale
    const v = y / scale
    const { off, steepness } = sketch(x + bend * sway(u, v), y + bend * sway(u + 711, v - 389))
    const nearness = exp(-abs(off) / (60 * scale))
    if (nearness < 0.02) return { off, steepness }
    const fine = 26 * noise(u / 58 + 31, v / 58) + finest * noise(u / 28, v / 28 + 57)
    return { off: off + bend * nearness * fine, steepness }
  }
}

/** One pass of a running mean over `lines` lines of a grid, `step` apart within a line, `lineStep` between lines. */
function meanPass(
  source: Float64Array,
  lines: number,
  lineStep: number,
  step: number,
  radius: number,
): Float64Array {
  const target = new Float64Array(source.length)
  const length = source.length / lines
  const share = 1 / (2 * radius + 1)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    let sum = 0
    for (let i = -radius; i <= radius; i++) sum += source[start + clamp(i, 0, length - 1) * step] ?? 0
    for (let i = 0; i < length; i++) {
      target[start + i * step] = sum * share
      const [enters, leaves] = [min(i + radius + 1, length - 1), max(i - radius, 0)]
      sum += (source[start + enters * step] ?? 0) - (source[start + leaves * step] ?? 0)
    }
  }
  return target
}

/** Smooths a grid twice with a running mean; takes the creases out of distances. */
function blur(source: Float64Array, columns: number, rows: number, radius: number): Float64Array {
  let grid = source
  for (let pass = 0; pass < 2; pass++) {
    grid = meanPass(meanPass(grid, rows, columns, 1, radius), columns, 1, columns, radius)
  }
  return grid
}

type HeightAt = (height: number, x: number, y: number) => number
type ProfileAt = (outline: Outline, x: number, y: number) => number

/** The share of its depth that the sea keeps over banks: 1 where there is none. */
function createBanks(
  { coast, extent }: FieldRequest,
  noise: Noise,
  scale: number,
): (x: number, y: number) => number {
  return (x, y) => {
    let kept = 1
    if (coast.shoals.length === 0) return kept
    const ragged = 1 + 0.7 * noise(x / (110 * scale), y / (110 * scale) + 20)
    for (const shoal of coast.shoals) {
      const dx = (x - shoal.x * extent.width) / (shoal.radius * extent.height * 1.5)
      const dy = (y - shoal.y * extent.height) / (shoal.radius * extent.height)
      const slope = exp(-(dx * dx + dy * dy) * ragged)
      kept *= 1 - shoal.rise * slope
    }
    return kept
  }
}

/** Turns distance from the shore into height: a shelf of changing breadth, banks, hills. */
function createProfile(request: FieldRequest, noise: Noise, scale: number): ProfileAt {
  const { coast, extent } = request
  const shelf = coast.shelf * extent.width
  const bankAt = createBanks(request, noise, scale)
  return ({ off, steepness }, x, y) => {
    const u = x / scale
    const v = y / scale
    if (off <= 0) return -off / scale + min(1, -off / (40 * scale)) * 26 * noise(u / 130, v / 130)
    const reach = (steepness * off) / (shelf * exp(0.62 * noise(u / 330 + 90, v / 330)))
    const floor = ABYSS * (1 - exp(-(reach ** 1.35))) + (OPEN_SEA_SLOPE * off) / extent.width
    const swell = min(1, reach) * (7 * noise(u / 210, v / 210 + 40) + 2.5 * noise(u / 90, v / 90 + 11))
    return -(floor + swell) * bankAt(x, y)
  }
}

/** How wide lines turn where two rectangles meet that text needs, and how wide the slope around them is, units on a chart of scale 1. */
const CORNER = 84
const CLEAR_SLOPE = { mean: 150, sway: 70 } as const

/** How far a place is from some rectangles; where two meet, their outline is filled to a curve. Infinity far off. */
function distanceToShape(x: number, y: number, rects: readonly Rect[], corner: number): number {
  let sum = 0
  for (const rect of rects) sum += exp(-distanceToRect(x, y, rect) / corner)
  return max(0, -corner * log(sum))
}

/**
 * Sinks the floor where text will stand, with a wide, uneven slope around it. Where text takes the whole left side, a
 * deeper floor rises too, so that no line runs behind a word.
 */
function createClearance(
  { clear, extent, slope: share }: FieldRequest,
  noise: Noise,
  scale: number,
): HeightAt {
  if (clear.length === 0) return (height) => height
  const rects = clear.map((rect) => scaleRect(rect, extent.width, extent.height))
  const isLevel = clear.some(({ left, top, bottom }) => left === 0 && top === 0 && bottom === 1)
  return (height, x, y) => {
    const off = distanceToShape(x, y, rects, CORNER * scale)
    if (off > 260 * scale) return height
    const u = x / scale
    const v = y / scale
    const slope = share * (CLEAR_SLOPE.mean + CLEAR_SLOPE.sway * noise(u / 140, v / 140 + 70))
    const pull = smoothStep(slope * scale, 0, off)
    const floor = -(CLEAR_DEPTH + CLEAR_SWELL * noise(u / 260, v / 260 - 33))
    return height + ((isLevel ? floor : min(height, floor)) - height) * pull
  }
}

/** Keeps water under a given course, as a dredged channel would. */
function createFairway({ course }: FieldRequest, scale: number): HeightAt {
  return (height, x, y) => {
    if (height < -KEEL_DEPTH || course.length === 0) return height
    const pull = smoothStep(64 * scale, 18 * scale, distanceToLine(x, y, course))
    return height + (-KEEL_DEPTH - height) * pull
  }
}

/** The grid's measures for a chart. */
function layGrid({
  extent: { width, height },
  coarseness,
}: Pick<FieldRequest, 'extent' | 'coarseness'>): Omit<Field, 'heights'> {
  const scale = clamp(sqrt(height / 560), 0.5, 1.2)
  const cell = coarseness * max(5, min(width / 140, 9.2 * scale))
  const margin = MARGIN_CELLS * cell
  const columns = ceil((width + 2 * margin) / cell) + 1
  const rows = ceil((height + 2 * margin) / cell) + 1
  return { width, height, columns, rows, cell, margin, scale }
}

/** Visits every grid point, row by row, with its place in drawing units. */
function forEachCell(
  grid: Omit<Field, 'heights'>,
  visit: (x: number, y: number, index: number) => void,
): void {
  const { columns, rows, cell, margin } = grid
  for (let i = 0, y = -margin, row = 0; row < rows; row++, y += cell) {
    for (let x = -margin, column = 0; column < columns; column++, x += cell, i++) visit(x, y, i)
  }
}

/** Distances from the shore with the creases of far ones smoothed away, and how steep the shore is. */
function surveyOutline(request: FieldRequest, noise: Noise, grid: Omit<Field, 'heights'>) {
  const { columns, rows, cell, scale } = grid
  const outline = createOutline(request, noise, scale)
  const offs = new Float64Array(columns * rows)
  const steepness = new Float64Array(columns * rows)
  forEachCell(grid, (x, y, i) => {
    const place = outline(x, y)
    offs[i] = place.off
    steepness[i] = place.steepness
  })
  const softened = blur(offs, columns, rows, max(2, round((34 * scale) / cell)))
  const rounded = offs.map((off, i) => {
    const soft = softened[i] ?? off
    return off + (soft - off) * smoothStep(4 * scale, 60 * scale, abs(off))
  })
  return { offs: rounded, steepness }
}

/** Computes the sea floor and the land of a chart. */
export function createField(request: FieldRequest): Field {
  const grid = layGrid(request)
  const { scale, columns, rows } = grid
  const noise = createNoise(request.random)
  const { offs, steepness } = surveyOutline(request, noise, grid)
  const profile = createProfile(request, noise, scale)
  const clearance = createClearance(request, noise, scale)
  const fairway = createFairway(request, scale)
  const heights = new Array<number>(columns * rows).fill(0)
  forEachCell(grid, (x, y, i) => {
    const height = profile({ off: offs[i] ?? 0, steepness: steepness[i] ?? 1 }, x, y)
    heights[i] = fairway(clearance(height, x, y), x, y)
  })
  return { ...grid, heights }
}

/** How far the outline of an island wanders at most, drawing units on a chart of scale 1 with a coast of ruggedness 1. */
const WANDER = 124

/**
 * How much land each island of a coast has, square units: without its sea, which takes most of the time that a field does.
 */
export function measureIslands({ coast, ...request }: FieldRequest): number[] {
  const { scale, cell } = layGrid(request)
  const { width, height } = request.extent
  const noise = createNoise(request.random)
  return coast.islands.map((island) => {
    const alone = { ...coast, lands: [], channels: [], islands: [island] }
    const outline = createOutline({ ...request, coast: alone }, noise, scale)
    const reach = island.radius * height * sqrt(island.stretch) + WANDER * coast.ruggedness * scale
    const [left, top] = [island.x * width - reach, island.y * height - reach]
    const steps = ceil((2 * reach) / cell)
    let cells = 0
    for (let row = 0; row <= steps; row++)
      for (let column = 0; column <= steps; column++)
        if (outline(left + column * cell, top + row * cell).off < 0) cells++
    return cells * cell ** 2
  })
}

/** Visits the grid points no farther than `reach` from a rectangle. */
function forEachAround(
  { columns, rows, cell, margin }: Field,
  { left, top, right, bottom }: Rect,
  reach: number,
  visit: (x: number, y: number, index: number) => void,
): void {
  const toGrid = (at: number, last: number) => clamp(round((at + margin) / cell), 0, last)
  const [from, to] = [toGrid(left - reach, columns - 1), toGrid(right + reach, columns - 1)]
  const last = toGrid(bottom + reach, rows - 1)
  for (let row = toGrid(top - reach, rows - 1); row <= last; row++) {
    for (let column = from; column <= to; column++)
      visit(column * cell - margin, row * cell - margin, row * columns + column)
  }
}

/** How far a place is from a name, 0 under it. Its box has wide corners: sharp ones would show in the lines around it. */
function distanceToName(x: number, y: number, { left, top, right, bottom }: Rect): number {
  const corner = 0.3 * min(bottom - top, right - left)
  const inner = { left: left + corner, top: top + corner, right: right - corner, bottom: bottom - corner }
  return max(0, distanceToRect(x, y, inner) - corner)
}

/** The lower of two heights, with a curve instead of a crease where they are as good as equal, metres. */
const CREASE = 5
const lower = (a: number, b: number) => {
  const near = max(0, CREASE - abs(a - b)) / CREASE
  return min(a, b) - (near * near * CREASE) / 4
}

/** The depth under a name, metres, and how fast the land may rise beside it, metres a drawing unit. */
const NAME_DEPTH = 4.4
const NAME_SLOPE = 0.3

/** The same field with water under names in drawing units: a coast that reaches below a name draws back into a bay. */
export function dredge(field: Field, names: readonly Rect[]): Field {
  const heights = field.heights.slice()
  for (const name of names) {
    forEachAround(field, name, 160, (x, y, i) => {
      const height = heights[i] ?? 0
      const most = NAME_SLOPE * distanceToName(x, y, name) - NAME_DEPTH
      if (height > most - CREASE) heights[i] = lower(height, most)
    })
  }
  return { ...field, heights }
}

/** The same field without what is narrower than two or three cells: spits that a bay left, and coves like thorns. */
export function settle(field: Field): Field {
  const { columns, rows } = field
  return { ...field, heights: [...blur(Float64Array.from(field.heights), columns, rows, 1)] }
}

/** How far inside the shore of an island its name stays, metres of height. */
const NAME_HEIGHT = 3

/** The same field with land under a name: an island too small or too narrow for its own grows. */
export function raise(field: Field, name: Rect): Field {
  const heights = field.heights.slice()
  forEachAround(field, name, 60, (x, y, i) => {
    const least = NAME_HEIGHT - NAME_SLOPE * distanceToName(x, y, name)
    const height = heights[i] ?? 0
    if (height < least + CREASE) heights[i] = -lower(-height, -least)
  })
  return { ...field, heights }
}

/** How far the shallowest tint keeps off a course, drawing units on a chart of scale 1, and where it begins, metres. */
const FAIRWAY = { half: 12, depth: 5 } as const

/** The same field with water along a course and on both sides of it that a ship may sail: land draws back farther still. */
export function dredgeFairway(field: Field, course: readonly Point[]): Field {
  const heights = field.heights.slice()
  forEachCell(field, (x, y, i) => {
    const off = distanceToLine(x, y, course) - FAIRWAY.half * field.scale
    heights[i] = min(heights[i] ?? 0, NAME_SLOPE * off - FAIRWAY.depth)
  })
  return { ...field, heights }
}

/** How far a level floor stays off the lines around it, metres. */
const LEVEL_GAP = 1.5
/** How much the floor may fall or rise so far beside a level place, metres: land 22 units off stays as it is. */
const levelSlope = (off: number) => 0.2 * off + 0.1 * off * off

/** The same field with a floor between two lines all over a circle in drawing units: lines that ran through it go around. */
export function level(
  field: Field,
  middle: Point,
  radius: number,
  between: readonly [shoal: number, deep: number],
): Field {
  const heights = field.heights.slice()
  const [shoal, deep] = [between[0] + LEVEL_GAP, between[1] - LEVEL_GAP]
  forEachCell(field, (x, y, i) => {
    const off = max(0, distance({ x, y }, middle) - radius)
    heights[i] = clamp(heights[i] ?? 0, -deep - levelSlope(off), -shoal + levelSlope(off))
  })
  return { ...field, heights }
}

/** The least depth under the name of a part of the sea, metres, and how fast the floor may rise or fall beside it, metres a drawing unit. */
const AREA = { depth: 20, slope: 0.9, reach: 160 } as const

/** The same field with the floor between two lines of the deep under each name of a part of the sea: all lines go around it. */
export function levelAreas(field: Field, names: readonly Rect[], lines: readonly number[]): Field {
  const heights = field.heights.slice()
  const deep = lines.filter((line) => line >= AREA.depth)
  for (const name of names) {
    const depths = depthsIn({ ...field, heights }, name)
    const bands = deep.map((line, i) => [line + LEVEL_GAP, (deep[i + 1] ?? Infinity) - LEVEL_GAP] as const)
    const moved = ([shoal, most]: readonly [number, number]) =>
      max(0, shoal - min(...depths)) + max(0, max(...depths) - most)
    const [band] = bands.toSorted((one, other) => moved(one) - moved(other))
    if (!band) continue
    forEachAround(field, name, AREA.reach, (x, y, i) => {
      const off = AREA.slope * max(0, distanceToName(x, y, name) - 1.3 * field.cell)
      heights[i] = clamp(heights[i] ?? 0, -band[1] - off, -band[0] + off)
    })
  }
  return { ...field, heights }
}

/** How far around a name the floor is eased with it, drawing units on a chart of scale 1. */
const EASE_REACH = 120

/** How far a name stays off the lines around it, metres. */
const EASE_GAP = 1

/** How often the floor under each is eased: the second name may have moved a line under the first. */
const ROUNDS = 6

/** What it costs to flatten the floor under a name by a metre, in metres that it could rise or sink as a whole. */
const FLATTENED = 0.5

/**
 * The same field with the floor under each name between two lines of depth, and gently so around it: lines pass beside
 * words, none runs through them. Between two names each eases what is nearer to it.
 *
 * @param most How deep the floor under a name may be, metres. Default: as deep as it is.
 * @param bank How far around such a name it is eased, units on a chart of scale 1. Default: as far as around others.
 */
export function easeNames(
  field: Field,
  names: readonly Rect[],
  lines: readonly number[],
  { most = () => Infinity, bank = EASE_REACH }: { most?: (name: Rect) => number; bank?: number } = {},
): Field {
  const heights = field.heights.slice()
  const eased = { ...field, heights }
  const places = names.map((name) => {
    const shelf = most(name)
    const reach = (shelf < Infinity ? bank : EASE_REACH) * field.scale
    const beside = gatherBeside(
      name,
      names.filter((other) => most(other) === shelf),
    )
    return { ...shareFloor(field, name, names, reach), beside, shelf }
  })
  for (const { cells, shares, beside, shelf } of Array.from({ length: ROUNDS }, () => places).flat()) {
    const { middle, depth, share: kept } = floorUnder(eased, beside, lines, shelf)
    for (const [at, cell] of cells.entries()) {
      const height = heights[cell] ?? 0
      if (height >= 0) continue
      const share = (shares[at] ?? 0) * smoothStep(0.5, 5, -height)
      heights[cell] = mix(height, -depth + kept * (height + middle), share)
    }
  }
  return eased
}

/** The cells around a name, and how much of its floor each gets: less, the nearer another name is. */
function shareFloor(field: Field, name: Rect, names: readonly Rect[], reach: number) {
  const others = names.filter((other) => other !== name)
  const cells: number[] = []
  const shares: number[] = []
  forEachAround(field, name, reach, (x, y, cell) => {
    const off = distanceToName(x, y, name)
    const beside = others.reduce((least, other) => {
      const its = 1 + distanceToName(x, y, other)
      return min(least, its ** 2 / (its ** 2 + off ** 2))
    }, 1)
    cells.push(cell)
    shares.push(beside * smoothStep(reach, 0, off))
  })
  return { cells, shares }
}

/** Names so close to each other that no line has room between them, units. */
const BESIDE = 34

/** A name with those beside it and beside these: they stand between the same two lines. */
function gatherBeside(name: Rect, names: readonly Rect[]): Rect[] {
  const gathered = [name]
  for (const one of gathered)
    gathered.push(
      ...names.filter((other) => !gathered.includes(other) && distanceBetween(one, other) < BESIDE),
    )
  return gathered
}

/** Depths all over a rectangle. */
const depthsIn = (field: Field, { left, top, right, bottom }: Rect): number[] =>
  Array.from({ length: 36 }, (_, i) =>
    depthAt(field, { x: mix(left, right, (i % 9) / 8), y: mix(top, bottom, floor(i / 9) / 3) }),
  )

/** The floor under names between two lines, as near as can be to what it is: its middle before and after, metres, and what share of its slopes it keeps. */
function floorUnder(field: Field, names: readonly Rect[], lines: readonly number[], shelf: number) {
  const depths = names.flatMap((name) => depthsIn(field, name))
  const [least, most] = [min(...depths), max(...depths)]
  const middle = depths.reduce((sum, depth) => sum + depth, 0) / depths.length
  const half = max(middle - least, most - middle)
  const ends = [...lines, 2 * max(most, ...lines)].filter((end, i) => i === 0 || end <= shelf)
  const bands = ends.map((deep, i) => {
    const [shoal, end] = [(lines[i - 1] ?? 0) + EASE_GAP, deep - EASE_GAP]
    const kept = min(half, (end - shoal) / 2)
    const depth = clamp(middle, shoal + kept, end - kept)
    const cost = abs(depth - middle) + FLATTENED * (half - kept)
    return { middle, depth, share: half === 0 ? 1 : kept / half, cost }
  })
  return bands.reduce((best, band) => (band.cost < best.cost ? band : best))
}

/** The depth in metres at a place in drawing units, negative on land; between grid points it interpolates. */
export const depthAt = (field: Field, { x, y }: Point): number => depthOf(field, x, y)

/** As `depthAt`, for innermost loops: without an object for each place. */
export function depthOf(field: Field, x: number, y: number): number {
  const { heights, columns, rows, cell, margin } = field
  const u = clamp((x + margin) / cell, 0, columns - 1.001)
  const v = clamp((y + margin) / cell, 0, rows - 1.001)
  const [column, row] = [floor(u), floor(v)]
  const above = row * columns + column
  const below = above + columns
  const top = mix(heights[above] ?? 0, heights[above + 1] ?? 0, u - column)
  const bottom = mix(heights[below] ?? 0, heights[below + 1] ?? 0, u - column)
  return -mix(top, bottom, v - row)
}

/** Visits the cells of the land around a place, of which there are none where it lies in water. */
function walkLand(field: Field, { x, y }: Point, visit: (at: Point) => void): void {
  const { heights, columns, rows, cell, margin } = field
  const start = { column: round((x + margin) / cell), row: round((y + margin) / cell) }
  const seen = new Set<number>()
  const open = [start]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { column, row } = next
    const index = row * columns + column
    const isInside = column >= 0 && column < columns && row >= 0 && row < rows
    if (!isInside || seen.has(index) || (heights[index] ?? 0) <= 0) continue
    seen.add(index)
    visit({ x: column * cell - margin, y: row * cell - margin })
    open.push({ column: column + 1, row }, { column: column - 1, row })
    open.push({ column, row: row + 1 }, { column, row: row - 1 })
  }
}

/** The extent of the land around a place, drawing units; the place alone where it lies in water. */
export function extentOfLand(field: Field, place: Point): Rect {
  const extent = { left: place.x, top: place.y, right: place.x, bottom: place.y }
  const half = field.cell / 2
  walkLand(field, place, ({ x, y }) => {
    extent.left = min(extent.left, x - half)
    extent.right = max(extent.right, x + half)
    extent.top = min(extent.top, y - half)
    extent.bottom = max(extent.bottom, y + half)
  })
  return extent
}

/** Where the number of an island stands. */
export function middleOfLand(field: Field, place: Point): Point {
  const { left, right, top, bottom } = extentOfLand(field, place)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
