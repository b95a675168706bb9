import path from 'node:path'
import { explain, InvalidValueError, type ValidationIssue } from '../contract/parse-or-explain'
import type { Registrations } from './auth/plan-sign-in'
import type { DatabasePlace } from './database/open-database'
import { findMailContradictions, type Sender } from './env-email'
import { findFileContradictions, placeOfFiles } from './env-files'
import { EnvSchema, secretNames, type Variables, type logLevels } from './env-schema'
import type { ScannerAddress } from './files/create-scanner'
import type { FilePlace } from './files/file-store'
import { isBundled } from './is-bundled'
import type { UploadBudget } from './submissions/upload-budget'

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
  /** Absolute; of conversations to begin an empty database with. */
  sampleConversations: string | undefined
  /** Where else the site is served from. */
  siteOrigins: string[]
  writesPerMinute: number
  readsPerMinute: number
  uploadBudget: UploadBudget
  /** ClamAV's daemon, which scans visitors' files; undefined: they aren't scanned. */
  scanner: ScannerAddress | undefined
  /** How many months closed inquiries and spam are kept. */
  inquiryMonths: number
  /** How long entries of the audit log are kept; undefined: for good. */
  auditMonths: number | undefined
  /** How long notifications are kept. */
  notificationDays: number
  /** IANA name. */
  timeZone: string
  /** How the public site is built; undefined where that is nobody's task here. */
  building: Building | undefined
  /** Public address of the site, without a slash at the end; undefined: this service's own. */
  siteUrl: string | undefined
  /** undefined: mails are kept to be read. */
  mail: { url: string; from: Sender } | undefined
  /** Webhook of a channel of Microsoft Teams; undefined: none is told. */
  teamsUrl: string | undefined
  /** Email address of the company that is told about submissions. */
  notifyAddress: string | undefined
  /** What to change in the environment, although it works. */
  warnings: string[]
  /** Where files of visitors are kept. */
  files: FilePlace
  /** How long requests are accepted after a signal to stop, in milliseconds. */
  drainMs: number
  /** undefined: metrics are not served. */
  metricsToken: string | undefined
}

/** By this service, with an environment free of its secrets; or elsewhere, after a call. */
type Building =
  | { by: 'worker'; variables: Record<string, string>; timeLimitMs: number }
  | { by: 'hook'; url: string; secret: string | undefined }

/**
 * Reads the environment; a variable that is set to nothing counts as not set.
 *
 * @throws InvalidValueError that names every variable to correct, and shows no secret.
 */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = explain(EnvSchema, set)
  if (!result.ok) throw new InvalidValueError(result.issues, result.issues.map(describeIssue))
  const env = result.data
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
    sampleConversations:
      env.SAMPLE_CONVERSATIONS === undefined ? undefined : path.resolve(env.SAMPLE_CONVERSATIONS),
    siteOrigins: env.SITE_ORIGINS,
    writesPerMinute: env.WRITES_PER_MINUTE,
    readsPerMinute: env.READS_PER_MINUTE,
    scanner: env.CLAMAV_ADDRESS,
    uploadBudget: { perDay: env.UPLOAD_MB_PER_DAY, inAll: env.UPLOAD_MB_IN_ALL },
    inquiryMonths: env.INQUIRY_MONTHS,
    auditMonths: env.AUDIT_MONTHS,
    notificationDays: env.NOTIFICATION_DAYS,
    timeZone: env.TIME_ZONE,
    building: findBuilding(env, set),
    siteUrl: env.SITE_URL,
    mail:
      env.SMTP_URL !== undefined && env.MAIL_FROM ? { url: env.SMTP_URL, from: env.MAIL_FROM } : undefined,
    teamsUrl: env.TEAMS_WEBHOOK_URL,
    notifyAddress: env.NOTIFY_ADDRESS ?? env.DESK_ADDRESS,
    warnings:
      env.DESK_ADDRESS === undefined
        ? []
        : ['DESK_ADDRESS is now called NOTIFY_ADDRESS; the old name still works.'],
    files: placeOfFiles(env, env.DATA_DIR),
    drainMs: (env.DRAIN_SECONDS ?? (env.NODE_ENV === 'production' ? 2 : 0)) * 1_000,
    metricsToken: env.METRICS_TOKEN,
  }
}

function describeIssue({ path: [name], message }: ValidationIssue): string {
  const isSecret = secretNames.includes(String(name))
  // a message ends with the value: the log must not hold a password
  const shown = isSecret ? message.replace(/(?:, not |: )[^]*$/, '') : message
  return `environment variable ${String(name)}: ${shown}`
}

function findBuilding(env: Variables, set: NodeJS.ProcessEnv): Building | undefined {
  const { BUILD_SITE, DEPLOY_HOOK_URL: url, DEPLOY_HOOK_SECRET: secret } = env
  if (url !== undefined) return { by: 'hook', url, secret }
  if (!BUILD_SITE) return undefined
  return { by: 'worker', variables: withoutOwn(set), timeLimitMs: env.BUILD_MINUTES * 60_000 }
}

