import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { drawSeaChart } from '../sea-chart/draw-sea-chart'
import type { SeaChart, SeaChartSpec } from '../sea-chart/sea-chart-spec'

/** What this needs of Gatsby's cache: it is kept between builds. */
interface Cache {
  get: (key: string) => Promise<unknown>
  set: (key: string, value: SeaChart) => Promise<unknown>
}

/**
 * Draws each chart once: the cards of articles are on many pages, and a new article moves all of them by one place.
 *
 * @param version Version of the drawing code: a new one redraws the charts.
 */
export function createChartStore(cache: Cache, version: string, draw = drawSeaChart) {
  const charts = new Map<string, Promise<SeaChart>>()

  async function findOrDraw(key: string, spec: SeaChartSpec): Promise<SeaChart> {
    const kept = (await cache.get(key)) as SeaChart | undefined // under this key nothing else is put
    if (kept !== undefined) return kept
    const chart = draw(spec)
    await cache.set(key, chart)
    return chart
  }

  return (spec: SeaChartSpec): Promise<SeaChart> => {
    // hashed: the spec of a chart with many names is longer than a key may be
    const key = `chart-${version}-${createHash('sha256').update(JSON.stringify(spec)).digest('hex')}`
    const chart = charts.get(key) ?? findOrDraw(key, spec)
    charts.set(key, chart)
    return chart
  }
}

/** The code that draws charts. */
export const chartFolder = 'src/sea-chart'

/** A version of the code in a folder: it changes with any of its files. */
export function hashFolder(folder: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.join(parentPath, name))
  for (const file of files.toSorted()) hash.update(path.relative(folder, file)).update(readFileSync(file))
  return hash.digest('hex').slice(0, 16)
}
