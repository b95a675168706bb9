import { formatSizes, readSteps } from '../../../scripts/bench-publish/format-sizes'

const log = (bundles: number, finish: number) =>
  [
    'success load plugins - 0.010s',
    `success Building production JavaScript and CSS bundles - ${bundles}.000s`,
    'info Done',
    '',
    'success finish the site in',
    `/tmp/dist.releases/1.building -`,
    `${finish}.500s`,
    '',
  ].join('\n')

test('reads steps from a build log with broken lines, without the release folder', () => {
  expect([...readSteps(log(20, 6))]).toEqual([
    ['load plugins', 10],
    ['Building production JavaScript and CSS bundles', 20_000],
    ['finish the site', 6_500],
  ])
})

const others = { liveMs: [], searchBytes: 0 }
const build = (ms: number, finish: number) => ({ ms, cpuMs: 2 * ms, log: log(20, finish) })

test('reports how much longer the larger site takes, and in which steps', () => {
  const report = formatSizes([
    {
      posts: 50,
      cold: build(60_000, 6),
      warm: [build(10_000, 1), build(12_000, 1), build(50_000, 1)],
      ...others,
    },
    { posts: 500, cold: build(105_000, 51), warm: [build(26_400, 10)], ...others },
  ])
  const [cold = '', warm = ''] = report.split('\n\n')
  expect(cold).toMatch(/60\.00 +105\.00 +1\.75 x +100\.0 {2}the build/)
  expect(cold).toMatch(/6\.50 +51\.50 +7\.92 x +100\.0 {2}finish the site/)
  expect(cold).toContain('with 500 articles 1.75 times (aim: under 2; met) as long as with 50')
  expect(cold).not.toContain('load plugins')
  expect(warm).toMatch(/12\.00 +26\.40 +2\.20 x +32\.0 {2}the build/)
  expect(warm).toContain('with 500 articles 2.20 times (aim: under 2; missed) as long as with 50')
})
