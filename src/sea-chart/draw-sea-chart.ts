import { traceContour, type Ring } from './contours'
import { rounded } from './course'
import type { Bearing, Course } from './course'
import { drawRose } from './draw-rose'
import { middleOfLand, type Field } from './field'
import { curvesOf } from './find-way'
import { distance, signedDistanceToPolygon } from './geometry'
import type { Stretch } from './links'
import type { Ground, PlacedArea, PlacedName } from './names'
import { compact, ringsPath } from './path'
import { BAR, WORDS_AT, type PlacedScale } from './place-scale'
import { fontSize, isCard, isCoarse, isForPhone, numberPrint, planSeaChart } from './plan-sea-chart'
import type { SeaChartPlan } from './plan-sea-chart'
import type { Point, SeaChart, SeaChartSpec } from './sea-chart-spec'
import type { Sounding } from './soundings'

/** The class of each contour: tints are filled, the others are lines only (sea-chart.css). */
const CONTOUR_CLASSES: ReadonlyMap<number, string> = new Map([
  [20, 'sc-1'],
  [10, 'sc-2'],
  [5, 'sc-3'],
  [2, 'sc-low'],
  [70, 'sc-deep'],
  [100, 'sc-deep'],
])
/** The deepest line of a sparse chart, metres. */
const SPARSE_DEPTH = 40
/** Heights with a faint line on land, in the field's metres. */
const LAND_HEIGHTS = [26, 60, 100, 150] as const

/** The distance between a curve's control points, drawing units: close by the shore, wide in the deep. */
function stepFor(field: Field, depth: number, print: number): number {
  const fine = (isCoarse(field, print) ? 15 : 9) * Math.max(0.9, field.scale) * print
  const finest = isCard(field) ? 17 : fine
  return finest * (depth < 0 ? 2 : 1 + Math.min(depth, 30) / 30)
}

/** How much farther apart the control points of round curves are, and how close to it the curve stays. */
const ROUND = { step: 1.9, tolerance: 0.35 } as const

/** How widely lines are smoothed, in distances between control points, and at most, units: beside names they keep their places. */
const SMOOTHING = { steps: 0.5, most: 5 } as const

/** How large a shoal or a hole is that can be drawn, in squares of the distance between control points. */
const LEAST_SHOAL = 2

/** Whether a shore has one of the islands: none is drawn that broke off, as it would be one without a name. */
const hasIsland = (shore: Ring, { islands }: SeaChartPlan) =>
  islands.some(({ x, y }) => signedDistanceToPolygon(x, y, shore) < 0)

function drawContour(plan: SeaChartPlan, depth: number, className: string): string {
  const { field, print, round } = plan
  const step = stepFor(field, depth, print)
  const isRound = round && depth >= 5
  const style = isRound
    ? { step: ROUND.step * step, tolerance: ROUND.tolerance * print }
    : { step, tolerance: 1.15 * print }
  const smoothing = Math.min(SMOOTHING.steps * step, SMOOTHING.most * print)
  const least = depth > 0 ? LEAST_SHOAL * step ** 2 : 0 // land may stand for something
  const traced = traceContour(field, depth)
  const rings = depth === 0 && plan.isArchipelago ? traced.filter((ring) => hasIsland(ring, plan)) : traced
  const data = ringsPath(rings, { ...style, smoothing, least, frame: field })
  return data && `<path class="${className}" d="${data}"/>`
}

/** A line between islands, or a curve. */
function drawStretch(way: Stretch): string {
  const start = rounded(way[0])
  const curves = curvesOf(way).map(([, by, end]) => [rounded(by), rounded(end)] as const)
  const [first] = curves
  const to = (point: Point, from: Point) => compact(point.x - from.x, point.y - from.y)
  if (!first) return `M${compact(start.x, start.y)}l${to(rounded(way[1]), start)}`
  const [by, end] = first
  const more = curves.slice(1).map(([, next], i) => `t${to(next, curves[i]?.[1] ?? end)}`)
  return `M${compact(start.x, start.y)}q${compact(by.x - start.x, by.y - start.y, end.x - start.x, end.y - start.y)}${more.join('')}`
}

/** Lines between islands as one path. */
function drawLinks(ways: readonly Stretch[]): string {
  const data = ways.map(drawStretch).join('')
  return data && `<path class="sc-link" d="${data}"/>`
}

