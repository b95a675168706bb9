import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { createBuildsRepository, type Ending, type OpenBuild } from '../repositories/builds-repository'
import { createBuildPublicationsRepository } from '../repositories/build-publications-repository'
import type { Job } from './builder'
import type { Claimer } from './claim-build'
import { createBuildLog } from './create-build-log'

/** What a build needs to be completed. */
export interface BuildContext extends Claimer {
  /** Public address of the site, without a slash at the end. */
  siteUrl: () => string
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  heartbeatMs: number
  /** Aborted when the service stops. */
  stopping: AbortSignal
}

/** A build under way: it gives signs of life, and how far it is stands in the database. */
export async function createRun(build: OpenBuild, context: BuildContext) {
  const { db, builder, worker, log, stopping } = context
  const builds = createBuildsRepository(db)
  const runner = { build: build.id, worker }
  const publications = await createBuildPublicationsRepository(db).listOf(build.id)
  const output = createBuildLog()
  const lost = new AbortController()
  let { step } = build
  /** What another instance begins with. */
  let next = { attempts: build.attempts - 1, notBefore: build.notBefore }

  const beat = async () => {
    if (!(await builds.beat(runner, { step, log: output.text() }))) lost.abort()
  }
  // where the database is away for a moment, a later beat tells whether the build is still ours
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
    /** No more signs of life. */
    rest: () => clearInterval(heart),

    /** @returns Whether the build was still this instance's. */
    end: (ending: Ending): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const wasOurs = await createBuildsRepository(trx).end(runner, ending)
        if (wasOurs && ending.state === 'failed') await createBuildPublicationsRepository(trx).fail(build.id)
        return wasOurs
      }),

    /** What was only to be asked for is asked by the next instance; what was to be built waits again. */
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
