import { BenchError } from './bench-error'
import { findLostPoints, type LostPoints } from './find-lost-points'
import { medianOfEach } from './median'
import { readMetrics, type Metrics } from './read-metrics'
import { categories, runLighthouse, type Category, type Result } from './run-lighthouse'

/** One measurement of a page and, directly after it, of its twin. */
interface PageRun {
  scores: Scores
  metrics: Metrics
  twin: Metrics
  lostPoints: LostPoints[]
  /** What Lighthouse itself warns of, e.g. a slow machine. */
  warnings: string[]
  /** Lighthouse's measure of this machine at this moment; it is made for about 1500. */
  machineSpeed: number
}

/** The result for a page: medians of its runs, field by field. */
export interface PageReport {
  page: string
  scores: Scores
  metrics: Metrics
  twin: Metrics
  /** The page's LCP divided by its twin's: what scripts cost a visitor's first impression. */
  lcpRatio: number
  runs: PageRun[]
}

interface Setting {
  /** Addresses of the servers. */
  site: string
  twin: string
  runs: number
  chromium: string
}

/** Measures the page and its twin in turns, so that other load on the machine affects both. */
export async function measurePage(
  page: string,
  { site, twin, runs, chromium }: Setting,
): Promise<PageReport> {
  const done: PageRun[] = []
  while (done.length < runs) {
    const result = await runLighthouse(site + page, categories, chromium)
    const twinResult = await runLighthouse(twin + page, ['performance'], chromium)
    done.push(readRun(result, twinResult))
  }
  return summarize(page, done)
}

function readRun(result: Result, twinResult: Result): PageRun {
  const twin = readMetrics(twinResult)
  if (twin.scriptBytes > 0)
    throw new BenchError(`The twin of ${result.finalDisplayedUrl} still loads scripts.`)
  return {
    scores: readScores(result),
    metrics: readMetrics(result),
    twin,
    lostPoints: findLostPoints(result),
    warnings: result.runWarnings,
    machineSpeed: result.environment.benchmarkIndex,
  }
}

function summarize(page: string, runs: PageRun[]): PageReport {
  const metrics = medianOfEach(runs.map((run) => ({ ...run.metrics })))
  const twin = medianOfEach(runs.map((run) => ({ ...run.twin })))
  const scores = medianOfEach(runs.map((run) => run.scores))
  return { page, scores, metrics, twin, lcpRatio: metrics.lcpMs / twin.lcpMs, runs }
}

/** 0 to 100. */
type Scores = Record<Category, number>

function readScores(result: Result): Scores {
  const entries = categories.map((id) => [id, Math.round((result.categories[id]?.score ?? 0) * 100)])
  return Object.fromEntries(entries) as Scores
}
