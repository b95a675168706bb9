import type { Ending, OpenBuild } from '../repositories/builds-repository'
import { createBuildPublicationsRepository } from '../repositories/build-publications-repository'
import { BuildFailure, type Job } from './builder'
import { checkPublic } from './check-public'
import { createRun, type BuildContext } from './create-run'

/** How a build went: "handed over" when another instance, or this one after a restart, goes on with it. */
export type Outcome = (Ending & { log: string }) | { state: 'handed over' }

/** Completes a claimed build: built, made the release and seen at the public address, or failed in words. */
export async function completeBuild(build: OpenBuild, context: BuildContext): Promise<Outcome> {
  const run = await createRun(build, context)
  try {
    if (build.step !== 'checking') await context.builder.build(run.job)
    await run.job.setStep('checking')
    await check(run.job, context)
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

async function check({ publications, signal }: Job, { db, builder, siteUrl }: BuildContext): Promise<void> {
  const repository = createBuildPublicationsRepository(db)
  await checkPublic(publications, {
    siteUrl: siteUrl(),
    patience: builder.patience,
    signal,
    listHashes: (entry) => repository.listHashes(entry),
    listReplaced: (ids) => repository.listReplaced(ids),
    record: (publication, as) =>
      as === 'live' ? repository.markLive(publication) : repository.markReplaced(publication.id),
  })
}

function explain(error: unknown): string {
  if (error instanceof BuildFailure) return error.message
  const reason = error instanceof Error ? error.message : String(error)
  return `Something went wrong on our side: ${reason} See the service’s log, then try again.`
}
