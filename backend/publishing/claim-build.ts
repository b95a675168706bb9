import type { Db } from '../database/open-database'
import { codeOf } from '../errors/code-of'
import { notify } from '../notifications/notify'
import { createBuildPublicationsRepository } from '../repositories/build-publications-repository'
import { createBuildsRepository, type OpenBuild } from '../repositories/builds-repository'
import type { Builder } from './builder'

/** The instance that claims builds. */
export interface Claimer {
  db: Db
  builder: Builder
  /** Id of this instance. */
  worker: string
}

const uniqueViolation = '23505'

/**
 * Claims the waiting build, with all saved publications, for this instance. Of several instances one gets it.
 */
export async function claimBuild({ db, builder, worker }: Claimer): Promise<OpenBuild | undefined> {
  try {
    return await db.transaction().execute(async (trx) => {
      const build = await createBuildsRepository(trx).start(worker, builder)
      if (build) await createBuildPublicationsRepository(trx).assign(build.id)
      return build
    })
  } catch (error) {
    if (codeOf(error) === uniqueViolation) return undefined
    throw error
  }
}

/**
 * Takes over a build whose instance has had no heartbeat for too long. If only the check of the public site was left,
 * this instance continues with that; otherwise the build starts again, including publications saved since.
 *
 * @returns The build to continue.
 */
export async function reviveBuild(
  { db, builder, worker }: Claimer,
  silentMs: number,
): Promise<OpenBuild | undefined> {
  return db.transaction().execute(async (trx) => {
    const [builds, publications] = [createBuildsRepository(trx), createBuildPublicationsRepository(trx)]
    const silent = await builds.findSilent(silentMs)
    if (!silent) return undefined
    const runner = { build: silent.id, worker }
    await builds.takeOver(runner)
    if (silent.step === 'checking') return silent

    if (silent.attempts >= builder.tries) {
      await publications.fail(silent.id)
      const failure = `The build was interrupted ${silent.attempts} times. Check why the service stops and retry.`
      await builds.end(runner, { state: 'failed', failure })
      await notify(trx, { kind: 'build.failed', actor: 'system', subject: { build: silent.id } })
      return undefined
    }
    await publications.putBack(silent.id)
    await builds.end(runner, {
      state: 'failed',
      failure: 'The build was interrupted. Another one replaces it.',
    })
    await builds.request(builder.by, silent)
    return undefined
  })
}
