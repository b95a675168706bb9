import type { ChartPair, ChartSource } from '../../../src/sea-chart/chart-source'
import { charts } from '../../../src/sea-chart/charts'
import { traceContour } from '../../../src/sea-chart/contours'
import { familyCharts } from '../../../src/sea-chart/family-charts'
import { depthAt } from '../../../src/sea-chart/field'
import {
  contains,
  distanceToRect,
  overlaps,
  scaleRect,
  signedDistanceToPolygon,
  walkLine,
} from '../../../src/sea-chart/geometry'
import { lineDepths, numberPrint, planSeaChart } from '../../../src/sea-chart/plan-sea-chart'
import type { SeaChartPlan } from '../../../src/sea-chart/plan-sea-chart'
import { roseBox } from '../../../src/sea-chart/rose'
import type { SeaChartSpec } from '../../../src/sea-chart/sea-chart-spec'
import { soundingBox } from '../../../src/sea-chart/soundings'
import { loadWholeSite } from '../../setup/whole-content'

const { pages } = loadWholeSite().site
const pairOf = (page: ChartSource & { type: string }): ChartPair | undefined =>
  new Map<string, (source: ChartSource) => ChartPair>(Object.entries(charts)).get(page.type)?.(page)
const home = pages.find((page) => page.type === 'HomePage')

interface Chart {
  /** The page's address, and the form. */
  name: string
  spec: SeaChartSpec
  plan: SeaChartPlan
}

/** Every chart of the site, for wide windows and for phones. */
const plans: readonly Chart[] = [
  ...pages.flatMap((page) => {
    const pair = pairOf(page)
    return pair
      ? (['wide', 'phone'] as const).map((form) => ({ name: `${page.href} ${form}`, spec: pair[form] }))
      : []
  }),
  ...(home
    ? (['wide', 'phone'] as const).map((form) => ({
        name: `families ${form}`,
        spec: familyCharts(home.technologies.categories)[form],
      }))
    : []),
].map(({ name, spec }) => ({ name, spec, plan: planSeaChart(spec) }))

/** How far out a compass rose reaches with its north arrow, and the air around that, drawing units. */
const reserve = (radius: number) => radius + 15

const roses = plans.flatMap(({ name, plan }) => (plan.rose ? [{ name, plan, rose: plan.rose }] : []))

