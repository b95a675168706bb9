import { charts } from '../../../src/sea-chart/charts'
import { depthAt } from '../../../src/sea-chart/field'
import { planSeaChart } from '../../../src/sea-chart/plan-sea-chart'
import type { Point } from '../../../src/sea-chart/sea-chart-spec'
import { loadWholeContent } from '../../setup/whole-content'

const { content } = loadWholeContent()
if (content === undefined) throw new Error('the real content has issues: see load-site.test.ts')
const { services, serviceCategories, solutions } = content

const categories = serviceCategories.map(({ slug, data }) => {
  const own = services.filter(({ folder }) => folder.endsWith(slug))
  const items = own.map((service) => ({
    title: service.data.title,
    ...(service.data.plainName !== undefined && { plainName: service.data.plainName }),
  }))
  return { slug, title: data.title, own, items }
})
const pairs = [
  charts.LandingPage({ slug: 'services', area: 'services', categories }),
  ...categories.map(charts.CategoryPage),
  ...categories.flatMap(({ slug, own }) =>
    own.map((service) =>
      charts.ServicePage({ slug: service.slug, categorySlug: slug, steps: service.data.steps }),
    ),
  ),
  ...solutions.map(({ slug, data }) => charts.SolutionPage({ slug, flow: data.flow })),
]
const plans = pairs.flatMap(({ wide, phone }) =>
  [wide, phone].map(
    (spec) => [`${spec.slug} ${spec === wide ? 'wide' : 'phone'}`, planSeaChart(spec)] as const,
  ),
)

const heading = (a: Point, b: Point) => (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI

/** How far a course turns at each of its corners, degrees. */
const turnsOf = (line: readonly Point[]) =>
  line.slice(1, -1).map((corner, i) => {
    const turn = Math.abs(heading(corner, line[i + 2] ?? corner) - heading(line[i] ?? corner, corner))
    return Math.min(turn, 360 - turn)
  })

describe('the charts of the site’s pages', () => {
  it('have a course for each service and step', () => {
    expect(plans.length).toBeGreaterThan(40)
    expect(plans.filter(([, { course, names }]) => course.marks.length !== names.length)).toEqual([])
  })

  it('show courses that never double back', () => {
    const sharp = plans.flatMap(([name, { course }]) =>
      turnsOf(course.line).flatMap((turn) => (turn > 60 ? [`${name}: ${Math.round(turn)}`] : [])),
    )
    expect(sharp).toEqual([])
  })

  it('show courses that are steered: no two legs in a row run due east', () => {
    const isEast = (a: Point | undefined, b: Point | undefined) => a && b && Math.abs(heading(a, b)) < 1
    const ruled = plans.flatMap(
      ([
        name,
        {
          course: { line },
        },
      ]) => (line.some((at, i) => isEast(line[i - 1], at) && isEast(at, line[i + 1])) ? [name] : []),
    )
    expect(ruled).toEqual([])
  })

  it('keep marks off the rim', () => {
    const cut = plans.flatMap(([name, { course, field }]) =>
      course.marks.flatMap(({ x, y }) => (Math.min(y, field.width - x) < 20 ? [name] : [])),
    )
    expect(cut).toEqual([])
  })

  it('keep compass roses 40 units from land', () => {
    for (const [, { signs, field }] of plans) {
      const roses = signs.filter(({ sign }) => sign === 'rose')
      const around = roses.flatMap(({ x, y, radius }) =>
        Array.from({ length: 72 }, (_, i) => ({
          x: x + (radius + 38) * Math.cos((i * Math.PI) / 36),
          y: y + (radius + 38) * Math.sin((i * Math.PI) / 36),
        })),
      )
      expect(around.filter((place) => depthAt(field, place) <= 0)).toEqual([])
    }
  })
})
