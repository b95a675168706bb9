import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { BenchError } from './bench-error'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** A report of Lighthouse, as far as it is read here. */
export interface Result {
  finalDisplayedUrl: string
  runWarnings: string[]
  runtimeError?: { message: string }
  environment: { benchmarkIndex: number }
  categories: Partial<
    Record<string, { title: string; score: number | null; auditRefs: { id: string; weight: number }[] }>
  >
  audits: Partial<Record<string, Audit>>
}

interface Audit {
  title: string
  score: number | null
  scoreDisplayMode: string
  numericValue?: number
  displayValue?: string
  explanation?: string
  errorMessage?: string
  details?: { type: string; items?: Record<string, unknown>[] }
}

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

/** A package of its own: its 150 MB are of use here alone. */
const folder = path.resolve('scripts/bench/lighthouse')
const cli = path.join(folder, 'node_modules/lighthouse/cli/index.js')

/** Attempts at one measurement: on a busy machine a page sometimes misses Lighthouse's deadlines. */
const attempts = 3

/** The longest report is 2 MB. */
const longestReport = 20 * 1024 * 1024

/** Installs Lighthouse, unless it is there. */
export function installLighthouse(): void {
  if (existsSync(cli)) return
  process.stderr.write('Installing Lighthouse\n')
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
}

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

async function attemptRun(url: string, onlyCategories: readonly Category[], chromium: string) {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      cli,
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${onlyCategories.join(',')}`,
      `--chrome-flags=${chromeFlags.join(' ')}`,
      '--no-enable-error-reporting',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: longestReport },
  )
  return requireScores(JSON.parse(stdout) as Result)
}

/** @throws Error that says why the result can't be used. */
function requireScores(result: Result): Result {
  if (result.runtimeError) throw new Error(result.runtimeError.message)
  const unscored = Object.values(result.categories).find((category) => category?.score === null)
  if (!unscored) return result
  const broken = unscored.auditRefs
    .map(({ id }) => result.audits[id])
    .find((audit) => audit?.scoreDisplayMode === 'error')
  throw new Error(
    `No score for ${unscored.title}: ${broken?.title ?? 'an audit'}: ${broken?.errorMessage ?? 'unknown error'}`,
  )
}
