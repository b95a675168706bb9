import type { Receipt } from '../../contract/publication'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createAuditRepository } from '../repositories/audit-repository'
import { createBuildsRepository } from '../repositories/builds-repository'

/**
 * Lets the site be built for what no publication brings along. One that waits already does for this too.
 *
 * @param actor Address of who asks.
 * @throws ServiceError `not_now` where nobody builds the site.
 */
export async function requestBuild(db: Db, builder: Receipt['builder'], actor: string): Promise<void> {
  if (builder === null) throw nobody()
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

function nobody(): ServiceError {
  const message = 'Nobody builds the site here. It is shown after the next build by hand: npm run build'
  return new ServiceError('not_now', message)
}
