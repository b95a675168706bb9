import { hashOfReference } from '../conversations/hash-of-reference'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createAuditRepository } from '../repositories/audit-repository'
import { createCommentsRepository } from '../repositories/comments-repository'

/**
 * Erases a comment and the answers to it, which nobody could see without it. What the audit log says about them names
 * them by hashes from then on.
 *
 * @param by Address of who erases it.
 * @throws ServiceError `not_found` or `changed`.
 */
export function deleteComment(
  db: Db,
  by: string,
  { id, version }: { id: string; version: number },
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const comments = createCommentsRepository(trx)
    const audit = createAuditRepository(trx)
    const thread = await comments.findLockedThread(id)
    const comment = thread.find((one) => one.id === id)
    if (!comment) throw new ServiceError('not_found', 'There is no such comment. Load the list again.')
    if (comment.version !== version)
      throw new ServiceError(
        'changed',
        'This comment was decided on meanwhile. Look at it again, then decide.',
      )
    await comments.remove(id)
    for (const { reference, state } of thread) {
      const subject = hashOfReference(reference)
      await audit.rename(reference, subject)
      await audit.add({ actor: by, action: 'comment.deleted', subject, before: { state }, after: null })
    }
  })
}
