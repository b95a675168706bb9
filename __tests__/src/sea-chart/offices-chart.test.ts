import { drawSeaChart } from '../../../src/sea-chart/draw-sea-chart'
import { depthAt } from '../../../src/sea-chart/field'
import { overlaps } from '../../../src/sea-chart/geometry'
import { chartOffices } from '../../../src/sea-chart/offices-chart'
import { planSeaChart } from '../../../src/sea-chart/plan-sea-chart'

const london = { name: 'London', latitude: 51.51, longitude: -0.13 }
const dublin = { name: 'Dublin', latitude: 53.35, longitude: -6.26 }
const newYork = { name: 'New York', latitude: 40.71, longitude: -74.01 }

test.each([
  [[london, dublin], 116],
  [[newYork, london], 78],
])('the course leads from west to east on the bearing that the places have: %j', (offices, degrees) => {
  const { wide, phone } = chartOffices(offices) ?? {}
  for (const spec of [wide, phone]) {
    const plan = spec && planSeaChart(spec)
    expect(plan?.course.bearings.map((bearing) => bearing.degrees)).toEqual([degrees])
    expect(plan?.names).toHaveLength(2)
  }
})

test('its bearings are printed whole, in open water and clear of the names', () => {
  const { wide, phone } = chartOffices([newYork, london]) ?? {}
  for (const spec of [wide, phone]) {
    const { course, field, names } = planSeaChart(spec ?? { slug: 'none', kind: 'page' })
    expect(course.bearings).toHaveLength(1)
    for (const { box } of course.bearings) {
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(0)
      expect(box.right).toBeLessThanOrEqual(field.width)
      expect(box.bottom).toBeLessThanOrEqual(field.height)
      const corners = [box.left, box.right].flatMap((x) => [box.top, box.bottom].map((y) => ({ x, y })))
      expect(Math.min(...corners.map((corner) => depthAt(field, corner)))).toBeGreaterThan(0)
      expect(names.filter((name) => overlaps(name.box, box))).toEqual([])
    }
  }
})

test('names are printed whatever the order of the offices', () => {
  const { wide } = chartOffices([london, dublin]) ?? {}
  const { svg = '' } = wide ? drawSeaChart(wide) : {}
  expect(svg.indexOf('>Dublin<')).toBeGreaterThan(0)
  expect(svg.indexOf('>London<')).toBeGreaterThan(0)
  expect(chartOffices([dublin, london])).toEqual(chartOffices([london, dublin]))
})

test.each([
  ['no office', []],
  ['one', [london]],
  ['two, of which one has no place', [london, { name: 'Dublin' }]],
  ['two, of which one has half a place', [london, { ...dublin, longitude: null }]],
  ['two in the same city', [london, { ...london, name: 'Docklands' }]],
])('there is no chart of %s', (_, offices) => {
  expect(chartOffices(offices)).toBeUndefined()
})
