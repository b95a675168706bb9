import type { Ending, OpenBuild } from '../repositories/builds-repository'
import { createCarriedRepository } from '../repositories/carried-repository'
import { BuildFailure, type Job } from './builder'
import { checkPublic } from './check-public'
import { createRun, type Carrier } from './create-run'

/** How a build went: "handed over" when another instance, or this one after a restart, goes on with it. */
export type Outcome = (Ending & { log: string }) | { state: 'handed over' }

/** Carries a claimed build to its end: built, put in place and seen at the public address, or failed in words. */
export async function carryBuild(build: OpenBuild, carrier: Carrier): Promise<Outcome> {
  const run = await createRun(build, carrier)
  try {
    if (build.step !== 'checking') await carrier.builder.build(run.job)
    await run.job.setStep('checking')
    await check(run.job, carrier)
    return await finish({ state: 'live' })
  } catch (error) {
    if (run.job.signal.aborted) {
      await run.handOver()
      return { state: 'handed over' }
    }
    if (!(error instanceof BuildFailure)) carrier.log.error({ err: error }, 'a build broke off')
    return await finish({ state: 'failed', failure: explain(error) })
  } finally {
    run.rest()
  }

  async function finish(ending: Ending): Promise<Outcome> {
    const log = run.output()
    return (await run.end({ ...ending, log })) ? { ...ending, log } : { state: 'handed over' }
  }
}

async function check({ publications, signal }: Job, { db, builder, siteUrl }: Carrier): Promise<void> {
  const carried = createCarriedRepository(db)
  await checkPublic(publications, {
    siteUrl: siteUrl(),
    patience: builder.patience,
    signal,
    listHashes: (entry) => carried.listHashes(entry),
    listReplaced: (ids) => carried.listReplaced(ids),
    settle: (publication, as) =>
      as === 'live' ? carried.settleLive(publication) : carried.settleReplaced(publication.id),
  })
}

function explain(error: unknown): string {
  if (error instanceof BuildFailure) return error.message
  const reason = error instanceof Error ? error.message : String(error)
  return `Something went wrong on our side: ${reason} See the service’s log, then try again.`
}
