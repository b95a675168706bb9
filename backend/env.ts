import path from 'node:path'
import { InvalidValueError, parseOrExplain } from '../contract/parse-or-explain'
import type { Registrations } from './auth/plan-sign-in'
import type { DatabasePlace } from './database/open-database'
import { findContradictions } from './env-contradictions'
import { EnvSchema, type logLevels, type Variables } from './env-schema'

/** What the service is told by its environment. */
export interface Env {
  port: number
  host: string
  /** Absolute. */
  siteDirectory: string
  logLevel: (typeof logLevels)[number]
  trustProxy: boolean | string
  database: DatabasePlace
  /** undefined where nobody can sign in. */
  registrations: Registrations | undefined
  firstAdmin: string | undefined
  /** Absolute; of people to begin an empty database with. */
  sampleEmployees: string | undefined
  /** Where else the site is served from. */
  siteOrigins: string[]
  writesPerMinute: number
  /** IANA name. */
  timeZone: string
}

/**
 * Reads the environment; a variable that is set to nothing counts as not set.
 *
 * @throws InvalidValueError that names every variable to correct.
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const env = parseOrExplain(EnvSchema, set, ([name]) => `environment variable ${String(name)}`)
  const contradictions = findContradictions(env)
  if (contradictions.length > 0) throw new InvalidValueError([], contradictions)
  return {
    port: env.PORT,
    host: env.HOST ?? (env.NODE_ENV === 'production' ? '0.0.0.0' : 'localhost'),
    siteDirectory: path.resolve(env.SITE_DIR),
    logLevel: env.LOG_LEVEL,
    trustProxy: env.TRUST_PROXY,
    database: placeOf(env),
    registrations: findRegistrations(env),
    firstAdmin: env.FIRST_ADMIN,
    sampleEmployees: env.SAMPLE_EMPLOYEES === undefined ? undefined : path.resolve(env.SAMPLE_EMPLOYEES),
    siteOrigins: env.SITE_ORIGINS,
    writesPerMinute: env.WRITES_PER_MINUTE,
    timeZone: env.TIME_ZONE,
  }
}

function placeOf({ DATABASE_URL: url, DATA_DIR }: Variables): DatabasePlace {
  return url === undefined ? { kind: 'embedded', directory: path.resolve(DATA_DIR) } : { kind: 'server', url }
}

function findRegistrations(env: Variables): Registrations | undefined {
  const { ENTRA_TENANT_ID: tenantId, ENTRA_CLIENT_ID: clientId, ENTRA_API_CLIENT_ID: apiClientId } = env
  if (tenantId === undefined || clientId === undefined || apiClientId === undefined) return undefined
  return { tenantId, clientId, apiClientId, emulatorsUrl: env.EMULATORS_URL }
}
