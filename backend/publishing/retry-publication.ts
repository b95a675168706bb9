import type { EntryKind } from '../../contract/content/entry-kind'
import { permissionFor, type EntryCaller } from '../../contract/entry-rules'
import { can, nameRoles, permissions, rolesWith } from '../../contract/permissions'
import type { Publication } from '../../contract/publication'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createBuildPublicationsRepository } from '../repositories/build-publications-repository'
import { createPublicationsRepository } from '../repositories/publications-repository'

/**
 * Retries a failed publication, together with the others that failed in the same build.
 *
 * @throws ServiceError `not_found`, `role_insufficient`, or `not_now` if it has not failed or was replaced.
 */
export async function retryPublication(db: Db, id: string, caller: EntryCaller): Promise<Publication> {
  return db.transaction().execute(async (trx) => {
    const publications = createPublicationsRepository(trx)
    const found = await publications.findLocked(id)
    const seen = await publications.find(id, caller)
    if (!found || !seen) throw missing()
    assertMayPublish(seen.kind, caller)
    if (found.state !== 'failed' || found.build === null) throw notFailed()
    await createBuildPublicationsRepository(trx).retry(found.build)
    const publication = await publications.find(id)
    if (!publication) throw missing()
    if (publication.state !== 'saved') throw notFailed()
    return publication
  })
}

function assertMayPublish(kind: EntryKind, { roles }: EntryCaller): void {
  const needed = permissionFor(kind, 'entries.publish')
  if (can(roles, needed)) return
  const message = `You don’t have permission to ${permissions[needed]}. Ask ${nameRoles(rolesWith(needed))}.`
  throw new ServiceError('role_insufficient', message)
}

export function missing(): ServiceError {
  return new ServiceError('not_found', 'This publication is no longer there. Load the list again.')
}

function notFailed(): ServiceError {
  const message =
    'You can’t retry this publication: it hasn’t failed, or a later one has replaced it. Load it again.'
  return new ServiceError('not_now', message)
}
