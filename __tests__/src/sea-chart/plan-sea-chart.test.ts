import { charts } from '../../../src/sea-chart/charts'
import { drawSeaChart } from '../../../src/sea-chart/draw-sea-chart'
import { depthAt, extentOfLand, type Field } from '../../../src/sea-chart/field'
import {
  contains,
  distance,
  distanceToLine,
  overlaps,
  scaleRect,
  walkLine,
} from '../../../src/sea-chart/geometry'
import { lineDepths, planSeaChart } from '../../../src/sea-chart/plan-sea-chart'
import { roseBox } from '../../../src/sea-chart/rose'
import { CHART_KINDS } from '../../../src/sea-chart/sea-chart-spec'
import type { Point, Rect, SeaChartSpec } from '../../../src/sea-chart/sea-chart-spec'
import { soundingBox, soundingGap, soundingSpacing } from '../../../src/sea-chart/soundings'

const text: Rect = { left: 0, top: 0, right: 0.45, bottom: 1 }
const slugs = ['legacy-to-cloud', 'b', 'managed-services']
const specs: SeaChartSpec[] = CHART_KINDS.flatMap((kind) =>
  slugs.map((slug) => ({ slug, kind, course: 4, clear: [text] })),
)
const named = specs.map((spec) => [spec.kind, spec.slug, spec] as const)

/** Places every `step` units over a rectangle in drawing units. */
function* placesIn(rect: Rect, step: number) {
  for (let x = rect.left; x <= rect.right; x += step) {
    for (let y = rect.top; y <= rect.bottom; y += step) yield { x, y }
  }
}

/** How much land there is around a place: islands stand far enough apart for a box around each. */
const areaOfLand = (field: Field, place: Point) =>
  [...placesIn(extentOfLand(field, place), 2)].filter((at) => depthAt(field, at) < 0).length

describe.each(named)('the plan of %s %s', (_kind, _slug, spec) => {
  const { field, course, soundings, rose, print } = planSeaChart(spec)
  const area = scaleRect(text, field.width, field.height)

  it('has no tint and no line under text', () => {
    const within = { ...area, right: area.right - field.cell }
    const depths = [...placesIn(within, 8)].map((place) => depthAt(field, place))
    const [least, most] = [Math.min(...depths), Math.max(...depths)]
    expect(least).toBeGreaterThan(30)
    expect(lineDepths(field, print).filter((line) => line > least && line < most)).toEqual([])
  })

  it('keeps soundings and its rose out of the text', () => {
    expect(soundings.filter((sounding) => overlaps(soundingBox(sounding, print), area))).toEqual([])
    expect(rose && overlaps(roseBox(rose), area)).not.toBe(true)
  })

  it('keeps soundings apart from each other, the course, the frame and the rose', () => {
    const inner = { left: 20, top: 20, right: field.width - 20, bottom: field.height - 20 }
    soundings.forEach((sounding, i) => {
      const others = soundings.slice(0, i)
      const gap = soundingGap(sounding.depth, soundingSpacing(field, print))
      expect(Math.min(Infinity, ...others.map((other) => distance(other, sounding)))).toBeGreaterThanOrEqual(
        gap,
      )
      const equal = others.filter(({ depth }) => Math.floor(depth) === Math.floor(sounding.depth))
      expect(Math.min(Infinity, ...equal.map((other) => distance(other, sounding)))).toBeGreaterThan(2 * gap)
      expect(distanceToLine(sounding.x, sounding.y, course.line)).toBeGreaterThan(20)
      expect(contains(inner, sounding)).toBe(true)
      expect(rose && overlaps(roseBox(rose), soundingBox(sounding, print))).not.toBe(true)
    })
  })

  it('never prints a sounding on a line', () => {
    for (const sounding of soundings) {
      const depths = [...placesIn(soundingBox(sounding, print), 5)].map((place) => depthAt(field, place))
      const crossed = lineDepths(field, print).filter(
        (line) => line > Math.min(...depths) + 0.3 && line < Math.max(...depths) - 0.3,
      )
      expect(crossed).toEqual([])
    }
  })

  it('lays the course from the lower edge through water, clear of the text', () => {
    const sailed = walkLine(course.line, 5).filter(({ y }) => y < field.height)
    expect(course.line[0]?.y).toBeGreaterThan(field.height)
    expect(Math.min(...sailed.map((place) => depthAt(field, place)))).toBeGreaterThan(0.5)
    expect(course.marks).toHaveLength(4)
    expect(course.marks.filter((mark) => contains(area, mark))).toEqual([])
  })
})

