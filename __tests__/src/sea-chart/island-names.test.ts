import { charts } from '../../../src/sea-chart/charts'
import { drawSeaChart } from '../../../src/sea-chart/draw-sea-chart'
import { familyStrip } from '../../../src/sea-chart/family-charts'
import { depthAt, extentOfLand, type Field } from '../../../src/sea-chart/field'
import { contains, distanceBetween, distanceToLine, distanceToRect } from '../../../src/sea-chart/geometry'
import { planSeaChart } from '../../../src/sea-chart/plan-sea-chart'
import type { Point, Rect, SeaChartSpec } from '../../../src/sea-chart/sea-chart-spec'
import { loadWholeSite } from '../../setup/whole-content'

const { site } = loadWholeSite()

/** What each page shows of islands with names. */
const specs = site.pages.flatMap((page): (readonly [string, SeaChartSpec])[] => {
  if (page.type === 'TechnologyPage') return [[page.slug, charts.TechnologyPage(page).phone]]
  if (page.type !== 'AboutPage' && page.type !== 'CategoryPage' && page.type !== 'LandingPage') return []
  if (page.type !== 'AboutPage' && page.area !== 'technologies') return []
  const { wide, phone } = charts[page.type](page)
  const strip = page.type === 'LandingPage' ? [['strip', familyStrip(page.categories)] as const] : []
  return [[`${page.slug} wide`, wide], [`${page.slug} phone`, phone], ...strip]
})
const plans = specs.map(([name, spec]) => ({ name, spec, plan: planSeaChart(spec) }))
const ofPages = plans.filter(({ spec }) => spec.islands === undefined)

/** What is land around an island, cell by cell. */
function landOf(field: Field, island: Point): Rect[] {
  const { left, top, right, bottom } = extentOfLand(field, island)
  const half = field.cell / 2
  const cells: Rect[] = []
  for (let x = left + half; x < right; x += field.cell) {
    for (let y = top + half; y < bottom; y += field.cell) {
      if (depthAt(field, { x, y }) < 0)
        cells.push({ left: x - half, top: y - half, right: x + half, bottom: y + half })
    }
  }
  return cells
}

const middleOf = ({ left, top, right, bottom }: Rect) => ({ x: (left + right) / 2, y: (top + bottom) / 2 })

describe('names of islands', () => {
  it('are nearer to their own island than to any other', () => {
    const astray = plans.flatMap(({ name, spec, plan: { names, islands, field } }) => {
      const lands = islands.map((island) => landOf(field, island))
      return names.flatMap(({ box, lines }, own) => {
        if (own === 0 && spec.islands === undefined) return []
        const { x, y } = middleOf(box)
        const [edge, middle] = [
          lands.map((land) => Math.min(...land.map((cell) => distanceBetween(box, cell)))),
          lands.map((land) => Math.min(...land.map((cell) => distanceToRect(x, y, cell)))),
        ]
        const isAstray = [edge, middle].some((away) =>
          away.some((other, index) => index !== own && other < (away[own] ?? 0)),
        )
        return isAstray ? [`${name}: ${lines.join(' ')}`] : []
      })
    })
    expect(plans.length).toBeGreaterThan(40)
    expect(astray).toEqual([])
  })

  it('of teams stand at one distance from their islands', () => {
    const distances = plans
      .filter(({ name }) => name.startsWith('about'))
      .map(({ plan: { names, islands, field, print } }) =>
        names.map(
          ({ box }, index) =>
            (box.top - extentOfLand(field, islands[index] ?? { x: 0, y: 0 }).bottom) / print,
        ),
      )
    expect(distances).toHaveLength(2)
    for (const each of distances) {
      expect(Math.max(...each)).toBeLessThan(13)
      expect(Math.max(...each) - Math.min(...each)).toBeLessThan(1)
    }
  })

  it('stand clear of the lines around islands where the page says nothing else', () => {
    const low = plans.filter(({ name }) => name.startsWith('about') || name === 'strip')
    const crossed = low.flatMap(({ name, plan: { names, field } }) =>
      names.flatMap(({ box: { left, top, right, bottom }, lines }) => {
        const places = [0, 0.25, 0.5, 0.75, 1].flatMap((across) =>
          [0.1, 0.5, 0.9].map((down) => ({
            x: left + across * (right - left),
            y: top + down * (bottom - top),
          })),
        )
        return places.some((place) => depthAt(field, place) < 20) ? [`${name}: ${lines.join(' ')}`] : []
      }),
    )
    expect(low).toHaveLength(3)
    expect(crossed).toEqual([])
  })
})

describe('the chart of a technology', () => {
  it('has a line from the technology to each neighbour, which no rose touches', () => {
    for (const { plan, spec } of ofPages) {
      const { lines, islands, rose } = plan
      expect(lines.map(({ islands: ends }) => ends)).toEqual(
        Array.from({ length: spec.neighbours ?? 0 }, (_, index) => [0, index + 1]),
      )
      expect(islands).toHaveLength(lines.length + 1)
      const ways = lines.flatMap(({ pieces }) => pieces)
      expect(ways.length).toBeGreaterThanOrEqual(lines.length)
      const near = ways.filter(
        (way) => rose && way.length === 2 && distanceToLine(rose.x, rose.y, way) < rose.radius,
      )
      expect(near).toEqual([])
    }
  })

  it('has neighbours of about one size, each an island of its own', () => {
    for (const { name, plan } of ofPages) {
      const [main, ...around] = plan.islands.map((island) => extentOfLand(plan.field, island))
      const areas = around.map(({ left, top, right, bottom }) => (right - left) * (bottom - top))
      expect([name, Math.max(...areas) / Math.min(...areas) < 4]).toEqual([name, true])
      expect([name, around.filter((land) => main && contains(main, middleOf(land)))]).toEqual([name, []])
    }
  })
})

test('no chart of islands draws one without a name that broke off another', () => {
  const drawn = plans.map(({ name, spec, plan }) => {
    const [shores = ''] = /(?<=class="sc-land" d=")[^"]+/.exec(drawSeaChart(spec).svg) ?? []
    return {
      name,
      count: shores.split('z').length - 1,
      named: plan.islands.length + (spec.lands?.length ?? 0),
    }
  })
  expect(drawn.filter(({ count, named }) => count !== named)).toEqual([])
})
