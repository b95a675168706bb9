import { charts } from '../../../src/sea-chart/charts'
import { drawSeaChart } from '../../../src/sea-chart/draw-sea-chart'
import { depthAt } from '../../../src/sea-chart/field'
import { overlaps, rectOnLine, widened } from '../../../src/sea-chart/geometry'
import { interrupt, walkStretch } from '../../../src/sea-chart/links'
import { planSeaChart } from '../../../src/sea-chart/plan-sea-chart'

const [a, b] = [
  { x: 0, y: 0 },
  { x: 100, y: 0 },
]

describe('interrupt', () => {
  it('leaves a line whole that meets nothing', () => {
    expect(interrupt([a, b], [{ left: 40, top: 5, right: 60, bottom: 9 }])).toEqual([[a, b]])
  })

  it('takes out what runs through a name', () => {
    expect(interrupt([a, b], [{ left: 40, top: -5, right: 60, bottom: 5 }])).toEqual([
      [a, { x: 40, y: 0 }],
      [{ x: 60, y: 0 }, b],
    ])
  })

  it('draws no dot between two names, and nothing where a name lies on an end', () => {
    const names = [
      { left: -20, top: -5, right: 30, bottom: 5 },
      { left: 36, top: -5, right: 70, bottom: 5 },
    ]
    expect(interrupt([a, b], names)).toEqual([[{ x: 70, y: 0 }, b]])
  })
})

it('interrupts a curve where it runs through a name, and keeps its course on both sides', () => {
  const curve = [a, { x: 50, y: 80 }, b] as const
  const pieces = interrupt(curve, [{ left: 40, top: 30, right: 60, bottom: 50 }])
  expect(pieces).toHaveLength(2)
  const places = pieces.flatMap((piece) => walkStretch(piece, 2))
  const onCurve = ({ x, y }: { x: number; y: number }) => Math.abs(y - 160 * (x / 100) * (1 - x / 100)) < 0.01
  expect(places.filter((place) => !onCurve(place))).toEqual([])
  expect(places.filter(({ x }) => x > 40 && x < 60)).toEqual([])
})

describe('lines on the chart of all technologies', () => {
  const counts = [4, 4, 5, 4, 10]
  const categories = counts.map((count, family) => ({
    title: `Name of family ${family}`,
    items: Array.from({ length: count }, (_, at) => ({
      title: at % 2 === 0 ? 'One line' : 'Azure Synapse Analytics',
      href: `/${family}/${at}/`,
    })),
  }))
  const hrefs = categories.flatMap(({ items }) => items.map(({ href }) => href))
  const meetings = hrefs.map((from, index) => ({ from, to: hrefs[(index * 7 + 2) % hrefs.length] ?? from }))
  const source = { area: 'technologies', categories, meetings }
  const plans = ['technologies', 'tools'].flatMap((slug) => {
    const { wide, phone } = charts.LandingPage({ ...source, slug })
    return [planSeaChart(wide), planSeaChart(phone)]
  })

  it('run through no name, and end clear of the letters of other islands’ names', () => {
    for (const { lines, names, areas } of plans) {
      expect(lines.flatMap(({ pieces }) => pieces).length).toBeGreaterThan(0)
      for (const [index, { box }] of [...names, ...areas].entries()) {
        const struck = lines.filter(({ islands, pieces }) => {
          const room = widened(box, islands.includes(index) ? -1 : 4)
          return pieces.some((piece) => {
            const places = walkStretch(piece, 2)
            return places.some((at, i) => rectOnLine(room, places[i - 1] ?? at, at))
          })
        })
        expect(struck).toEqual([])
      }
    }
  })

  it('begin and end in the water', () => {
    for (const { field, lines } of plans) {
      const ends = lines.flatMap((line) =>
        line.pieces.flatMap((piece) => [piece[0], piece.at(-1) ?? piece[0]]),
      )
      expect(ends.filter((end) => depthAt(field, end) <= -1)).toEqual([])
    }
  })

  it('leave every name below its island, nearer to it than to any other', () => {
    for (const { names, islands } of plans) {
      names.forEach(({ box }, own) => {
        const middle = { x: (box.left + box.right) / 2, y: box.top }
        const away = islands.map(({ x, y }) => Math.hypot(x - middle.x, y - middle.y))
        expect(box.top).toBeGreaterThan(islands[own]?.y ?? Infinity)
        expect(away.indexOf(Math.min(...away))).toBe(own)
        expect(names.slice(own + 1).filter((other) => overlaps(box, other.box))).toEqual([])
      })
    }
  })

  it('rest within families, and are all drawn with the name of each island for the pointer', () => {
    const { wide } = charts.LandingPage({ ...source, slug: 'technologies' })
    const { svg } = drawSeaChart(wide)
    const near = planSeaChart(wide).lines.filter(({ isFar }) => !isFar)
    const [, atRest] = /class="sc-link" d="([^"]+)"/.exec(svg.replace(/<a .*?<\/a>/g, '')) ?? []
    expect(atRest?.match(/M/g)).toHaveLength(near.length) // each as a whole: names cover no more of it than their letters do
    const links = svg.match(/<a [^>]*>.*?<\/a>/g) ?? []
    expect(links).toHaveLength(27)
    expect(links.filter((link) => link.includes('class="sc-link"'))).toHaveLength(27)
    expect(links.filter((link) => link.includes('class="sc-spot"'))).toHaveLength(27)
  })

  it('rest within families on a phone, too, and those of an island that is chosen there are drawn with its name', () => {
    const { svg } = drawSeaChart(charts.LandingPage({ ...source, slug: 'technologies' }).phone)
    const links = svg.match(/<a [^>]*>.*?<\/a>/g) ?? []
    expect(links.filter((link) => link.includes('class="sc-link"'))).toHaveLength(27)
  })

  it('keep the compass clear', () => {
    for (const { lines, rose } of plans) {
      if (!rose) continue
      const ways = lines.flatMap((line) => line.pieces.flatMap((piece) => walkStretch(piece, 4)))
      const near = Math.min(...ways.map(({ x, y }) => Math.hypot(x - rose.x, y - rose.y)))
      expect(near).toBeGreaterThan(rose.radius + 12)
    }
  })
})
