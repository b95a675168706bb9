import type { Health } from '../../contract/health'
import { hasPendingMigrations } from '../database/migrate'
import type { Db } from '../database/open-database'
import type { Scanner } from '../files/create-scanner'
import type { FileStore } from '../files/file-store'
import { createBuildsRepository } from '../repositories/builds-repository'
import { createEmailQueueRepository } from '../repositories/email-queue-repository'
import { isAnswering } from '../repositories/is-answering'
import type { ReadSite } from '../site/open-site'

export interface HealthOptions {
  db: Db
  files: FileStore
  scanner: Scanner | undefined
  readSite: ReadSite
  /** Whether another host serves the site. */
  isSiteElsewhere: boolean
  /** Whether emails are sent. */
  sendsEmail: boolean
  startedAt: Date
  /** Aborted when the service is about to stop. Default never. */
  stopping?: AbortSignal | undefined
}

type Checks = Health['checks']

/** Reads the state of everything the service depends on. Calls at the same time share one reading. */
export function createHealth(options: HealthOptions): () => Promise<Health> {
  const { db, files, scanner, readSite, stopping } = options
  const checkFiles = remember(() => stateOf(files), checkMs)
  const checkScanner = remember(async () => (scanner ? stateOf(scanner) : ('off' as const)), checkMs)
  return shareWhilePending(async () => {
    const [data, site, stored, scanned] = await Promise.all([
      readData(),
      checkSite(),
      checkFiles(),
      checkScanner(),
    ])
    const checks: Checks = { ...data, site, files: stored, scanner: scanned }
    const status = stopping?.aborted ? 'stopping' : judge(checks)
    return { status, startedAt: options.startedAt.toISOString(), checks }
  })

  async function readData(): Promise<Pick<Checks, 'database' | 'migrations' | 'email' | 'build'>> {
    if (!(await isAnswering(db))) return away
    const read = async () => ({
      database: 'ok' as const,
      migrations: (await hasPendingMigrations(db)) ? ('pending' as const) : ('ok' as const),
      email: await checkEmail(),
      build: await checkBuild(),
    })
    return read().catch(() => away)
  }

  async function checkEmail(): Promise<Checks['email']> {
    if (!options.sendsEmail) return 'off'
    return (await createEmailQueueRepository(db).isDelayed(delayedMs)) ? 'delayed' : 'ok'
  }

  async function checkBuild(): Promise<Checks['build']> {
    const state = await createBuildsRepository(db).findLastEnd()
    if (state === undefined) return 'none'
    return state === 'live' ? 'ok' : 'failed'
  }

  async function checkSite(): Promise<Checks['site']> {
    if (options.isSiteElsewhere) return 'elsewhere'
    return (await readSite()).hosting ? 'ok' : 'missing'
  }
}

const away = { database: 'unavailable', migrations: 'unknown', email: 'unknown', build: 'unknown' } as const

/** Without these no request, or no page, can be answered. */
function judge({ database, migrations, site, files, scanner, email, build }: Checks): Health['status'] {
  if (database !== 'ok' || migrations !== 'ok' || site === 'missing') return 'unavailable'
  const isAway = files === 'unavailable' || scanner === 'unavailable'
  return isAway || email === 'delayed' || build === 'failed' ? 'degraded' : 'ok'
}

/** An email that is due for longer counts as delayed. */
const delayedMs = 15 * 60_000

/** How long a check of another service counts: an object store charges for each. */
const checkMs = 15_000

async function stateOf(service: { check: () => Promise<void> }): Promise<'ok' | 'unavailable'> {
  return service.check().then(
    () => 'ok',
    () => 'unavailable',
  )
}

function remember<T>(read: () => Promise<T>, ms: number): () => Promise<T> {
  let last: { until: number; value: Promise<T> } | undefined
  return () => {
    if (!last || performance.now() > last.until) last = { until: performance.now() + ms, value: read() }
    return last.value
  }
}

function shareWhilePending<T>(read: () => Promise<T>): () => Promise<T> {
  let pending: Promise<T> | undefined
  return () =>
    (pending ??= read().finally(() => {
      pending = undefined
    }))
}
