import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { categoryAnchor } from '../lib/category-anchor'
import { stripSpec } from '../sea-chart/article-charts'
import type { ChartPair, ChartSource } from '../sea-chart/chart-source'
import { charts } from '../sea-chart/charts'
import { studySpec } from '../sea-chart/course-charts'
import { drawSeaChart } from '../sea-chart/draw-sea-chart'
import { familyCharts, familyStrip } from '../sea-chart/family-charts'
import type { SeaChart, SeaChartSpec } from '../sea-chart/sea-chart-spec'
import { technologySheet } from '../sea-chart/technology-charts'
import { cacheFolders } from './ahead/cache-folders'
import { writeWhole } from './write/write-whole'

/**
 * Draws each chart once: the cards of articles are on many pages, and a new article moves all of them by one place.
 *
 * @param folder Where they are kept between builds, see `findChartFolder`.
 */
export function createChartStore(folder: string, draw = drawSeaChart) {
  const known = new Map<string, Promise<SeaChart>>()

  async function findOrDraw(file: string, spec: SeaChartSpec): Promise<SeaChart> {
    const kept = await readFile(file, 'utf8').catch(() => undefined)
    if (kept !== undefined) return JSON.parse(kept) as SeaChart // nothing else is written there
    const chart = draw(spec)
    await mkdir(folder, { recursive: true })
    await writeWhole(file, (part) => writeFile(part, JSON.stringify(chart)))
    return chart
  }

  return (spec: SeaChartSpec): Promise<SeaChart> => {
    const file = fileOf(spec, folder)
    const chart = known.get(file) ?? findOrDraw(file, spec)
    known.set(file, chart)
    return chart
  }
}

const fileOf = (spec: SeaChartSpec, folder: string) =>
  path.join(folder, `${createHash('sha256').update(JSON.stringify(spec)).digest('hex').slice(0, 24)}.json`)

/** A page with what its charts show. */
export interface ChartPage extends ChartSource {
  type: string
  /** Of the home page. */
  technologies?: { categories: readonly { items: readonly unknown[] }[] }
}

/** The charts of pages. One that is missing here is drawn when a query asks for it. */
export const listCharts = (pages: readonly ChartPage[]): SeaChartSpec[] =>
  pages.flatMap((page) => [...chartsAtHead(page), ...chartsBeside(page)])

function chartsAtHead(page: ChartPage): SeaChartSpec[] {
  const known = new Map<string, (source: ChartSource) => ChartPair>(Object.entries(charts))
  const pair = known.get(page.type)?.(page)
  return pair ? bothOf(pair) : []
}

const bothOf = ({ wide, phone }: ChartPair) => [wide, phone]

function chartsBeside(page: ChartPage): SeaChartSpec[] {
  const { type, studies = [], technologies } = page
  if (type === 'PostPage') return [stripSpec(page)]
  if (type === 'CaseStudiesPage') return studies.map(studySpec)
  if (type === 'HomePage' && technologies) return bothOf(familyCharts(technologies.categories))
  if (type === 'LandingPage' && page.area === 'technologies')
    return [technologySheet(page), familiesOnPage(page)]
  return []
}

/** The families of an overview, as links to where they are on it. */
export const familiesOnPage = ({ categories = [] }: ChartSource): SeaChartSpec =>
  familyStrip(
    categories.map((category) => ({ ...category, href: `#${categoryAnchor(category.href ?? '')}` })),
  )

/** The folder of the charts that the present code draws. */
export const findChartFolder = (root: string) =>
  path.join(cacheFolders(root).charts, hashFolder(path.join(root, chartFolder)))

/** Removes the charts that earlier code has drawn. */
export async function forgetOldCharts(folder: string): Promise<void> {
  const all = path.dirname(folder)
  for (const name of existsSync(all) ? readdirSync(all) : [])
    if (name !== path.basename(folder)) await rm(path.join(all, name), { recursive: true, force: true })
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
