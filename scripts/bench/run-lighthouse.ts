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

/** Attempts at one measurement: a busy machine now and then makes a page miss Lighthouse's deadlines. */
const attempts = 2

/**
 * Measures a page as Lighthouse does by default (a mobile phone, simulated throttling), in a new browser.
 *
 * @throws BenchError with Lighthouse's reason, when it could not measure twice in a row.
 */
export async function runLighthouse(
  url: string,
  onlyCategories: readonly Category[],
  chromium: string,
): Promise<Result> {
  let reason = ''
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const result = await attemptRun(url, onlyCategories, chromium)
    const fault = findFault(result)
    if (result && fault === undefined) return result
    reason = fault ?? 'It gave no result.'
  }
  throw new BenchError(`Lighthouse could not measure ${url}: ${reason}`)
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
    return outcome?.lhr
  } finally {
    stop()
  }
}

/** Why a result can't be used, if so. */
function findFault(result: Result | undefined): string | undefined {
  if (result?.runtimeError) return result.runtimeError.message
  const unscored = Object.values(result?.categories ?? {}).find(({ score }) => score === null)
  if (!result || !unscored) return undefined
  const audits = unscored.auditRefs.map(({ id }) => result.audits[id])
  const broken = audits.find((audit) => audit?.scoreDisplayMode === 'error')
  return `No score for ${unscored.title}: ${broken?.id ?? 'an audit'}: ${broken?.errorMessage ?? 'unknown error'}`
}
