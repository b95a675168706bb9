import { brotliCompressSync } from 'node:zlib'
import { COAST, drawCoast, drawShoreline } from '../../../src/sea-chart/draw-shoreline'

/** The heights at which a shoreline's bands enter on the left and leave on the right. */
function bandEnds(svg: string, width: number): { left: number; right: number }[] {
  return [...svg.matchAll(/ d="M(-?\d+) ?(-?\d+)q([^V]+)V/g)].map((found) => {
    let [x, y] = [Number(found[1]), Number(found[2])]
    const ends = { left: y, right: y }
    const [curve = '', tail = ''] = (found[3] ?? '').split('t')
    const steps = [curve.match(/-?\d+/g)?.slice(2) ?? [], tail.match(/-?\d+/g) ?? []].flat().map(Number)
    for (let i = 0; i < steps.length; i += 2) {
      x += steps[i] ?? 0
      y += steps[i + 1] ?? 0
      if (x <= 60) ends.left = y
      if (x <= width + 60) ends.right = y
    }
    return ends
  })
}

describe('drawShoreline', () => {
  const svg = drawShoreline('footer')

  it('draws the same shore for the same seed and another for another', () => {
    expect(drawShoreline('footer')).toBe(svg)
    expect(drawShoreline('other')).not.toBe(svg)
  })

  it('stays below 0.6 KB', () => {
    expect(brotliCompressSync(svg).length).toBeLessThan(0.6 * 1024)
  })

  it('has three bands of water over the land and no invalid numbers', () => {
    expect(svg.match(/class="sc-/g)).toHaveLength(4)
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  it('ends where it begins, so that it can repeat', () => {
    const ends = bandEnds(svg, 1440)
    expect(ends).toHaveLength(4)
    for (const { left, right } of ends) expect(Math.abs(left - right)).toBeLessThanOrEqual(2)
  })

  it('keeps the shore inside the drawing', () => {
    const heights = bandEnds(svg, 1440).map(({ left }) => left)
    expect(Math.min(...heights)).toBeGreaterThan(0)
    expect(Math.max(...heights)).toBeLessThan(140)
  })
})

describe('drawCoast', () => {
  const { length, breadth, shore } = COAST
  const slugs = ['sharepoint', 'azure', 'power-bi', 'react', 'nintex', 'microsoft-teams', 'outsystems']

  /** How far from its upper end the shore is, at which distance from the left edge. */
  const shoreOf = (svg: string): { along: number; across: number }[] => {
    const [, data = ''] = /class="sc-land" d="([^"V]+)V/.exec(svg) ?? []
    const [x = 0, y = 0, , , ...steps] = (data.match(/-?\d+/g) ?? []).map(Number)
    let at = { x, y }
    return Array.from({ length: steps.length / 2 }, (_, i) => {
      at = { x: at.x + (steps[2 * i] ?? 0), y: at.y + (steps[2 * i + 1] ?? 0) }
      return { along: length - at.x, across: at.y }
    })
  }

  it('is another for each seed, upright, with water on its left', () => {
    expect(new Set(slugs.map(drawCoast)).size).toBe(slugs.length)
    expect(drawCoast('sharepoint')).toContain(`viewBox="0 0 ${breadth} ${length}"`)
    expect(drawCoast('sharepoint')).toContain(`<g transform="rotate(-90)translate(-${length})">`)
  })

  it('winds about its place, and leaves the texts on both sides their room', () => {
    for (const slug of slugs) {
      const places = shoreOf(drawCoast(slug))
      const across = places.map((place) => place.across)
      expect(places.length).toBeGreaterThan(20)
      expect(Math.min(...across)).toBeGreaterThan(shore - 28)
      expect(Math.max(...across)).toBeLessThan(shore + 28)
      expect(Math.max(...across) - Math.min(...across)).toBeGreaterThan(12)
    }
  })

  it('stays below 0.6 KB', () => {
    for (const slug of slugs) expect(brotliCompressSync(drawCoast(slug)).length).toBeLessThan(0.6 * 1024)
  })
})