describe('every chart of the site keeps clear', () => {
  it('has charts and roses to look at', () => {
    expect(plans.length).toBeGreaterThan(110)
    expect(roses.length).toBeGreaterThan(40)
  })

  it('its compass rose: no number, no bearing and no name within its reserve', () => {
    const near = roses.flatMap(({ name, plan, rose }) => {
      const { soundings, course, names, areas, print } = plan
      const boxes = [
        ...soundings.map((sounding) => soundingBox(sounding, numberPrint(print))),
        ...course.bearings.map(({ box }) => box),
        ...names.map(({ box }) => box),
        ...areas.map(({ box }) => box),
      ]
      const isNear = boxes.some((box) => distanceToRect(rose.x, rose.y, box) < reserve(rose.radius))
      return isNear ? [name] : []
    })
    expect(near).toEqual([])
  })

  it('its compass rose of lines of depth', () => {
    const crossed = roses.flatMap(({ name, plan: { field, print }, rose }) => {
      const depths: number[] = []
      const reach = reserve(rose.radius)
      for (let x = -reach; x <= reach; x += 4)
        for (let y = -reach; y <= reach; y += 4)
          if (x * x + y * y <= reach * reach) depths.push(depthAt(field, { x: rose.x + x, y: rose.y + y }))
      const [least, most] = [Math.min(...depths), Math.max(...depths)]
      return lineDepths(field, print).some((line) => line > least && line < most) ? [name] : []
    })
    expect(crossed).toEqual([])
  })

  it('its frame, also where windows crop it', () => {
    const cut = plans.flatMap(({ name, spec, plan: { field, soundings, course, rose, print } }) => {
      const cropped = (spec.cropped ?? []).map((rect) => scaleRect(rect, field.width, field.height))
      const frame = { left: 8, top: 8, right: field.width - 8, bottom: field.height - 8 }
      const boxes = [
        ...soundings.map((sounding) => soundingBox(sounding, numberPrint(print))),
        ...course.bearings.map(({ box }) => box),
        ...(rose ? [roseBox(rose)] : []),
      ]
      const isCut = boxes.some(
        (box) =>
          !contains(frame, { x: box.left, y: box.top }) ||
          !contains(frame, { x: box.right, y: box.bottom }) ||
          cropped.some((rect) => overlaps(rect, box)),
      )
      return isCut ? [name] : []
    })
    expect(cut).toEqual([])
  })

  it('its frame of marks', () => {
    const cut = plans.flatMap(({ name, plan: { field, course, print } }) =>
      course.marks.some(({ x, y }) => Math.min(y, field.height - y, field.width - x) < 9 * print)
        ? [name]
        : [],
    )
    expect(cut).toEqual([])
  })

  it('each number of an article from the next, on a window 360 pixels wide', () => {
    const strips = plans.filter(({ name }) => /^\/blog\/.+phone$/.test(name))
    expect(strips.length).toBeGreaterThan(10)
    const scaled = 360 / 720 // the sheet's width in pixels, and in units
    const [width, height] = [10, 13] // of a digit 15 pixels high; chart-opening.module.css prints them smaller
    for (const { name, plan } of strips) {
      const numbers = plan.names.map(({ box }) => ({
        x: (scaled * (box.left + box.right)) / 2,
        y: (scaled * (box.top + box.bottom)) / 2,
      }))
      const touching = numbers.filter((number, index) =>
        numbers
          .slice(index + 1)
          .some(({ x, y }) => Math.abs(x - number.x) < width + 4 && Math.abs(y - number.y) < height + 2),
      )
      expect({ name, touching }).toEqual({ name, touching: [] })
    }
  })

  it('the numbers of an article from the edge where its chart fades in', () => {
    const sheets = plans.filter(({ name }) => /^\/blog\/.+wide$/.test(name))
    expect(sheets.length).toBeGreaterThan(10)
    const faded = sheets.filter(
      ({ plan }) => plan.names.some(({ box }) => box.left < 0.06 * plan.field.width), // chart-opening.module.css: 5 %
    )
    expect(faded.map(({ name }) => name)).toEqual([])
  })

  it('states what windows crop of a chart beside a heading', () => {
    const heroes = pages.filter(({ type }) => type === 'CategoryPage')
    expect(heroes.length).toBeGreaterThan(5)
    for (const page of heroes) {
      const { cropped = [] } = pairOf(page)?.wide ?? {}
      // a window 1280 pixels wide hides 42 pixels of 498 at the top and at the bottom
      expect(cropped.some(({ top, bottom }) => top === 0 && bottom >= 0.085)).toBe(true)
      expect(cropped.some(({ top, bottom }) => top <= 0.915 && bottom === 1)).toBe(true)
    }
  })
})

test('no line of depth runs behind the text beside the technologies of a category', () => {
  const ofCategories = plans.filter(({ name }) => /^\/technologies\/[^/]+\/ wide$/.test(name))
  const crossed = ofCategories.flatMap(({ name, plan: { field } }) => {
    // as far as windows 1024 pixels wide have text
    const depths = Array.from({ length: 31 }, (_, row) =>
      depthAt(field, { x: 0.525 * field.width, y: (0.2 + 0.02 * row) * field.height }),
    )
    return Math.min(...depths) > 50 && Math.max(...depths) < 70 ? [] : [name]
  })
  expect(ofCategories).toHaveLength(6)
  expect(crossed).toEqual([])
})

test('no course leads over water shallower than the tint of shoals on any chart', () => {
  const sailed = plans.filter(({ plan }) => plan.course.marks.length > 0)
  expect(sailed.length).toBeGreaterThan(70)
  const aground = sailed.flatMap(({ name, spec, plan: { course, field } }) => {
    const { marks, line, end } = course
    const legs = spec.unordered && end ? marks.map((mark) => [mark, end]) : [line]
    const inView = legs.flatMap((leg) => walkLine(leg, 4)).filter(({ x, y }) => x >= 0 && y <= field.height)
    return inView.some((place) => depthAt(field, place) < 5) ? [name] : []
  })
  expect(aground).toEqual([])
})

describe('the charts of the home page', () => {
  it.each(['wide', 'phone'])('have an island of its own for each family of technologies (%s)', (form) => {
    const { field, islands } = plans.find(({ name }) => name === `families ${form}`)?.plan ?? {}
    if (!home || !field || !islands) throw new Error('there is no chart of families')
    const count = home.technologies.categories.length
    expect(islands).toHaveLength(count)
    // as drawn: outlines that are too short are left out
    const shores = traceContour(field, 0)
    const shoreOf = islands.map(({ x, y }) =>
      shores.findIndex((shore) => signedDistanceToPolygon(x, y, shore) < 0),
    )
    expect(shoreOf).not.toContain(-1)
    expect(new Set(shoreOf).size).toBe(count)
  })
})
