import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createChartStore, forgetOldCharts, hashFolder, listCharts } from '../../../src/gatsby/chart-store'
import { stripSpec } from '../../../src/sea-chart/article-charts'
import { drawSeaChart } from '../../../src/sea-chart/draw-sea-chart'

let root: string
let folder: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'charts-'))
  folder = path.join(root, 'v1')
})
afterEach(() => rmSync(root, { recursive: true }))

const tides = stripSpec({ slug: 'tides' })
const reefs = stripSpec({ slug: 'reefs' })

test('returns a page’s chart, from the folder of an earlier build too', async () => {
  const drawn = drawSeaChart(tides)
  expect(await createChartStore(folder)(tides)).toEqual(drawn)
  expect(await createChartStore(folder)(tides)).toEqual(drawn)
})

test('draws each chart once, however many pages request it at the same time', async () => {
  const draw = jest.fn(drawSeaChart)
  const chartOf = createChartStore(folder, draw)
  await Promise.all([tides, reefs, tides, tides].map(chartOf))
  await createChartStore(folder, draw)(reefs)
  // in any order: each is first looked for in the folder
  expect(draw.mock.calls.map(([{ slug }]) => slug).toSorted()).toEqual(['reefs', 'tides'])
})

test('lists the charts of pages', () => {
  const specs = listCharts([
    { type: 'SolutionPage', slug: 'smart-docs' },
    { type: 'PostPage', slug: 'tides', body: { html: '<h2>Ebb</h2><h2>Flow</h2>' } },
    { type: 'LegalPage', slug: 'privacy' },
  ])
  // wide and for phones; an article has one in lists, too
  expect(specs.map(({ slug }) => slug)).toEqual(['smart-docs', 'smart-docs', 'tides', 'tides', 'tides'])
})

test('charts that earlier code has drawn are removed', async () => {
  const old = path.join(root, 'v0')
  mkdirSync(old)
  await createChartStore(folder)(tides)
  await forgetOldCharts(folder)
  expect([existsSync(old), existsSync(folder)]).toEqual([false, true])
})

test('the version changes with any file of the folder, and with nothing else', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'code-'))
  const put = (name: string, text: string) => writeFileSync(path.join(folder, name), text)
  put('draw.ts', 'one')
  const first = hashFolder(folder)
  expect(hashFolder(folder)).toBe(first)
  put('draw.ts', 'two')
  const second = hashFolder(folder)
  put('plan.ts', '')
  expect(new Set([first, second, hashFolder(folder)]).size).toBe(3)
  rmSync(folder, { recursive: true })
})
