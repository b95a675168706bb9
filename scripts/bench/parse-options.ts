import { parseArgs } from 'node:util'
import { defaultChromium } from '../lib/default-chromium'
import { BenchError } from './bench-error'
import { measuredPages } from './measured-pages'

/** Options of a benchmark. */
export interface BenchOptions {
  /** Paths of pages, with their slashes. */
  pages: readonly string[]
  /** Measurements per page; the median counts. At least 1, default 3. */
  runs: number
  /** File for the raw numbers; without it none is written. */
  json: string | undefined
  /** Folder of the finished site, default "dist". */
  siteDirectory: string
  /** Path of the browser. */
  chromium: string
}

export const usage = `npm run bench -- [--runs 3] [--only /path/ ...] [--json file]
  --runs  measurements per page; the table shows medians (default 3)
  --only  measure this page instead of one of each kind; may be repeated
  --json  also write the raw numbers to this file
Environment: SITE_DIR (default "dist"), CHROMIUM_PATH (default: Debian's headless shell, else its Chromium).`

const known = {
  runs: { type: 'string', default: '3' },
  only: { type: 'string', multiple: true, default: [] as string[] },
  json: { type: 'string' },
} as const

/** @throws BenchError that shows the usage. */
export function parseOptions(args: readonly string[], env: NodeJS.ProcessEnv): BenchOptions {
  const { runs, only, json } = parseKnown(args)
  if (!/^[1-9]\d?$/.test(runs))
    throw new BenchError(`--runs must be a whole number from 1 to 99.\n\n${usage}`)
  const bad = only.find((page) => !/^\/(?:.*\/)?$/.test(page))
  if (bad !== undefined)
    throw new BenchError(`--only must be a path such as /about/, not "${bad}".\n\n${usage}`)
  return {
    pages: only.length > 0 ? only : measuredPages,
    runs: Number(runs),
    json,
    siteDirectory: env['SITE_DIR'] || 'dist',
    chromium: defaultChromium(env),
  }
}

function parseKnown(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, strict: true }).values
  } catch (error) {
    throw new BenchError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
