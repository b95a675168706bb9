import { charts } from '../../../src/sea-chart/charts'
import { drawSeaChart } from '../../../src/sea-chart/draw-sea-chart'
import { familyCharts, familyStrip } from '../../../src/sea-chart/family-charts'
import { depthAt, extentOfLand } from '../../../src/sea-chart/field'
import { contains, overlaps, walkLine } from '../../../src/sea-chart/geometry'
import { layIslands } from '../../../src/sea-chart/lay-islands'
import { breakName, groundUnder } from '../../../src/sea-chart/names'
import { lineDepths, planSeaChart } from '../../../src/sea-chart/plan-sea-chart'
import type { SeaChartSpec } from '../../../src/sea-chart/sea-chart-spec'
import { soundingBox } from '../../../src/sea-chart/soundings'

const steps = ['Inventory', 'Plan of waves', 'Landing zone and first move', 'Waves', 'Switch off'].map(
  (title) => ({ title }),
)
const categories = [
  'strategic-consulting',
  'operational-excellence',
  'migration-modernization',
  'automation-integration',
]
const services = categories.flatMap((categorySlug) =>
  ['first-service', 'second-service', 'third-service'].map((slug) => ({ slug, categorySlug, steps })),
)
const plans = services
  .map(charts.ServicePage)
  .flatMap(({ wide, phone }) => [planSeaChart(wide), planSeaChart(phone)])

describe('names on a chart', () => {
  it('stand within the frame, clear of each other and of the soundings', () => {
    for (const { names, soundings, field, print } of plans) {
      expect(names).toHaveLength(steps.length)
      names.forEach(({ box }, index) => {
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.top).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(field.width)
        expect(box.bottom).toBeLessThanOrEqual(field.height)
        expect(names.slice(index + 1).filter((other) => overlaps(box, other.box))).toEqual([])
        expect(soundings.filter((sounding) => overlaps(box, soundingBox(sounding, print)))).toEqual([])
      })
    }
  })

  it('stand in water: a coast draws back from them', () => {
    for (const { names, field } of plans) {
      const corners = names.flatMap(({ box: { left, top, right, bottom } }) =>
        [left, right].flatMap((x) => [top, bottom].map((y) => ({ x, y }))),
      )
      expect(corners.filter((corner) => depthAt(field, corner) <= 0)).toEqual([])
    }
  })

  it('say first what links to a page say first', () => {
    const items = [
      { title: 'Tech advisory' },
      { title: 'Digital evolution strategy', plainName: 'IT roadmap' },
    ]
    const { phone } = charts.CategoryPage({ slug: 'strategic-consulting', area: 'services', items })
    expect(phone.names).toEqual([{ text: 'Tech advisory' }, { text: 'IT roadmap' }])
  })

  it('hide little of the course', () => {
    for (const { names, course } of plans) {
      const way = walkLine(course.line, 4)
      const hidden = way.filter((point) => names.some(({ box }) => contains(box, point)))
      expect(hidden.length / way.length).toBeLessThan(0.05)
    }
  })

  it('break into two lines of about the same length', () => {
    expect(breakName('Inventory')).toEqual(['Inventory'])
    expect(breakName('Landing zone and first move')).toEqual(['Landing zone', 'and first move'])
    expect(breakName('Straightforwardness')).toEqual(['Straightforwardness'])
  })

  it('interrupt lines behind them in the tint of what is under them, between the extremes on a steep shore', () => {
    const box = { left: 0, top: 0, right: 90, bottom: 20 }
    expect(groundUnder(box, () => 40)).toBe('deep')
    expect(groundUnder(box, () => 12)).toBe('bank')
    expect(groundUnder(box, () => 1)).toBe('shoal')
    expect(groundUnder(box, () => -3)).toBe('land')
    expect(groundUnder(box, ({ x }) => (x < 60 ? 8 : 30))).toBe('bank')
    const { svg } = drawSeaChart({ slug: 'azure', kind: 'technology', names: [{ text: 'Azure' }] })
    expect(svg).toContain('class="sc-name sc-middle sc-on"') // on its island
  })

  it('are text without markup of their own', () => {
    const names = [{ text: 'R&D <b>' }]
    const { svg } = drawSeaChart({ slug: 'any', kind: 'page', course: 1, names })
    expect(svg).toContain('R&amp;D &lt;b>')
  })

  it('lead to their pages, without a stop for the keyboard', () => {
    const items = [{ title: 'SharePoint', href: '/technologies/microsoft-ecosystem/sharepoint/' }]
    const { wide } = charts.CategoryPage({ slug: 'microsoft-ecosystem', area: 'technologies', items })
    expect(drawSeaChart(wide).svg).toMatch(
      /<a href="\/technologies\/microsoft-ecosystem\/sharepoint\/" tabindex="-1"><path class="sc-hit" [^>]*\/><text [^>]*>SharePoint</,
    )
  })
})

