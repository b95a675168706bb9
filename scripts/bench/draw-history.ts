import { measures, type Measure, type Run } from './measures'

const width = 720
const row = 96
const plot = { left: 24, right: 640, top: 34, height: 44 }

interface Point {
  ratio: number
  at: string
  commit: string
}

/** The history of all measures as one SVG: a line for each, its aim dashed. Pure. */
export function drawHistory(runs: readonly Run[]): string {
  const drawn = (Object.keys(measures) as Measure[])
    .map((measure) => ({ measure, points: pointsOf(runs, measure) }))
    .filter(({ points }) => points.length > 0)
  const height = Math.max(1, drawn.length) * row + 8
  const rows = drawn.map(({ measure, points }, at) => drawMeasure(measure, points, at * row))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="Ratios of the benchmarks, run by run" font-family="system-ui, sans-serif" font-size="13">`,
    `<rect width="${width}" height="${height}" fill="#fbfdfd"/>`,
    ...rows,
    '</svg>\n',
  ].join('\n')
}

const pointsOf = (runs: readonly Run[], measure: Measure): Point[] =>
  runs.flatMap(({ at, commit, ratios }) => {
    const ratio = ratios[measure]
    return ratio === undefined ? [] : [{ ratio, at, commit }]
  })

function drawMeasure(measure: Measure, points: readonly Point[], top: number): string {
  const { title, aim } = measures[measure]
  const most = Math.max(aim, ...points.map(({ ratio }) => ratio)) * 1.05
  const x = (at: number) =>
    points.length === 1 ? plot.right : plot.left + ((plot.right - plot.left) * at) / (points.length - 1)
  const y = (ratio: number) => top + plot.top + plot.height * (1 - ratio / most)
  const places = points.map(({ ratio }, at) => `${x(at).toFixed(1)},${y(ratio).toFixed(1)}`)
  const last = points.at(-1)?.ratio ?? 0
  const dots = points.map(
    ({ ratio, at, commit }, index) =>
      `<circle cx="${x(index).toFixed(1)}" cy="${y(ratio).toFixed(1)}" r="3" fill="#0c4a6e"><title>${ratio.toFixed(2)} on ${at.slice(0, 10)}, ${commit}</title></circle>`,
  )
  return [
    `<text x="${plot.left}" y="${top + 20}" fill="#12212b">${title}: ${last.toFixed(2)} (aim: ${aim})</text>`,
    `<line x1="${plot.left}" x2="${plot.right}" y1="${y(aim).toFixed(1)}" y2="${y(aim).toFixed(1)}" stroke="#b0196b" stroke-dasharray="4 4"/>`,
    `<polyline points="${places.join(' ')}" fill="none" stroke="#0c4a6e" stroke-width="1.5"/>`,
    ...dots,
    `<text x="${plot.right + 10}" y="${(y(last) + 4).toFixed(1)}" fill="#12212b">${last.toFixed(2)}</text>`,
  ].join('\n')
}
