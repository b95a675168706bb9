import type { CommentState } from '../../contract/comment'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { changeEach, type Seen } from '../triage/change-each'

/** Moderates comments; each change is audited in its transaction. */
export function createCommentService(db: Db) {
  return {
    /** @param by Email address of the moderator. */
    moderate: (by: string, items: readonly Seen[], state: CommentState) =>
      changeEach(db, items, {
        lock: ({ comments }, ids) => comments.lock(ids),
        isDone: (comment) => comment.state === state,
        apply: async ({ comments, audit }, comment) => {
          await comments.setState(comment.id, state, by)
          await audit.add({
            actor: by,
            action: 'comment.moderated',
            subject: { reference: comment.reference },
            before: { state: comment.state },
            after: { state },
          })
        },
        load: ({ commentList }, ids) => commentList.findAll(ids),
      }),

    /**
     * Deletes a comment and its replies, which would not be visible without it.
     *
     * @throws ServiceError `not_found` or `changed`.
     */
    delete: (by: string, { id, version }: Seen): Promise<void> =>
      inTransaction(db, async (repositories) => {
        const { comments } = repositories
        const thread = await comments.lockThread(id)
        const comment = thread.find((one) => one.id === id)
        if (!comment) throw new ServiceError('not_found', 'This comment has been deleted. Reload the list.')
        if (comment.version !== version)
          throw new ServiceError('changed', 'Someone else moderated this comment. Review it and try again.')
        await comments.remove(id)
        for (const { reference, state } of thread) {
          const subject = { reference }
          const deletion = {
            actor: by,
            action: 'comment.deleted',
            subject,
            before: { state },
            after: null,
          } as const
          await repositories.audit.add(deletion)
        }
      }),
  }
}