describe('planSeaChart', () => {
  it('keeps soundings off the labels of a given course and off what is laid over the chart', () => {
    const header = { left: 0, top: 0, right: 1, bottom: 0.12 }
    const plan = planSeaChart({
      slug: 'home',
      kind: 'home',
      size: 'home',
      quiet: [header],
      course: [
        { x: 0.35, y: 1.05 },
        { x: 0.6, y: 0.6, mark: true, label: 'right' },
        { x: 0.8, y: 0.3, mark: true, label: 'left' },
      ],
    })
    const taken = [...plan.course.labels, scaleRect(header, plan.field.width, plan.field.height)]
    const boxes = plan.soundings.map((sounding) => soundingBox(sounding, plan.print))
    expect(boxes.filter((box) => taken.some((rect) => overlaps(rect, box)))).toEqual([])
  })

  it('has plain water under the words beside the marks of the home page on phones', () => {
    const { course, field } = planSeaChart(charts.HomePage({ slug: 'home' }).phone)
    const words = course.marks.flatMap(({ x, y }) => [
      ...placesIn({ left: Math.max(0, x - 440), top: y - 18, right: x - 20, bottom: y + 18 }, 4),
    ])
    const depths = words.map((place) => depthAt(field, place))
    expect(Math.min(...depths)).toBeGreaterThan(20)
  })

  it('has no line under the header of the home page, whose chart runs up behind it', () => {
    const { field, print } = planSeaChart(charts.HomePage({ slug: 'home' }).wide)
    const bands = [
      { left: 0, top: 0, right: 0.87, bottom: 0.1 },
      { left: 0, top: 0, right: 0.79, bottom: 0.2 }, // at 1920 pixels, where the chart's top is cropped
    ]
    for (const band of bands) {
      const depths = [...placesIn(scaleRect(band, field.width, field.height), 8)].map((at) =>
        depthAt(field, at),
      )
      const [least, most] = [Math.min(...depths), Math.max(...depths)]
      expect(lineDepths(field, print).filter((line) => line > least && line < most)).toEqual([])
    }
  })

  it('leaves the foot of the home chart to the windows that crop it', () => {
    const { course, soundings, field, print } = planSeaChart(charts.HomePage({ slug: 'home' }).wide)
    // a window of 1920 pixels shows 771 of 1040: what lies between 12.9% and 87.1% of the chart's height
    const shown = { left: 0, top: 0.13 * field.height, right: field.width, bottom: 0.87 * field.height }
    const boxes = soundings.map((sounding) => soundingBox(sounding, print))
    const places = [...course.marks, ...(course.end ? [course.end] : [])]
    expect(places.filter(({ y }) => y < shown.top || y > shown.bottom)).toEqual([])
    expect(boxes.filter(({ top, bottom }) => top < shown.top || bottom > shown.bottom)).toEqual([])
  })

  it('finds water for a given course even where the sketch has land', () => {
    const { field, course } = planSeaChart({
      slug: 'home',
      kind: 'home',
      size: 'home',
      course: [
        { x: 0.5, y: 0.9 },
        { x: 0.95, y: 0.5, mark: true },
      ],
    })
    expect(Math.min(...walkLine(course.line, 5).map((place) => depthAt(field, place)))).toBeGreaterThan(3)
  })

  it.each(['azure', 'power-bi', 'sharepoint', 'teams', 'fabric'])(
    'raises every island of %s out of the sea',
    (slug) => {
      const { field, islands } = planSeaChart({ slug, kind: 'technology', clear: [text], neighbours: 6 })
      expect(islands.filter((island) => depthAt(field, island) > 0)).toEqual([])
      islands.forEach((island, i) => {
        const apart = islands.slice(0, i).map((other) => distance(other, island))
        expect(Math.min(Infinity, ...apart)).toBeGreaterThan(50)
      })
    },
  )

  it('raises every technology of the large chart out of the sea', () => {
    const counts = [4, 4, 5, 4, 10]
    const categories = counts.map((count, family) => ({
      title: `Family ${family}`,
      href: `/technologies/${family}/`,
      items: Array.from({ length: count }, (_, at) => ({
        title: `Item ${at}`,
        href: `/technologies/${family}/${at}/`,
      })),
    }))
    for (const slug of ['technologies', 'tools', 'platforms', 'products']) {
      const { wide, phone } = charts.LandingPage({ area: 'technologies', slug, categories })
      for (const spec of [wide, phone]) {
        const { field, islands } = planSeaChart(spec)
        expect(islands).toHaveLength(27)
        expect(islands.filter((island) => depthAt(field, island) >= 0)).toEqual([])
      }
    }
  })

  it('draws a technology the larger, the more uses it, and without any still large enough to be seen', () => {
    const items = Array.from({ length: 10 }, (_, at) => ({ title: `Item ${at}`, href: `/${at}/` }))
    const uses = items.map(({ href }, count) => ({ href, count }))
    const { wide } = charts.CategoryPage({ area: 'technologies', slug: 'modern-development', items, uses })
    const { svg } = drawSeaChart(wide)
    expect([...svg.matchAll(/"sc-figure".*?>(\d+)</g)].map(([, figure]) => Number(figure))).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    const { field, islands } = planSeaChart(wide)
    const areas = islands.map((island) => areaOfLand(field, island))
    expect(areas).toEqual(areas.toSorted((a, b) => a - b))
    const lands = islands.map((island) => extentOfLand(field, island))
    expect(Math.min(...lands.map(({ left, right }) => right - left))).toBeGreaterThan(26)
  })

  it('draws each technology of a category large enough to be seen', () => {
    for (const count of [4, 5, 6, 10]) {
      const items = Array.from({ length: count }, (_, at) => ({ title: `Item ${at}` }))
      for (const slug of ['modern-development', 'tools', 'platforms']) {
        const { wide } = charts.CategoryPage({ area: 'technologies', slug, items })
        const { field, islands } = planSeaChart(wide)
        const widths = islands.map((island) => {
          const { left, right } = extentOfLand(field, island)
          return right - left
        })
        expect(widths).toHaveLength(count)
        expect(Math.min(...widths)).toBeGreaterThan(36)
      }
    }
  })

  it('brings the land nearer where no text needs the sea', () => {
    const landShare = (spec: SeaChartSpec) => {
      const { field } = planSeaChart(spec)
      return field.heights.filter((height) => height > 0).length / field.heights.length
    }
    const page: SeaChartSpec = { slug: 'a', kind: 'strategic-consulting' }
    expect(landShare(page)).toBeGreaterThan(landShare({ ...page, clear: [text] }))
  })
})

test('the atoll of the page that isn’t there lies whole within the frame', () => {
  const { field } = planSeaChart({
    slug: 'not-found',
    kind: 'not-found',
    size: { width: 1440, height: 560 },
    clear: [text],
  })
  const rim = [...placesIn({ left: 0, top: 0, right: 1439, bottom: 559 }, 8)].filter(
    ({ x, y }) => y === 0 || y >= 552 || x >= 1432,
  )
  expect(Math.min(...rim.map((place) => depthAt(field, place)))).toBeGreaterThan(20)
})