/** The class that gives a name's halo the tint of what is under it; over deep water it has the sheet's own. */
const HALO_CLASSES = {
  deep: '',
  bank: ' sc-on1',
  shelf: ' sc-on2',
  shoal: ' sc-on3',
  land: ' sc-on',
} as const

/** How far above the name of a part of the sea its bracket is, and how far that turns down at its ends, drawing units. */
const BRACKET = { above: 25, ends: 8 } as const

/** The name of a part of the sea, over deep water; below a bracket it begins where that does. */
function drawArea({ text, x, y, reach }: PlacedArea): string {
  const [start, at] = reach === 0 ? ['', x] : [' sc-start', x - reach]
  const name = `<text class="sc-area${start}" x="${at}" y="${y}">${escapeText(text)}</text>`
  if (reach === 0) return name
  const top = y - BRACKET.above
  return `<path d="M${at} ${top + BRACKET.ends}V${top}H${x + reach}v${BRACKET.ends}"/>${name}`
}

/** The sea from deep to shallow, then the land on top of it. */
function drawGround(plan: SeaChartPlan): string {
  const { field, depths, lines, print, sparse } = plan
  const sea = depths
    .filter((depth) => !sparse || depth <= SPARSE_DEPTH)
    .toReversed()
    .map((depth) => drawContour(plan, depth, CONTOUR_CLASSES.get(depth) ?? 'sc-line'))
  // nothing runs behind a number or a name
  const heights =
    sparse || plan.grounds.includes('land') || plan.isCounted
      ? []
      : LAND_HEIGHTS.slice(0, isCoarse(field, print) ? 1 : 4)
  const hills = heights.map((height) => drawContour(plan, -height, 'sc-hill'))
  // those between groups would be a web: they appear when an island is pointed at
  const links = drawLinks(lines.flatMap(({ isFar, way }) => (isFar ? [] : [way])))
  return [...sea, links, drawContour(plan, 0, 'sc-land'), ...hills].join('')
}

/** Metres, with decimetres as a subscript in shoal water: the way charts print them. On phones a subscript is too small. */
function drawSounding({ x, y, depth }: Sounding, print: number): string {
  const metres = Math.floor(depth)
  const isFine = depth < 21 && !isForPhone(print)
  const decimetres = isFine ? `<tspan dy=".25em">${Math.floor((depth - metres) * 10)}</tspan>` : ''
  return `<text x="${x}" y="${y + Math.round(4.5 * numberPrint(print))}">${metres}${decimetres}</text>`
}

/** A bearing, printed along its leg. */
function drawBearing({ x, y, degrees }: Bearing): string {
  const figures = `${degrees}`.padStart(3, '0')
  return `<text class="sc-bearing" transform="translate(${x} ${y})rotate(${degrees - 90})" y="-.6em">${figures}°</text>`
}

/** A ringed dot at each mark, from round ends of lines without length: their sizes are in em, as those of names. */
function drawMarks(marks: readonly Point[]): string {
  if (marks.length === 0) return ''
  const places = marks.map(({ x, y }) => `M${compact(x, y)}h0`).join('')
  return ['', ' sc-hole', ' sc-point'].map((part) => `<path class="sc-dot${part}" d="${places}"/>`).join('')
}

/** The last mark of a course has a bold ring: the course ends there, not in open water. Its size is in em as those of marks. */
const drawEnd = ({ x, y }: Point) => `<path class="sc-dot" font-size="1.6em" d="M${compact(x, y)}h0"/>`

/** An anchor in a ring: a mark without a name, at which a course with names ends. */
const ANCHOR =
  'M-12 0a12 12 0 1 1 24 0 12 12 0 1 1-24 0m12-4v11m-3-8h6m-9 3q1 5 6 5 5 0 6-5m-6-6a2 2 0 1 1 .1 0'

/** Its lines, in em, are as wide as those of other marks: the smaller letters take back what its scale adds. */
const drawAnchor = ({ x, y }: Point, print: number) =>
  `<path class="sc-mark" transform="translate(${x} ${y})${print === 1 ? '' : `scale(${print})" font-size="${(1 / print).toFixed(2)}em`}" d="${ANCHOR}"/>`

