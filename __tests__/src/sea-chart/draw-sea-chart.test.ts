import { brotliCompressSync } from 'node:zlib'
import { charts } from '../../../src/sea-chart/charts'
import { drawSeaChart } from '../../../src/sea-chart/draw-sea-chart'
import { signedDistanceToPolygon } from '../../../src/sea-chart/geometry'
import { CHART_KINDS, CHART_SIZES } from '../../../src/sea-chart/sea-chart-spec'
import type { ChartKind, ChartSize, SeaChartSpec } from '../../../src/sea-chart/sea-chart-spec'

const beside = [{ left: 0, top: 0, right: 0.45, bottom: 1 }]
const hero = (kind: ChartKind, slug = 'legacy-to-cloud'): SeaChartSpec => ({
  slug,
  kind,
  course: 4,
  clear: beside,
})
const kilobytes = (svg: string) => brotliCompressSync(svg).length / 1024
const sizes = Object.keys(CHART_SIZES) as ChartSize[]
const everyChart = CHART_KINDS.flatMap((kind) => sizes.map((size) => [kind, size] as const))

/** The end points of every subpath of a drawing's path data, in drawing units. */
function pathPlaces(data: string): { x: number; y: number }[] {
  return [...data.matchAll(/M(-?\d+)(?: ?)(-?\d+)/g)].map((found) => ({
    x: Number(found[1]),
    y: Number(found[2]),
  }))
}

/** Points along the curves of a path of `M`, `q`, `t` and `z`, by subpath. */
function walkPath(data: string): { x: number; y: number }[][] {
  return data
    .split('z')
    .filter((subpath) => subpath !== '')
    .map((subpath) => {
      const [x = 0, y = 0, cx = 0, cy = 0, ...ends] = (subpath.match(/-?\d+/g) ?? []).map(Number)
      let [at, control] = [
        { x, y },
        { x: x + cx, y: y + cy },
      ]
      const walked = [at]
      for (let i = 0; i < ends.length; i += 2) {
        const end = { x: at.x + (ends[i] ?? 0), y: at.y + (ends[i + 1] ?? 0) }
        for (let t = 0.1; t <= 1; t += 0.1)
          walked.push({
            x: (1 - t) ** 2 * at.x + 2 * t * (1 - t) * control.x + t ** 2 * end.x,
            y: (1 - t) ** 2 * at.y + 2 * t * (1 - t) * control.y + t ** 2 * end.y,
          })
        control = { x: 2 * end.x - control.x, y: 2 * end.y - control.y }
        at = end
      }
      return walked
    })
}

const isInside = (rings: { x: number; y: number }[][], point: { x: number; y: number }) =>
  rings.some((ring) => signedDistanceToPolygon(point.x, point.y, ring) < 0)

