import { parseArgs } from 'node:util'
import { defaultChromium } from '../lib/default-chromium'
import { BenchError } from './bench-error'
import type { Peer } from './create-peers'
import { measuredPages } from './measured-pages'

/** Options of a benchmark. */
export interface BenchOptions {
  /** Paths of pages, with their slashes. */
  pages: readonly string[]
  /** Measurements per page; the median counts. At least 1, default 3. */
  runs: number
  /** Other built sites to measure beside ours. */
  peers: readonly Peer[]
  /** Whether the ratios are added to the history in `docs/`. */
  record: boolean
  /** File for the raw numbers; without it none is written. */
  json: string | undefined
  /** Folder of the finished site, default "dist". */
  siteDirectory: string
  /** Path of the browser. */
  chromium: string
}

export const usage = `npm run bench -- [--runs 3] [--only /path/ ...] [--peer name=folder ...] [--no-record] [--json file]
  --runs  measurements per page; the table shows medians (default 3)
  --only  measure this page instead of one of each kind; may be repeated
  --peer  also measure the home page of this built site; may be repeated
  --no-record  leave docs/benchmarks.json and its picture as they are
  --json  also write the raw numbers to this file
Environment: SITE_DIR (default "dist"), CHROMIUM_PATH (default: Debian's headless shell, else its Chromium).`

const known = {
  runs: { type: 'string', default: '3' },
  only: { type: 'string', multiple: true, default: [] as string[] },
  peer: { type: 'string', multiple: true, default: [] as string[] },
  'no-record': { type: 'boolean', default: false },
  json: { type: 'string' },
} as const

/** @throws BenchError that shows the usage. */
export function parseOptions(args: readonly string[], env: NodeJS.ProcessEnv): BenchOptions {
  const { runs, only, json, peer, 'no-record': isUnrecorded } = parseKnown(args)
  if (!/^[1-9]\d?$/.test(runs))
    throw new BenchError(`--runs must be a whole number from 1 to 99.\n\n${usage}`)
  const bad = only.find((page) => !/^\/(?:.*\/)?$/.test(page))
  if (bad !== undefined)
    throw new BenchError(`--only must be a path such as /about/, not "${bad}".\n\n${usage}`)
  return {
    peers: peer.map(parsePeer),
    record: !isUnrecorded,
    pages: only.length > 0 ? only : measuredPages,
    runs: Number(runs),
    json,
    siteDirectory: env['SITE_DIR'] || 'dist',
    chromium: defaultChromium(env),
  }
}

function parsePeer(text: string): Peer {
  const [, name, directory] = /^([^=]+)=(.+)$/.exec(text) ?? []
  if (name === undefined || directory === undefined)
    throw new BenchError(`--peer must be name=folder, not "${text}".\n\n${usage}`)
  return { name, directory }
}

function parseKnown(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, strict: true }).values
  } catch (error) {
    throw new BenchError(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`)
  }
}
