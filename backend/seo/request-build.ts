import type { PublicationWithBuilder } from '../../contract/publication'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createAuditRepository } from '../repositories/audit-repository'
import { createBuildsRepository } from '../repositories/builds-repository'

/**
 * Requests a build of the site for changes without a publication. A build that is already waiting includes them.
 *
 * @param actor Email address of the person who asks.
 * @throws ServiceError `not_now` where automatic builds are off.
 */
export async function requestBuild(
  db: Db,
  builder: PublicationWithBuilder['builder'],
  actor: string,
): Promise<void> {
  if (builder === null) throw automaticBuildsAreOff()
  await db.transaction().execute(async (trx) => {
    await createBuildsRepository(trx).request(builder)
    await createAuditRepository(trx).add({
      actor,
      action: 'build.requested',
      subject: 'the site',
      before: null,
      after: null,
    })
  })
}

function automaticBuildsAreOff(): ServiceError {
  const message = 'Automatic builds are off. Run npm run build to publish.'
  return new ServiceError('not_now', message)
}