describe('drawSeaChart', () => {
  it('draws the same chart for the same spec', () => {
    expect(drawSeaChart(hero('technology'))).toEqual(drawSeaChart(hero('technology')))
  })

  it('draws another chart for another slug, kind or size', () => {
    const drawings = [
      drawSeaChart(hero('technology', 'azure')),
      drawSeaChart(hero('technology', 'power-bi')),
      drawSeaChart(hero('article', 'azure')),
      drawSeaChart({ ...hero('technology', 'azure'), size: 'phone' }),
    ]
    expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(4)
  })

  it.each(everyChart)('draws a whole %s chart as %s', (kind, size) => {
    const { svg, width, height } = drawSeaChart({ slug: 'any', kind, size, course: 3 })
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`)
    expect(svg).toContain('class="sc-land"')
    expect(svg).toContain('class="sc-course"')
    expect(svg).not.toMatch(/NaN|undefined|Infinity|#[0-9a-f]{3,6}\b|style=|\sid=/i)
    // numbers: too small to read on a card, remarks on islands that stand for something
    expect(svg.includes('<text')).toBe(size !== 'card' && kind !== 'technology')
  })

  it('is hidden from screen readers', () => {
    expect(drawSeaChart(hero('page')).svg).toMatch(/^<svg [^>]*aria-hidden="true" focusable="false"/)
  })

  it.each(CHART_KINDS)('keeps a %s hero below 6 KB and its card below 1.2 KB', (kind) => {
    for (const slug of ['legacy-to-cloud', 'sharepoint']) {
      expect(kilobytes(drawSeaChart(hero(kind, slug)).svg)).toBeLessThan(6)
      expect(kilobytes(drawSeaChart({ slug, kind, size: 'card' }).svg)).toBeLessThan(1.2)
    }
  })

  it('closes every contour, and those cut by the frame outside of it', () => {
    const { svg, width, height } = drawSeaChart(hero('strategic-consulting'))
    const land = /class="sc-land" d="([^"]+)"/.exec(svg)?.[1] ?? ''
    expect(land.split('z').length).toBe(land.split('M').length)
    expect(land).toMatch(/z$/)
    const [start] = pathPlaces(land)
    expect(start && (start.x < 0 || start.y < 0 || start.x > width || start.y > height)).toBe(true)
  })

  it('fills the corner of the home page’s charts with land', () => {
    const { wide, phone } = charts.HomePage({ slug: 'home' })
    for (const spec of [wide, phone]) {
      const { svg, width } = drawSeaChart(spec)
      const land = /class="sc-land" d="([^"]+)"/.exec(svg)?.[1] ?? ''
      expect(isInside(walkPath(land), { x: width - 1, y: 1 })).toBe(true)
    }
  })

  it('reports the marks it draws, in order toward the land', () => {
    const { marks, svg } = drawSeaChart(hero('solution'))
    expect(marks).toHaveLength(4)
    for (const { x, y } of marks) expect(svg).toContain(`M${x} ${y}h0`)
    expect([...marks].sort((a, b) => a.x - b.x)).toEqual(marks)
  })

  it('has as many ringed dots as names where a course has names, and an anchor at its end if one is left', () => {
    const html = '<p>Lead</p><h2 id="a">A</h2><p>Text</p><h2 id="b">B</h2><p>Text</p>'
    const { wide, phone } = charts.PostPage({ slug: 'any', href: '/blog/any/', body: { html } })
    for (const spec of [wide, phone]) {
      const { svg, marks } = drawSeaChart(spec)
      const dots = /class="sc-dot" d="([^"]+)"/.exec(svg)?.[1] ?? ''
      const { x = NaN, y = NaN } = marks.at(-1) ?? {}
      expect(dots.match(/M/g)).toHaveLength(2)
      expect(dots).not.toContain(`M${x} ${y}`)
      expect(svg).toContain(`class="sc-mark" transform="translate(${x} ${y})scale(${spec.print ?? 1})"`)
      const size = /class="sc-mark" [^>]* font-size="([\d.]+)em"/.exec(svg)?.[1]
      expect(Number(size) * (spec.print ?? 1)).toBeCloseTo(1, 1) // its lines are as wide as those of other marks
    }
    const unnamed = drawSeaChart(hero('solution')).svg
    expect(/class="sc-dot" d="([^"]+)"/.exec(unnamed)?.[1]?.match(/M/g)).toHaveLength(4)
    expect(unnamed).not.toContain('class="sc-mark" transform')
  })

  it('keeps names as near to their marks as letters are large, where windows print these smaller than the sheet', () => {
    const names = ['Assess', 'Build', 'Pilot', 'Run'].map((text) => ({ text }))
    const { marks, svg } = drawSeaChart({ ...hero('solution'), names, hugs: true })
    for (const { x, y } of marks)
      expect(svg).toMatch(
        new RegExp(
          `<text class="sc-name [^"]*" transform="translate\\(${x} ${y}\\)" x="(0|-?[\\d.]+em)" y="-?[\\d.]+em">`,
        ),
      )
    expect(drawSeaChart({ ...hero('solution'), names }).svg).not.toMatch(/sc-name [^"]*" transform/)
  })

  it('puts the marks of a given course at its points', () => {
    const course = [
      { x: 0.3, y: 1.1 },
      { x: 0.5, y: 0.8, mark: true },
      { x: 0.8, y: 0.3, mark: true },
    ]
    const { marks } = drawSeaChart({ slug: 'home', kind: 'home', size: 'home', course })
    expect(marks).toEqual([
      { x: 720, y: 624 },
      { x: 1152, y: 234 },
    ])
  })

  it('gives a technology an island for each neighbour, and its own', () => {
    expect(drawSeaChart({ slug: 'azure', kind: 'technology', neighbours: 7 }).islands).toHaveLength(8)
  })

  it('gives links a target of a finger’s width, from the island or the mark to the name', () => {
    const items = [
      { title: 'Teams', href: '/teams/' },
      { title: 'Azure Data Factory', href: '/adf/' },
    ]
    const { wide, phone } = charts.TechnologyPage({ slug: 'azure', title: 'Azure', neighbours: items })
    const category = charts.CategoryPage({ slug: 'strategic-consulting', area: 'services', items })
    for (const spec of [wide, phone, category.wide, category.phone]) {
      const { svg, islands, marks } = drawSeaChart(spec)
      const links = svg.match(/<a .*?<\/a>/g) ?? []
      const places = spec.kind === 'technology' ? islands.slice(1) : marks
      expect(links).toHaveLength(2)
      links.forEach((link, index) => {
        const { x, y } = places[index] ?? { x: NaN, y: NaN }
        const [, ...from] = /class="sc-hit" d="M(\d+) (\d+)/.exec(link) ?? []
        const [left = NaN, top = NaN] = from.map(Number)
        expect(Math.hypot(left - x, top - y)).toBeLessThan(8)
      })
    }
  })

  it('accepts a custom size', () => {
    const { svg } = drawSeaChart({ slug: 'social', kind: 'article', size: { width: 1200, height: 630 } })
    expect(svg).toContain('viewBox="0 0 1200 630"')
  })
})
