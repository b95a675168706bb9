import { charts } from '../../../src/sea-chart/charts'
import { drawSeaChart } from '../../../src/sea-chart/draw-sea-chart'
import { depthAt, extentOfLand } from '../../../src/sea-chart/field'
import { contains, distance, distanceToRect, mix, walkLine } from '../../../src/sea-chart/geometry'
import { walkStretch } from '../../../src/sea-chart/links'
import { lineDepths, planSeaChart } from '../../../src/sea-chart/plan-sea-chart'
import type { Point, Rect } from '../../../src/sea-chart/sea-chart-spec'
import { technologySheet } from '../../../src/sea-chart/technology-charts'
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

/** What letters take up of the room that is kept for them. */
const wordsIn = (box: Rect): Rect => {
  const spare = 0.07 * (box.right - box.left)
  return { ...box, left: box.left + spare, right: box.right - spare }
}

/** Whether a place lies on an island or so near its shore. */
function isOnOval({ left, top, right, bottom }: Rect, { x, y }: Point, off: number): boolean {
  const [dx, dy] = [x - (left + right) / 2, y - (top + bottom) / 2]
  return Math.hypot(dx / ((right - left) / 2 + off), dy / ((bottom - top) / 2 + off)) < 1
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

  it('leads no line over a third island, nor along its shore, and long ones not close by on the wide sheet', () => {
    for (const [sheet, { lines, islands, field, names }] of plans.entries()) {
      const shores = islands.map((island) => extentOfLand(field, island))
      const astray = lines.flatMap(({ islands: ends, pieces, isFar }) => {
        const off = isFar && sheet === 0 ? 12 : 6
        const places = pieces.flatMap((piece) => walkStretch(piece, 4))
        const met = shores.flatMap((shore, index) =>
          !ends.includes(index) && places.some((place) => isOnOval(shore, place, off)) ? [index] : [],
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

  it('leads no line between neighbours through a name', () => {
    for (const { lines, names, areas } of plans) {
      const struck = lines.flatMap(({ islands, isFar, way }) =>
        [...names, ...areas].flatMap(({ box }, index) => {
          const room = wordsIn(box)
          const isStruck = !isFar && walkStretch(way, 2).some((place) => contains(room, place))
          return isStruck ? [[...islands, index].map((at) => names[at]?.lines.join(' '))] : []
        }),
      )
      expect(struck).toEqual([])
    }
  })

  it('leads every line around all names, whole, and on the sheet that each window shows', () => {
    for (const [sheet, { field, lines, names, areas }] of plans.entries()) {
      const aside = sheet === 0 ? (field.width - 1440) / 2 : 0
      const shown = { left: aside, top: 0, right: field.width - aside, bottom: field.height }
      const wrong = lines.flatMap(({ islands, isFar, way, pieces }) => {
        const places = walkStretch(way, 2)
        const struck = [...names, ...areas].filter(({ box }) =>
          places.some((place) => contains(isFar ? box : wordsIn(box), place)),
        )
        const isOff = places.some((place) => !contains(shown, place))
        const isBroken = isFar && pieces.length !== 1
        return struck.length > 0 || isOff || isBroken ? [islands.map((at) => names[at]?.lines.join(' '))] : []
      })
      expect(wrong).toEqual([])
    }
  })

  it('lets lines between neighbours of a family cross seldom', () => {
    for (const { lines } of plans) {
      const ways = lines.flatMap(({ isFar, way }) => (isFar ? [] : [walkStretch(way, 6).slice(3, -3)]))
      const crossings = ways.flatMap((way, index) =>
        ways
          .slice(0, index)
          .filter((other) => way.some((at) => other.some((place) => distance(at, place) < 5))),
      )
      expect(crossings.length).toBeLessThanOrEqual(4)
    }
  })

  it('draws no line of depth through the name of a family, which stands over deep water', () => {
    for (const { field, areas, print } of plans) {
      expect(areas).toHaveLength(5)
      for (const { text, box } of areas) {
        const depths = Array.from({ length: 200 }, (_, i) =>
          depthAt(field, {
            x: mix(box.left, box.right, (i % 20) / 19),
            y: mix(box.top, box.bottom, Math.floor(i / 20) / 9),
          }),
        )
        const crossed = lineDepths(field, print).filter(
          (line) => line > Math.min(...depths) && line < Math.max(...depths),
        )
        expect([text, crossed]).toEqual([text, []])
        expect(Math.min(...depths)).toBeGreaterThan(20)
      }
    }
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

  it('prints on the land of each island how many services and articles use its technology, if any', () => {
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
