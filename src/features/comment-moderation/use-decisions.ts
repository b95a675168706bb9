import type { Comment, CommentState } from '../../../contract/comment'
import { pauseOf } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { useOptimisticUpdates } from '../../lib/use-optimistic-updates'
import type { Undo } from '../../lib/use-undo'
import { useRefreshComments } from './comment-queries'
import { doneWords } from './comment-words'

interface Decision {
  state: CommentState
}

interface Options {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  undo: Undo
}

/** Decisions on comments. */
export function useDecisions({ api, me, undo }: Options) {
  const { change, ...rest } = useOptimisticUpdates<Comment, Decision>({
    send: async (items, { state }) =>
      (await api.POST('/api/admin/comments/changes', { body: { items: [...items], state } })).data.data,
    isAsWanted: (comment, { state }) => comment.state === state,
    formerOf: ({ state }) => ({ state }),
    explainConflict: (comment, now) => explainConflict(comment, now, me),
    words: { one: 'comment', many: 'comments' },
    refresh: useRefreshComments(),
    ...{ undo, pauseOf },
  })
  return {
    ...rest,
    decide: (comments: readonly Comment[], state: CommentState) => {
      const wanted = comments.filter((comment) => comment.state !== state)
      change(wanted, { state }, describe(wanted, state))
    },
  }
}

/** Who decided otherwise meanwhile. */
function explainConflict({ name }: Comment, now: Comment | null, me: string): string {
  if (!now) return `The comment of ${name} is gone.`
  const isMine = now.moderatedBy?.toLowerCase() === me.toLowerCase()
  const by = now.moderatedBy === null ? 'somebody' : isMine ? 'you, elsewhere' : now.moderatedBy
  return `The comment of ${name} was left as it is: ${doneWords[now.state]} by ${by} meanwhile.`
}

function describe(comments: readonly Comment[], state: CommentState): string {
  const [first] = comments
  return comments.length === 1 && first
    ? `Comment of ${first.name}: ${doneWords[state]}.`
    : `${comments.length} comments: ${state === 'pending' ? 'wait again' : doneWords[state]}.`
}
