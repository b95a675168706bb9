import type { Publication } from '../../contract/publication'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createBuildPublicationsRepository } from '../repositories/build-publications-repository'
import { createPublicationsRepository } from '../repositories/publications-repository'

/**
 * Lets what failed with a publication's build be built again: all of it, since one build contains it.
 *
 * @throws ServiceError `not_found`, or `not_now` where it has not failed or a later publication took its place.
 */
export async function retryPublication(db: Db, id: string): Promise<Publication> {
  return db.transaction().execute(async (trx) => {
    const publications = createPublicationsRepository(trx)
    const found = await publications.findLocked(id)
    if (!found) throw missing()
    if (found.state !== 'failed' || found.build === null) throw notFailed()
    await createBuildPublicationsRepository(trx).retry(found.build)
    const publication = await publications.find(id)
    if (!publication) throw missing()
    if (publication.state !== 'saved') throw notFailed()
    return publication
  })
}

export function missing(): ServiceError {
  return new ServiceError('not_found', 'This publication is no longer there. Load the list again.')
}

function notFailed(): ServiceError {
  const message = 'There is nothing to build again: it has not failed, or was published anew. Load it again.'
  return new ServiceError('not_now', message)
}
