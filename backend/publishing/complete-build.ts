import { setTimeout as wait } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import type { FastifyBaseLogger } from 'fastify'
import { notify } from '../notifications/notify'
import {
  createBuildPublicationsRepository,
  type BuildPublication,
} from '../repositories/build-publications-repository'
import { createBuildsRepository, type Ending, type OpenBuild } from '../repositories/builds-repository'
import { BuildFailure, type Job } from './builder'
import { checkPublic, recordSeen } from './check-public'
import type { Claimer } from './claim-build'

/** The result of a build; "handed over": another instance, or this one after a restart, continues it. */
export type Outcome = (Ending & { log: string }) | { state: 'handed over' }

/** Completes a claimed build: builds, releases and checks the public site, or records the failure. */
export async function completeBuild(build: OpenBuild, context: BuildContext): Promise<Outcome> {
  const run = await createRun(build, context)
  try {
    if (build.step !== 'checking') await context.builder.build(run.job)
    await run.job.setStep('checking')
    await check(run.job, build.startedAt, context)
    return await finish({ state: 'live' })
  } catch (error) {
    if (run.job.signal.aborted) {
      await run.handOver()
      return { state: 'handed over' }
    }
    if (!(error instanceof BuildFailure)) context.log.error({ err: error }, 'a build broke off')
    return await finish({ state: 'failed', failure: explain(error) })
  } finally {
    run.rest()
  }

  async function finish(ending: Ending): Promise<Outcome> {
    const log = run.output()
    return (await run.end({ ...ending, log })) ? { ...ending, log } : { state: 'handed over' }
  }
}

async function check(
  { publications, signal }: Job,
  since: Date,
  { db, builder, siteUrl }: BuildContext,
): Promise<void> {
  const repository = createBuildPublicationsRepository(db)
  const publicCheck = {
    siteUrl: siteUrl(),
    patience: builder.patience,
    signal,
    since,
    listHashes: (entry: string) => repository.listHashes(entry),
    listReplaced: (ids: readonly string[]) => repository.listReplaced(ids),
    record: (publication: BuildPublication, as: 'live' | 'replaced') =>
      as === 'live' ? repository.markLive(publication) : repository.markReplaced(publication.id),
    fail: ({ id }: BuildPublication, reason: string) => repository.leaveOut(id, reason),
  }
  await checkPublic(publications, publicCheck)
  await recordSeen(await repository.listFailed(), publicCheck)
}

function explain(error: unknown): string {
  if (error instanceof BuildFailure) return error.message
  const reason = error instanceof Error ? error.message : String(error)
  return `Something went wrong on our side: ${reason} See the service’s log, then try again.`
}

/** What completing a build depends on. */
interface BuildContext extends Claimer {
  /** Public URL of the site, without a trailing slash. */
  siteUrl: () => string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  heartbeatMs: number
  /** Aborted when the service stops. */
  stopping: AbortSignal
}

/** A running build, with its heartbeat; its step is stored in the database. */
async function createRun(build: OpenBuild, context: BuildContext) {
  const { db, builder, worker, log, stopping } = context
  const builds = createBuildsRepository(db)
  const runner = { build: build.id, worker }
  const publications = await createBuildPublicationsRepository(db).listOf(build.id)
  const output = createBuildLog()
  const lost = new AbortController()
  let { step } = build
  /** The step another instance would start with. */
  let next = { attempts: build.attempts - 1, notBefore: build.notBefore }

  const beat = async () => {
    if (!(await builds.beat(runner, { step, log: output.text() }))) lost.abort()
  }
  // if the database is briefly down, a later heartbeat finds out whether the build is still ours
  const heart = setInterval(() => {
    beat().catch((error: unknown) => log.warn({ err: error }, 'could not say that a build runs'))
  }, context.heartbeatMs)

  const job: Job = {
    build: build.id,
    attempts: build.attempts,
    publications,
    signal: AbortSignal.any([stopping, lost.signal]),
    say: output.add,
    setStep: async (to) => {
      step = to
      await beat()
      job.signal.throwIfAborted()
    },
    pause: async (ms) => {
      next = await builds.postpone(runner, ms)
      await wait(ms, undefined, { signal: job.signal })
      const attempts = await builds.tryAgain(runner)
      next = { ...next, attempts: attempts - 1 }
      return attempts
    },
  }

  return {
    job,
    output: output.text,
    /** Stops the heartbeat. */
    rest: () => clearInterval(heart),

    /** @returns Whether the build was still this instance's. */
    end: (ending: Ending): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const wasOurs = await createBuildsRepository(trx).end(runner, ending)
        if (wasOurs && ending.state === 'failed') {
          await createBuildPublicationsRepository(trx).fail(build.id)
          await notify(trx, { kind: 'build.failed', actor: 'system', subject: { build: build.id } })
        }
        return wasOurs
      }),

    /** The next instance checks what has been built; everything else waits for another build. */
    handOver: async (): Promise<void> => {
      if (step === 'checking') return builds.letGo(runner)
      const failure = 'The service was stopped; another build takes its place.'
      await db.transaction().execute(async (trx) => {
        const isOurs = await createBuildsRepository(trx).end(runner, { state: 'failed', failure })
        if (!isOurs) return
        await createBuildPublicationsRepository(trx).putBack(build.id)
        await createBuildsRepository(trx).request(builder.by, next)
      })
    },
  }
}

/** Maximum number of characters stored from the end of a build's output. */
const limit = 64 * 1024

/** The output of a build, without colors and without passwords in URLs. */
function createBuildLog() {
  let raw = ''
  return {
    add: (text: string): void => {
      raw = (raw + text).slice(-2 * limit)
    },
    text: () => tidy(raw).slice(-limit),
  }
}

function tidy(raw: string): string {
  return stripVTControlCharacters(raw)
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n')
    .replace(/:\/\/[^\s/@]+@/g, '://***@')
}
