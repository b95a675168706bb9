import { charts, technologySheet } from '../../../src/sea-chart/charts'
import { drawSeaChart } from '../../../src/sea-chart/draw-sea-chart'
import { depthAt, extentOfLand } from '../../../src/sea-chart/field'
import { distanceToRect, walkLine } from '../../../src/sea-chart/geometry'
import { walkStretch } from '../../../src/sea-chart/links'
import { planSeaChart } from '../../../src/sea-chart/plan-sea-chart'
import type { Point, Rect } from '../../../src/sea-chart/sea-chart-spec'
import { loadWholeSite } from '../../setup/whole-content'

const { content, site } = loadWholeSite()
const page = site.pages.flatMap((one) =>
  one.type === 'LandingPage' && one.area === 'technologies' ? [one] : [],
)[0]
if (page === undefined) throw new Error('there is no overview of technologies')
const { wide, phone } = charts.LandingPage(page)
const tablet = technologySheet(page)
const plans = [planSeaChart(wide), planSeaChart(phone), planSeaChart(tablet)]
const familyOf = wide.groupOf ?? []

/** Whether a place lies on an island or beside its shore. */
function isOnOval({ left, top, right, bottom }: Rect, { x, y }: Point): boolean {
  const [dx, dy] = [x - (left + right) / 2, y - (top + bottom) / 2]
  return Math.hypot(dx / ((right - left) / 2 + 6), dy / ((bottom - top) / 2 + 6)) < 1
}

describe('the chart of all technologies', () => {
  it('has lines from coast to coast, none from open water beyond a name', () => {
    for (const { lines, islands, field } of plans) {
      const adrift = lines.filter(({ islands: ends, pieces }) => {
        const [from, to] = ends.map((end) => extentOfLand(field, islands[end] ?? { x: 0, y: 0 }))
        const [start, end] = [pieces[0]?.[0], pieces.at(-1)?.at(-1)]
        if (!from || !to || !start || !end) return true
        return distanceToRect(start.x, start.y, from) > 8 || distanceToRect(end.x, end.y, to) > 8
      })
      expect(lines.length).toBeGreaterThan(10)
      expect(adrift).toEqual([])
    }
  })

  it('leads no line over a third island, nor along its shore', () => {
    for (const { lines, islands, field, names } of plans) {
      const shores = islands.map((island) => extentOfLand(field, island))
      const astray = lines.flatMap(({ islands: ends, pieces }) => {
        const places = pieces.flatMap((piece) => walkStretch(piece, 4))
        const met = shores.flatMap((shore, index) =>
          !ends.includes(index) && places.some((place) => isOnOval(shore, place)) ? [index] : [],
        )
        return met.map((index) => [...ends, index].map((at) => names[at]?.lines.join(' ')))
      })
      expect(astray).toEqual([])
    }
  })

  it('has all names in the middle, which each window shows, and land at both sides, which wide ones do', () => {
    const plan = plans[0]
    if (plan === undefined) throw new Error('there is no chart')
    const { field, names, areas } = plan
    const [left, right] = [(field.width - 1440) / 2, (field.width + 1440) / 2]
    const cut = [...names, ...areas].filter(({ box }) => box.left < left || box.right > right)
    expect(cut).toEqual([])
    for (const x of [0, field.width]) expect(depthAt(field, { x, y: field.height / 2 })).toBeLessThan(0)
  })

  it('is no higher than a tablet’s screen, with letters of 13 pixels', () => {
    const { field, names, areas, print } = planSeaChart(tablet)
    expect((field.height * 768) / field.width).toBeLessThan(900) // below the header of 1024
    expect((1.23 * Math.round(13 * print) * 768) / field.width).toBeGreaterThanOrEqual(13)
    const cut = [...names, ...areas].filter(({ box }) => box.left < 0 || box.right > field.width)
    expect(cut).toEqual([])
  })

  it('draws the name of a family in a halo of the water under it', () => {
    for (const [index, spec] of [wide, phone, tablet].entries()) {
      const { areas = [], field } = plans[index] ?? {}
      const svg = drawSeaChart(spec).svg
      for (const { text, x, y } of areas) {
        const [, ground] = new RegExp(`class="sc-area( sc-on1)?" x="${x}" y="${y}"`).exec(svg) ?? []
        const depth = field ? depthAt(field, { x, y: y - 6 }) : 0
        if (depth > 24) expect([text, ground]).toEqual([text, undefined])
        if (depth < 16) expect([text, ground]).toEqual([text, ' sc-on1'])
      }
    }
    expect(drawSeaChart(wide).svg).toContain('class="sc-area sc-on1"')
  })

  it('has deep water between families', () => {
    for (const { islands, field } of plans) {
      const pairs = islands.flatMap((a, i) =>
        islands.slice(0, i).flatMap((b, j) => (familyOf[i] === familyOf[j] ? [] : [[a, b] as const])),
      )
      const shallow = pairs.filter(
        ([a, b]) => Math.max(...walkLine([a, b], 6).map((at) => depthAt(field, at))) <= 20,
      )
      expect(pairs.length).toBeGreaterThan(200)
      expect(shallow).toEqual([])
    }
  })

  it('prints on the land of each island how many services and articles use its technology', () => {
    for (const [index, spec] of [wide, phone, tablet].entries()) {
      const { field } = plans[index] ?? {}
      if (field === undefined) throw new Error('there is no chart')
      const counts = new Map<string, { count: number; depth: number }>()
      for (const [, href = '', link = ''] of drawSeaChart(spec).svg.matchAll(
        /<a href="(.*?)".*?>(.*?)<\/a>/g,
      )) {
        const [, x, y, count] = /sc-figure" x="(\d+)" y="(\d+)".*?>(\d+)</.exec(link) ?? []
        if (count === undefined) continue
        counts.set(href, { count: Number(count), depth: depthAt(field, { x: Number(x), y: Number(y) }) })
      }
      const shown = page.uses.filter(
        ({ href, count }) => count > 0 && (wide.names ?? []).some((name) => name.href === href),
      )
      expect(shown.length).toBeGreaterThan(20)
      expect([...counts].map(([href, { count }]) => ({ href, count }))).toEqual(
        expect.arrayContaining(shown.map(({ href, count }) => ({ href, count }))),
      )
      expect(counts.size).toBe(shown.length)
      expect(Math.max(...[...counts.values()].map(({ depth }) => depth))).toBeLessThan(0)
    }
  })

  it('prints no other numbers, which could be taken for counts', () => {
    expect(plans.flatMap(({ soundings }) => soundings)).toEqual([])
  })

  it('draws an island the larger, the more services and articles use its technology', () => {
    const used = (wide.names ?? []).map(({ href }) => page.uses.find((use) => use.href === href)?.count ?? -1)
    const radii = (wide.islands ?? []).map(({ radius }) => radius)
    const bySize = used
      .map((count, i) => ({ count, radius: radii[i] ?? 0 }))
      .toSorted((a, b) => a.radius - b.radius)
    expect(bySize.map(({ count }) => count)).toEqual(used.toSorted((a, b) => a - b))
    const all = [...content.services, ...content.posts]
    expect(used.reduce((sum, count) => sum + count, 0)).toBe(
      all.flatMap(({ data }) => data.related.technologies).length,
    )
  })
})
