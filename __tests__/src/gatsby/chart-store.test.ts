import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createChartStore, hashFolder } from '../../../src/gatsby/chart-store'
import { cardSpec } from '../../../src/sea-chart/charts'
import { drawSeaChart } from '../../../src/sea-chart/draw-sea-chart'
import type { SeaChart } from '../../../src/sea-chart/sea-chart-spec'

/** Kept between builds, as JSON. */
class Cache {
  private readonly kept = new Map<string, string>()
  get = async (key: string): Promise<unknown> => {
    const value = this.kept.get(key)
    return Promise.resolve(value === undefined ? undefined : JSON.parse(value))
  }
  set = async (key: string, value: SeaChart) => Promise.resolve(this.kept.set(key, JSON.stringify(value)))
}

const tides = cardSpec({ slug: 'tides' })
const reefs = cardSpec({ slug: 'reefs' })

test('returns a page’s chart, from the cache of an earlier build too', async () => {
  const cache = new Cache()
  const drawn = drawSeaChart(tides)
  expect(await createChartStore(cache, 'v1')(tides)).toEqual(drawn)
  expect(await createChartStore(cache, 'v1')(tides)).toEqual(drawn)
})

test('draws each chart once, however many pages request it at the same time', async () => {
  const draw = jest.fn(drawSeaChart)
  const cache = new Cache()
  const chartOf = createChartStore(cache, 'v1', draw)
  await Promise.all([tides, reefs, tides, tides].map(chartOf))
  await createChartStore(cache, 'v1', draw)(reefs)
  expect(draw.mock.calls.map(([{ slug }]) => slug)).toEqual(['tides', 'reefs'])
})

test('redraws with another version of the code', async () => {
  const draw = jest.fn(drawSeaChart)
  const cache = new Cache()
  await createChartStore(cache, 'v1', draw)(tides)
  await createChartStore(cache, 'v2', draw)(tides)
  expect(draw).toHaveBeenCalledTimes(2)
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