/** What a build may know: nothing that is the service's alone, its passwords among that. */
function withoutOwn(set: NodeJS.ProcessEnv): Record<string, string> {
  const { SITE_URL: _, ...own } = EnvSchema.shape
  const isOwn = (name: string) => name in own || /^PG|PASSWORD|SECRET|TOKEN/.test(name)
  return Object.fromEntries(
    Object.entries(set).flatMap(([name, value]) =>
      value === undefined || isOwn(name) ? [] : [[name, value]],
    ),
  )
}

function placeOf({ DATABASE_URL: url, DATA_DIR }: Variables): DatabasePlace {
  return url === undefined ? { kind: 'embedded', directory: path.resolve(DATA_DIR) } : { kind: 'server', url }
}

function findRegistrations(env: Variables): Registrations | undefined {
  const { ENTRA_TENANT_ID: tenantId, ENTRA_CLIENT_ID: clientId, ENTRA_API_CLIENT_ID: apiClientId } = env
  if (tenantId === undefined || clientId === undefined || apiClientId === undefined) return undefined
  return { tenantId, clientId, apiClientId, allowGuests: env.ALLOW_GUESTS, emulatorsUrl: env.EMULATORS_URL }
}

/** What is wrong between variables that are each right by themselves, one sentence each. */
function findContradictions(env: Variables): string[] {
  const isProduction = env.NODE_ENV === 'production'
  return [
    ...findMissingRegistrations(env),
    ...findBuilders(env),
    ...findMailContradictions(env),
    ...findFileContradictions(env),
    ...(isProduction ? findUnfit(env) : findExposed(env)),
  ]
}

const registrations = ['ENTRA_TENANT_ID', 'ENTRA_CLIENT_ID', 'ENTRA_API_CLIENT_ID'] as const

/** All three or none; the emulators need them too. */
function findMissingRegistrations(env: Variables): string[] {
  const missing = registrations.filter((name) => env[name] === undefined)
  const areWanted = missing.length < registrations.length || env.EMULATORS_URL !== undefined
  if (!areWanted || missing.length === 0) return []
  const reason = env.EMULATORS_URL === undefined ? 'the others are set' : 'EMULATORS_URL is set'
  return missing.map((name) => `environment variable ${name}: expected an id since ${reason}, found nothing`)
}

/** One way of building the site, and a key only for the one that signs. */
function findBuilders({ BUILD_SITE, DEPLOY_HOOK_URL, DEPLOY_HOOK_SECRET }: Variables): string[] {
  const refusals = [
    BUILD_SITE &&
      isBundled &&
      'environment variable BUILD_SITE: expected nothing, since a bundle holds a built site and can’t build it. Remove it; to have the site built after each publication, set DEPLOY_HOOK_URL',
    BUILD_SITE && DEPLOY_HOOK_URL !== undefined && 'BUILD_SITE and DEPLOY_HOOK_URL can’t both be set',
    DEPLOY_HOOK_SECRET !== undefined &&
      DEPLOY_HOOK_URL === undefined &&
      'environment variable DEPLOY_HOOK_SECRET: expected nothing without DEPLOY_HOOK_URL, whose calls it signs. Set that too, or remove it',
  ]
  return refusals.filter((refusal) => refusal !== false)
}

/** What is for development alone. */
function findUnfit(env: Variables): string[] {
  const refusals = [
    env.DATABASE_URL === undefined &&
      !env.ALLOW_EMBEDDED_DATABASE &&
      'environment variable DATABASE_URL: expected the address of a PostgreSQL server in production, found nothing. The embedded database supports one process and has no protection against disk loss. To use it anyway, set ALLOW_EMBEDDED_DATABASE=1',
    env.EMULATORS_URL !== undefined &&
      'environment variable EMULATORS_URL: expected nothing in production, where anybody could sign in by the emulators as anyone. Remove it',
    env.SAMPLE_EMPLOYEES !== undefined &&
      'environment variable SAMPLE_EMPLOYEES: expected nothing in production, where people are added under /admin/employees/. Remove it; FIRST_ADMIN names the first admin',
    env.SAMPLE_CONVERSATIONS !== undefined &&
      'environment variable SAMPLE_CONVERSATIONS: expected nothing in production, where visitors write themselves. Remove it',
  ]
  return refusals.filter((refusal) => refusal !== false)
}

const loopback = ['localhost', '127.0.0.1', '::1']

/** The emulators let anybody be anyone: a service that uses them is for this machine alone. */
function findExposed({ EMULATORS_URL, HOST = 'localhost' }: Variables): string[] {
  if (EMULATORS_URL === undefined || loopback.includes(HOST)) return []
  return [
    `environment variable EMULATORS_URL: expected nothing while HOST="${HOST}" lets other machines in, where anybody could sign in by the emulators as anyone. Remove it, or set HOST=localhost`,
  ]
}
