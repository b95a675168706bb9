import type { Flags, Result } from 'lighthouse'
import { atEnd } from './at-end'
import { BenchError } from './bench-error'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

const chromeFlags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Attempts at one measurement: on a busy machine a page sometimes misses Lighthouse's deadlines. */
const attempts = 3

/**
 * Measures a page as Lighthouse does by default (a mobile phone, simulated throttling), in a new browser.
 *
 * @throws BenchError with Lighthouse's reason, when every attempt failed.
 */
export async function runLighthouse(
  url: string,
  onlyCategories: readonly Category[],
  chromium: string,
): Promise<Result> {
  let cause: unknown
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await attemptRun(url, onlyCategories, chromium)
    } catch (error) {
      cause = error
    }
  }
  const reason = cause instanceof Error ? cause.message : String(cause)
  throw new BenchError(`Lighthouse could not measure ${url}: ${reason}`, { cause })
}

async function attemptRun(url: string, onlyCategories: readonly Category[], chromePath: string) {
  // Both are ES modules, which this script is not.
  const [{ default: lighthouse }, { Launcher }] = await Promise.all([
    import('lighthouse'),
    import('chrome-launcher'),
  ])
  const browser = new Launcher({ chromePath, chromeFlags, logLevel: 'error' })
  const stop = atEnd(() => browser.kill())
  try {
    await browser.launch()
    const flags: Flags = { port: browser.port, logLevel: 'error', onlyCategories: [...onlyCategories] }
    const outcome = await lighthouse(url, flags)
    return requireScores(outcome?.lhr)
  } finally {
    stop()
  }
}

/** @throws Error that says why the result can't be used. */
function requireScores(result: Result | undefined): Result {
  if (!result) throw new Error('It gave no result.')
  if (result.runtimeError) throw new Error(result.runtimeError.message)
  const unscored = Object.values(result.categories).find(({ score }) => score === null)
  if (!unscored) return result
  const broken = unscored.auditRefs
    .map(({ id }) => result.audits[id])
    .find((audit) => audit?.scoreDisplayMode === 'error')
  throw new Error(
    `No score for ${unscored.title}: ${broken?.id ?? 'an audit'}: ${broken?.errorMessage ?? 'unknown error'}`,
  )
}
