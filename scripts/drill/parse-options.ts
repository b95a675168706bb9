import { parseArgs } from 'node:util'
import type { DatabasePlace } from '../../backend/database/open-database'
import { BenchError } from '../bench/bench-error'

export const drillNames = ['kills', 'hostile', 'visitors'] as const
export type DrillName = (typeof drillNames)[number]

type StoreKind = DatabasePlace['kind']

export interface DrillOptions {
  drills: readonly DrillName[]
  stores: readonly StoreKind[]
  /** Of all random choices. */
  seed: number
  /** Of "kills": how many submissions, and how often the backend is killed. */
  submissions: number
  kills: number
  /** Of "hostile". */
  calls: number
  /** Of "visitors": how long each part takes, folder of the built site, whether another one is built. */
  seconds: number
  site: string
  builds: boolean
}

const usage = `npm run drill -- [kills] [hostile] [visitors] [--store embedded|server] [--seed 1]
  kills     submissions while the backend is killed: --submissions 1000 --kills 20
  hostile   calls that no honest client makes: --calls 100000
  visitors  how long visitors wait while the service is busy: --seconds 60, --site dist, --without-build
Without names: all of them. Environment: POSTGRES_BIN (default: Debian's).`

const known = {
  store: { type: 'string' },
  seed: { type: 'string' },
  submissions: { type: 'string', default: '1000' },
  kills: { type: 'string', default: '20' },
  calls: { type: 'string', default: '100000' },
  seconds: { type: 'string', default: '60' },
  site: { type: 'string', default: 'dist' },
  'without-build': { type: 'boolean', default: false },
} as const

/** @throws BenchError that shows the usage. */
export function parseOptions(args: readonly string[]): DrillOptions {
  const { values, positionals } = parseKnown(args)
  const drills = drillNames.filter((name) => positionals.includes(name))
  if (drills.length < new Set(positionals).size) throw wrong('There is no such drill.')
  const { store, seed, site } = values
  if (store !== undefined && store !== 'embedded' && store !== 'server')
    throw wrong('--store must be "embedded" or "server".')
  const number = (name: 'submissions' | 'kills' | 'calls' | 'seconds') => parseNumber(name, values[name])
  return {
    drills: drills.length > 0 ? drills : drillNames,
    stores: store === undefined ? ['embedded', 'server'] : [store],
    seed: seed === undefined ? Math.floor(Math.random() * 1_000_000) : parseNumber('seed', seed),
    submissions: number('submissions'),
    kills: number('kills'),
    calls: number('calls'),
    seconds: number('seconds'),
    site,
    builds: !values['without-build'],
  }
}

function parseKnown(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: known, strict: true, allowPositionals: true })
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error))
  }
}

function parseNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,6}$/.test(text)) throw wrong(`--${name} must be a whole number from 1 to 9999999.`)
  return Number(text)
}

const wrong = (why: string) => new BenchError(`${why}\n\n${usage}`)