describe('the chart of all technologies', () => {
  const family = (title: string, names: string[]) => ({
    title,
    items: names.map((name) => ({ title: name, href: `/${name}/` })),
  })
  const families = [
    family('Microsoft', ['sharepoint', 'teams']),
    family('Low code', ['powerapps', 'nintex', 'outsystems']),
    family('Advanced', ['sharepoint', 'nintex']),
  ]
  const source = {
    slug: 'technologies',
    area: 'technologies',
    categories: families,
    meetings: [
      { from: '/teams/', to: '/nintex/' },
      { from: '/teams/', to: '/unknown/' },
      { from: '/sharepoint/', to: '/teams/' },
    ],
  }

  it.each(['wide', 'phone'] as const)('shows each once, in its family (%s)', (size) => {
    const spec = charts.LandingPage(source)[size]
    const { islands, names, areas } = planSeaChart(spec)
    expect(islands).toHaveLength(5)
    expect(names.map(({ lines }) => lines.join(' '))).toEqual([
      'sharepoint',
      'teams',
      'powerapps',
      'nintex',
      'outsystems',
    ])
    expect(areas.map(({ text }) => text)).toEqual(['Microsoft', 'Low code'])
    expect(names.filter(({ box }, i) => names.some((other, j) => i < j && overlaps(box, other.box)))).toEqual(
      [],
    )
  })

  it('has the island of each family on the home page under its names, in the column of its list', () => {
    const large = [
      family('Low code', ['a', 'b', 'c', 'd']),
      family('Azure', ['e', 'f', 'g', 'h', 'i']),
      family('Frameworks', ['j', 'k', 'l', 'm', 'n', 'o', 'p', 'q', 'r', 's']),
      family('Data', ['t', 'u', 'v', 'w']),
    ]
    const { field, islands, rose } = planSeaChart(familyCharts(large).wide)
    const content = { left: 680, width: 1200 } // of 2560 units, see technology-index.module.css
    expect(field.width).toBe(2 * content.left + content.width)
    const widths = [1, 1, 2, 1]
    const middles = [0.5, 1.5, 3, 4.5].map((column) => content.left + (column * content.width) / 5)
    expect(islands).toHaveLength(4)
    for (const [index, middle] of middles.entries()) {
      const y = 545 + (index % 2) * 272
      // a heading of two lines with the names below it, whose first and last are not the widest
      const [half, high] = [(widths[index] ?? 0) === 2 ? 165 : 78, index === 1 ? 96 : 82]
      const places = [-1, -0.5, 0, 0.5, 1].flatMap((across) =>
        [-1, -0.5, 0, 0.5, 1].map((down) => ({
          x: middle + across * half * (Math.abs(down) === 1 ? 0.7 : 1),
          y: y + down * high,
        })),
      )
      expect(places.filter((place) => depthAt(field, place) >= 0)).toEqual([])
      const box = { left: middle - half, top: y - high, right: middle + half, bottom: y + high }
      expect(rose && contains(box, rose)).not.toBe(true)
    }
  })

  it('has no line under the heading of the families and what is said below it', () => {
    const { field, print } = planSeaChart(familyCharts(families).wide)
    const shown = lineDepths(field, print).filter((depth) => depth < 70) // the page hides deeper ones
    const shoal = [690, 890, 1090, 1290, 1440].flatMap((x) =>
      [190, 230, 270, 300, 328]
        .map((y) => ({ x, y }))
        .filter((at) => depthAt(field, at) <= Math.max(...shown)),
    )
    expect(shoal).toEqual([])
  })

  it('has no two islands of families that meet, and open water between them', () => {
    const spec = familyCharts(families).wide
    const { field, islands } = planSeaChart(spec)
    const lands = islands.map((island) => extentOfLand(field, island))
    expect(lands).toHaveLength(3)
    expect(lands.filter((land, i) => lands.some((other, j) => i < j && overlaps(land, other)))).toEqual([])
  })

  it.each(['wide', 'phone'] as const)(
    'has the larger an island, the more technologies are in its family (%s)',
    (size) => {
      const some = [
        family('a', ['1', '2']),
        family('b', ['3', '4', '5', '6']),
        family('c', ['7', '8', '9', '10', '11', '12', '13', '14', '15']),
      ]
      const { field, islands } = planSeaChart(familyCharts(some)[size])
      const areas = islands.map((island) => {
        const { left, top, right, bottom } = extentOfLand(field, island)
        return (right - left) * (bottom - top)
      })
      expect(areas).toEqual(areas.toSorted((a, b) => a - b))
    },
  )

  it('has no hill behind a name on land, where its halo would show', () => {
    const { svg } = drawSeaChart({ slug: 'gatsby', kind: 'technology', names: [{ text: 'Gatsby' }] })
    expect(svg).toContain('sc-land')
    expect(svg).toContain(' sc-on"')
    expect(svg).not.toContain('sc-hill')
  })

  it.each([
    [5, 0.04],
    [6, 0.01],
  ])(
    'has a low strip of %d families for phones, each over its name, which leads to its list',
    (count, edge) => {
      const titles = [
        'Microsoft Ecosystem',
        'Low Code Innovation',
        'Azure Cloud Services',
        'Data Intelligence & AI',
        'Modern Development Frameworks',
        'Advanced Tools',
      ].slice(0, count)
      const families = titles.map((title, index) => ({
        title,
        href: `#${index}`,
        items: Array.from({ length: index === 4 ? 10 : 4 }, (_, item) => ({ title: `${title} ${item}` })),
      }))
      const gathered = { title: 'All of them', href: '#all', items: families.flatMap(({ items }) => items) }
      const spec = familyStrip([...families, gathered])
      const { field, islands, names } = planSeaChart(spec)
      expect(field.height / field.width).toBeLessThan(0.66) // 240 of 360 pixels
      expect(names.map(({ lines }) => lines.join(' '))).toEqual(
        titles.map((title, index) => `${title} (${index === 4 ? 10 : 4})`),
      )
      names.forEach(({ box }, index) => {
        expect(box.top).toBeGreaterThan(islands[index]?.y ?? NaN)
        expect(names.filter((other, at) => at !== index && overlaps(box, other.box))).toEqual([])
        expect(box.left).toBeGreaterThan(edge * field.width)
        expect(box.right).toBeLessThan((1 - edge) * field.width)
        expect(box.bottom).toBeLessThanOrEqual(field.height)
      })
      const areas = islands.map((island) => {
        const { left, top, right, bottom } = extentOfLand(field, island)
        return (right - left) * (bottom - top)
      })
      const others = areas.filter((_, index) => index !== 4)
      expect(areas[4]).toBeGreaterThan(1.3 * Math.max(...others))
      const { svg } = drawSeaChart(spec)
      expect([...svg.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual(
        titles.map((_, index) => `#${index}`),
      )
    },
  )

  it('has each family on phones in the row of its name, right of it', () => {
    const { field, islands } = planSeaChart(familyCharts(families).phone)
    const rows = islands.map(({ y }) => Math.floor(y / 248)) // units, see technology-index.module.css
    expect(rows).toEqual(families.map((_, row) => row))
    const lands = islands.map((island) => extentOfLand(field, island))
    expect(Math.min(...lands.map(({ left }) => left / field.width))).toBeGreaterThan(0.45)
  })

  it('joins those that meet; lines between families belong to the islands, so that they show only for a chosen one', () => {
    const { wide, phone } = charts.LandingPage(source)
    const lines = (spec: SeaChartSpec) => {
      const { islands, links } = planSeaChart(spec)
      return links.map((ends) => ends.map((end) => islands.indexOf(end)))
    }
    for (const spec of [wide, phone]) {
      expect(lines(spec)).toEqual([
        [1, 3],
        [0, 1],
      ])
      const always = drawSeaChart(spec).svg.replace(/<a [\s\S]*?<\/a>/g, '')
      expect(
        [...always.matchAll(/"sc-link[^"]*" d="([^"]*)"/g)].map(([, path]) => path?.split('M').length),
      ).toEqual([2])
    }
  })

  it.each(['wide', 'phone'] as const)('prints no name on an island (%s)', (size) => {
    for (const slug of ['technologies', 'tools', 'platforms']) {
      const plan = planSeaChart(charts.LandingPage({ ...source, slug })[size])
      const { field, islands, names } = plan
      const lands = islands.map((island) => extentOfLand(field, island))
      expect(names.filter(({ box }) => lands.some((land) => overlaps(box, land)))).toEqual([])
    }
  })

  it('draws an island the larger the more services and articles use it', () => {
    const uses = [
      { href: '/teams/', count: 9 },
      { href: '/sharepoint/', count: 3 },
    ]
    const { islands = [] } = charts.LandingPage({ ...source, uses }).wide
    const [sharepoint = 0, teams = 0, unused = 0] = islands.map(({ radius }) => radius)
    expect(teams).toBeGreaterThan(sharepoint)
    expect(sharepoint).toBeGreaterThan(unused)
  })

  it('lays every second line of groups from right to left', () => {
    const groups = ['a', 'b', 'c', 'd'].map((name) => ({ name, count: 2 }))
    const room = { width: 400, columns: 4, rows: 1, rowHeight: 100, headHeight: 50 }
    const { areas } = layIslands('any', groups, room)
    const across = areas.map(({ x }) => x)
    expect(across[0]).toBeLessThan(across[1] ?? 0)
    expect(across[2]).toBeGreaterThan(across[3] ?? 1)
  })

  it('lays groups side by side while there is room, then in the next line', () => {
    const groups = [
      { name: 'a', count: 4 },
      { name: 'b', count: 2 },
      { name: 'c', count: 3 },
    ]
    const room = { width: 400, columns: 4, rows: 2, rowHeight: 100, headHeight: 50 }
    const { areas, islands, extent } = layIslands('any', groups, room)
    expect(extent).toEqual({ width: 400, height: 500 })
    expect(islands).toHaveLength(9)
    expect(areas[0]?.y).toBe(areas[1]?.y)
    expect(areas[2]?.y).toBeGreaterThan(areas[1]?.y ?? 1)
  })
})
