import type { z } from 'zod'
import type { CommentState, moderateComments as call } from '../../contract/comment'
import type { Db } from '../database/open-database'
import { createAuditRepository } from '../repositories/audit-repository'
import { createCommentListRepository } from '../repositories/comment-list-repository'
import { createCommentsRepository, type DecidableComment } from '../repositories/comments-repository'

type Decision = z.output<(typeof call)['request']['body']>
type Outcome = z.output<(typeof call)['responses'][200]>['data'][number]

/**
 * Puts comments into a state, each with its audit entry. One that was changed since the caller saw it stays as it is;
 * the others are not held up. Nothing is lost by a repeated call: what is in that state already is done.
 *
 * @param by Address of who decides.
 */
export function moderateComments(db: Db, by: string, { items, state }: Decision): Promise<Outcome[]> {
  return db.transaction().execute(async (trx) => {
    const comments = createCommentsRepository(trx)
    const ids = items.map(({ id }) => id)
    const known = new Map((await comments.findLocked(ids)).map((comment) => [comment.id, comment]))
    const outcomes = new Map<string, Outcome['outcome']>()
    for (const { id, version } of items) {
      const comment = known.get(id)
      const outcome = judge(comment, version, state)
      outcomes.set(id, outcomes.get(id) ?? outcome)
      if (!comment || outcome !== 'done' || comment.state === state) continue
      await comments.setState(id, state, by)
      known.set(id, { ...comment, state, version: comment.version + 1 })
      await createAuditRepository(trx).add({
        actor: by,
        action: 'comment.moderated',
        subject: comment.reference,
        before: { state: comment.state },
        after: { state },
      })
    }
    const present = new Map(
      (await createCommentListRepository(trx).findAll(ids)).map((item) => [item.id, item]),
    )
    return [...outcomes].map(([id, outcome]) => ({ id, outcome, item: present.get(id) ?? null }))
  })
}

function judge(
  comment: DecidableComment | undefined,
  version: number,
  state: CommentState,
): Outcome['outcome'] {
  if (!comment) return 'not_found'
  return comment.version === version || comment.state === state ? 'done' : 'changed'
}
