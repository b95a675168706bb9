import { arrangeIslands } from '../../../src/sea-chart/arrange-islands'

/** Two groups of three in two rows, 100 units apart. */
const places = [0, 1, 2, 0, 1, 2].map((column, index) => ({ x: column * 100, y: index < 3 ? 0 : 100 }))
const groups = [3, 3]

describe('arrangeIslands', () => {
  it('puts islands that a line joins opposite each other, so that no lines cross', () => {
    const links = [
      [0, 5],
      [1, 4],
      [2, 3],
    ] as const
    const order = arrangeIslands({ places, groups, links, clearance: 20 })
    const columns = links.map(([a, b]) => [places[order[a] ?? -1]?.x, places[order[b] ?? -1]?.x])
    for (const [above, below] of columns) expect(above).toBe(below)
  })

  it('keeps each island in its group, and each place for one island', () => {
    const links = [
      [0, 3],
      [0, 4],
      [2, 3],
    ] as const
    const order = arrangeIslands({ places, groups, links, clearance: 20 })
    expect(order.slice(0, 3).toSorted()).toEqual([0, 1, 2])
    expect(order.slice(3).toSorted()).toEqual([3, 4, 5])
  })

  it('leads no line over a third island where there is another way', () => {
    const row = [0, 100, 200].map((x) => ({ x, y: 0 }))
    const order = arrangeIslands({ places: row, groups: [3], links: [[0, 1]], clearance: 20 })
    expect(Math.abs((order[0] ?? 0) - (order[1] ?? 0))).toBe(1)
  })

  it('leads no line on behind an island that has lines to both its ends, even where the way around is long', () => {
    const around = [...[0, 100, 200].map((x) => ({ x, y: 0 })), { x: 100, y: 250 }]
    const links = [
      [0, 1],
      [1, 2],
      [0, 2],
    ] as const
    const order = arrangeIslands({ places: around, groups: [4], links, clearance: 20 })
    expect(order.slice(0, 3)).toContain(3)
  })

  it('leaves the order as it is without lines', () => {
    expect(arrangeIslands({ places, groups, links: [], clearance: 20 })).toEqual([0, 1, 2, 3, 4, 5])
  })

  it('finds the same order each time', () => {
    const request = { places, groups, links: [[0, 4] as const, [1, 5] as const], clearance: 20 }
    expect(arrangeIslands(request)).toEqual(arrangeIslands(request))
  })
})