/** Straight legs from point to point. */
function drawLegs([start, ...turns]: readonly Point[]): string {
  if (!start) return ''
  let at = start
  const legs = turns.map((turn, i) => {
    const [dx, dy] = [turn.x - at.x, turn.y - at.y]
    at = turn
    return (i > 0 && dx >= 0 ? ' ' : '') + compact(dx, dy)
  })
  return `M${compact(start.x, start.y)}l${legs.join('')}`
}

function drawCourse(
  { line, marks, bearings, end }: Course,
  named: number,
  { print, unordered = false }: { print: number; unordered?: boolean | undefined },
): string {
  if (marks.length === 0) return ''
  const ways = unordered && end ? marks.map((mark) => [mark, end]) : [line]
  const legs = ways.map(drawLegs).join('')
  const way = legs && `<path class="sc-course" d="${legs}"/>`
  const ends = [...(named > 0 ? marks.slice(named) : []), ...(end ? [end] : [])]
  const drawn = named > 0 ? marks.slice(0, named) : marks
  const last = named === marks.length && !unordered ? drawn.slice(-1) : []
  return (
    way +
    bearings.map(drawBearing).join('') +
    last.map(drawEnd).join('') +
    drawMarks(drawn) +
    ends.map((end) => drawAnchor(end, print)).join('')
  )
}

/** How far a course's beginning reaches to either side of it, drawing units at print 1. */
const BEGINNING = 9

/** A stroke across a course that begins with its first week. */
function drawBeginning({ line: [start, next], week }: Course, print: number): string {
  if (!start || !next || week === undefined) return ''
  const share = (BEGINNING * print) / distance(start, next)
  const { x, y } = rounded({ x: (start.y - next.y) * share, y: (next.x - start.x) * share })
  return `<path class="sc-mark" d="M${compact(start.x - x, start.y - y)}l${compact(2 * x, 2 * y)}"/>`
}

/** A bar with a part for each week, every other one black, as on printed charts; one week has a part for each working day. Below it stands what it measures. */
function drawScale({ x, y, weeks, week, words }: PlacedScale, print: number): string {
  const high = Math.round(BAR * print)
  const long = Math.round(weeks * week)
  const parts = weeks === 1 ? 5 : weeks
  const ends = Array.from({ length: parts + 1 }, (_, index) => Math.round((long * index) / parts))
  const black = ends.flatMap((end, index) => {
    const next = ends[index + 1]
    return index % 2 === 0 && next !== undefined ? [`M${compact(end, 0)}h${next - end}v${high}H${end}z`] : []
  })
  const bar = (className: string, data: string) => `<path class="sc-edge${className}" d="${data}"/>`
  const figures = (at: number, text: string) => `<text x="${at}" y="-.5em">${text}</text>`
  const under = words.map(
    (line, index) =>
      `<text class="sc-start" x="0" y="${high}" dy="${WORDS_AT.first + index * WORDS_AT.next}em">${line}</text>`,
  )
  return (
    `<g class="sc-scale" transform="translate(${x} ${y - high})">` +
    bar('', `M0 0h${long}v${high}H0z`) +
    bar(' sc-bar', black.join('')) +
    `${figures(0, '0')}${figures(long, weeks === 1 ? '1 week' : `${weeks} weeks`)}` +
    `${under.join('')}</g>`
  )
}

/** Text from content, between tags. */
const escapeText = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** What the pointer finds on a chart of groups: the island's middle, where its link can be taken too, and its own lines. On phones such middles would lie over the next name. */
function drawWays({ islands, lines, print }: SeaChartPlan, island: number): string {
  const middle = islands[island]
  const spot =
    middle && !isForPhone(print) ? `<path class="sc-spot" d="M${compact(middle.x, middle.y)}h1"/>` : ''
  return spot + drawLinks(lines.flatMap((line) => (line.islands.includes(island) ? line.pieces : [])))
}

/** What the pointer finds of a name, whose type alone is too low for a finger: all from the island or the mark to the name. */
function drawHit({ box }: PlacedName, at: Point, isIsland: boolean): string {
  const y = (box.top + box.bottom) / 2 - at.y
  if (!isIsland) {
    const start = rounded({ x: box.left - at.x, y })
    return `<path class="sc-hit" d="M${compact(at.x, at.y)}l${compact(start.x, start.y)}h${Math.round(box.right - box.left)}"/>`
  }
  // about from the middle of an island to that of its name, in round figures, which compress well
  const toTens = (value: number) => 10 * Math.round(value / 10)
  const x = (box.left + box.right) / 2 - at.x
  return `<path class="sc-hit" d="M${compact(toTens(at.x), toTens(at.y))}l${compact(toTens(x), toTens(y))}"/>`
}

