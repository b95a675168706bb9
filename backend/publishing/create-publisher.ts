import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/open-database'
import type { Env } from '../env'
import { createPollingLoop } from '../jobs/create-polling-loop'
import { createBuildPublicationsRepository } from '../repositories/build-publications-repository'
import { createBuildsRepository } from '../repositories/builds-repository'
import { readTime } from '../repositories/read-time'
import type { Progress } from './build-progress'
import type { Builder } from './builder'
import { claimBuild, reviveBuild, type Claimer } from './claim-build'
import type { FolderClaim } from './claim-folder'
import { completeBuild, type Outcome } from './complete-build'
import { createHook } from './create-hook'
import { createWorker } from './create-worker'

export interface PublisherOptions {
  db: Db
  /** undefined: nobody builds the site, publications stay saved. */
  builder: Builder | undefined
  /** Renewed on every tick, released at the end; while it is lost, this instance doesn't build. Default none. */
  folder?: FolderClaim | undefined
  /** Public URL of the site, without a trailing slash; called once the service listens. */
  siteUrl: () => string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Scheduled jobs, run on every tick before builds. */
  jobs?: readonly ((now: Date) => Promise<unknown>)[]
  /** Whether no other instance uses the database: an interrupted build then continues at once. */
  isAlone?: boolean
  /** Called after each build. */
  onOutcome?: ((outcome: Outcome) => void) | undefined
  /** The time of scheduled jobs. Default: the database's clock, which all instances share. */
  now?: () => Date | Promise<Date>
  /** In milliseconds. */
  timings?: Partial<Timings>
}

interface Timings {
  /** Between checks for work. Default 10 seconds. */
  tickMs: number
  /** Between heartbeats of a build. Default 3 seconds. */
  heartbeatMs: number
  /** A build without a heartbeat for so long counts as interrupted. Default 30 seconds. */
  silentMs: number
}

/**
 * Brings publications to the public site. Its state is in the database: it continues after a restart, and of several
 * instances one builds. Publications that arrive during a build wait for the next one.
 */
export function createPublisher(options: PublisherOptions) {
  const { db, builder, folder, log, jobs = [], now = () => readTime(db) } = options
  const timings = { tickMs: 10_000, heartbeatMs: 3_000, silentMs: 30_000, ...options.timings }
  const claimer = builder && { db, builder, worker: randomUUID() }
  const stopping = new AbortController()
  const request = ({ by }: Builder) => createBuildsRepository(db).request(by)
  let silentMs = options.isAlone ? 0 : timings.silentMs
  let current: Promise<void> | undefined
  const loop = createPollingLoop(look, {
    tickMs: timings.tickMs,
    onError: (error) => log.error({ err: error }, 'could not look for builds; tries again'),
  })

  async function look(): Promise<void> {
    const time = await now()
    for (const job of jobs) await attempt(() => job(time))
    const isAllowed = await mayBuild()
    if (claimer && isAllowed && !current) await lookForBuild(claimer)
  }

  async function mayBuild(): Promise<boolean> {
    const refusal = await folder?.renew()
    if (refusal !== undefined) log.error(refusal)
    return refusal === undefined
  }

  async function lookForBuild(claimer: Claimer): Promise<void> {
    const revived = await reviveBuild(claimer, silentMs)
    silentMs = timings.silentMs
    if (await createBuildPublicationsRepository(db).isAnySaved()) await request(claimer.builder)
    const build = revived ?? (await claimBuild(claimer))
    if (!build) return
    const context = { ...claimer, ...timings, siteUrl: options.siteUrl, log, stopping: stopping.signal }
    const complete = async () => {
      const outcome = await completeBuild(build, context)
      options.onOutcome?.(outcome)
    }
    current = attempt(complete).finally(() => {
      current = undefined
      loop.wake()
    })
  }

  /** Failures are retried on the next tick. */
  async function attempt(work: () => Promise<unknown>): Promise<void> {
    await work().catch((error: unknown) => log.error({ err: error }, 'publishing broke off; tries again'))
  }

  return {
    /** Looks for work now: call it after a publication. */
    wake: loop.wake,

    /** @param buildsFirst Whether to build without a new publication: the site may be older than the content. */
    async start({ buildsFirst = false } = {}): Promise<void> {
      if (buildsFirst && builder) await request(builder)
      loop.start()
    },

    /** Stops the running build, to be continued later. */
    async stop(): Promise<void> {
      stopping.abort()
      await loop.stop()
      await current
      await folder?.release()
    },
  }
}

/** The builder that the environment configures; undefined: none. */
export function createBuilder(
  { building, siteDirectory }: Pick<Env, 'building' | 'siteDirectory'>,
  contentApi: () => string,
  onProgress?: (progress: Progress) => void,
): Builder | undefined {
  if (building?.by === 'worker') {
    const { variables, timeLimitMs } = building
    return createWorker({ siteDirectory, variables, timeLimitMs, contentApi, onProgress })
  }
  return building && createHook(building)
}
