import { formatGrowth } from '../../../scripts/bench-growth/format-growth'

const cost = (ms: number) => ({ cold: 4 * ms, coldCpu: 3 * ms, warm: ms, warmCpu: 2 * ms, memory: 500e6 })

test('reports what a further article costs, beside a bare site', () => {
  const report = formatGrowth([
    { posts: 100, site: { ...cost(10_000), live: 12_000, searchBytes: 116_000 }, bare: cost(5_000) },
    { posts: 1000, site: { ...cost(19_000), live: 22_000, searchBytes: 15 }, bare: cost(10_000) },
  ])
  expect(report).toMatch(/Warm build, one more article +10\.0 +19\.0 +10\.0 s/)
  expect(report).toMatch(/Memory of the build +500\.0 +500\.0 +MB/)
  expect(report).toMatch(/What the search box loads +116\.0 +0\.0 +KB/)
  expect(report).toContain('warm: 1.80 times that of a bare site (aim: 1.5; missed)')
})