/** An em of names, in those of the sheet (chart-names.css). */
const NAME_EM = 1.23

/** Where a name is printed: on the sheet, or off its mark by its own letters, which are smaller on larger sheets. */
function printAt({ x, y }: PlacedName, mark: Point | undefined, print: number) {
  if (mark === undefined) return { at: '', x: `${x}`, y: `${y}` }
  const inEm = (units: number) => {
    const ems = Math.round((10 * units) / (NAME_EM * fontSize(print))) / 10
    return ems === 0 ? '0' : `${compact(ems)}em`
  }
  return {
    at: ` transform="translate(${mark.x} ${mark.y})"`,
    x: inEm(x - mark.x),
    y: inEm(y - mark.y),
  }
}

/** A name, a link if it leads somewhere; `under` is drawn with the link: what the pointer finds and brings out. */
function drawName(
  { lines, anchor, href }: PlacedName,
  ground: Ground,
  under: string,
  { at, x, y }: ReturnType<typeof printAt>,
): string {
  const [first = '', ...more] = lines.map(escapeText)
  // the space is for searching and copying: without width, as an underline would show it
  const rest = more.map((line) => `<tspan font-size="0"> </tspan><tspan x="${x}" dy="1.12em">${line}</tspan>`)
  const text = `<text class="sc-name sc-${anchor}${HALO_CLASSES[ground]}"${at} x="${x}" y="${y}">${first}${rest.join('')}</text>`
  return href === undefined ? text : `<a href="${href}" tabindex="-1">${under}${text}</a>`
}

/** The number of an island, in its middle; none says nothing. */
function drawFigure({ figures }: SeaChartSpec, { field, islands }: SeaChartPlan, island: number): string {
  const place = islands[island]
  const figure = figures?.[island]
  if (!place || !figure) return ''
  const { x, y } = rounded(middleOfLand(field, place))
  return `<text class="sc-figure" x="${x}" y="${y}" dy=".36em">${figure}</text>`
}

function drawUnder(spec: SeaChartSpec, plan: SeaChartPlan, name: PlacedName, index: number): string {
  const figure = drawFigure(spec, plan, index)
  const isIsland = spec.kind === 'technology'
  const at = (isIsland ? plan.islands : plan.course.marks)[index]
  const ways = spec.groupOf ? drawWays(plan, index) : ''
  return ways + (at ? drawHit(name, at, isIsland) : '') + figure
}

/** The root; all sizes of sea-chart.css are in its em. */
const openTag = ({ width, height }: Field, print: number, { centered = false }: SeaChartSpec) =>
  `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="x${centered ? 'Mid' : 'Max'}YMid slice" aria-hidden="true" focusable="false" class="sea-chart" font-size="${fontSize(print)}">`

/**
 * Draws the sea chart of a page. Pure and fast (tens of milliseconds): the same spec gives the same drawing on
 * any machine. The drawing is decoration to a screen reader; lay links over `marks`.
 */
export function drawSeaChart(spec: SeaChartSpec): SeaChart {
  const plan = planSeaChart(spec)
  const { field, course, rose, soundings, islands, names, areas, scale, print } = plan
  const parts = [
    drawGround(plan),
    ...areas.map(drawArea),
    ...(rose ? [drawRose(rose)] : []),
    ...soundings.map((sounding) => drawSounding(sounding, print)),
    ...(scale ? [drawScale(scale, print)] : []),
    drawBeginning(course, print),
    drawCourse(course, names.length, { print, unordered: spec.unordered }),
    ...names.map((name, index) =>
      drawName(
        name,
        plan.grounds[index] ?? 'deep',
        drawUnder(spec, plan, name, index),
        printAt(name, spec.hugs ? course.marks[index] : undefined, print),
      ),
    ),
  ]
  const svg = `${openTag(field, print, spec)}${parts.join('')}</svg>`
  return { svg, marks: course.marks, islands, width: field.width, height: field.height }
}
