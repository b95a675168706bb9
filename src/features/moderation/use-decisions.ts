import { useState, useSyncExternalStore } from 'react'
import type { Comment, CommentState } from '../../../contract/comment'
import type { ApiClient } from '../../client/create-api-client'
import { createItemChanges } from '../../lib/create-item-changes'
import type { Undo } from '../../lib/use-undo'
import { useRefreshComments } from './comment-queries'
import { doneWords } from './comment-words'
import { explainFailures } from './explain-failures'

interface Decision {
  state: CommentState
}

interface Options {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  undo: Undo
}

/** Decides on comments at once, offers to take it back, and says what did not come about. */
export function useDecisions({ api, me, undo }: Options) {
  const [changes] = useState(() =>
    createItemChanges<Comment, Decision>({
      send: async (items, { state }) =>
        (await api.POST('/api/admin/comments/changes', { body: { items: [...items], state } })).data.data,
      apply: (comment, decision) => ({ ...comment, ...decision }),
    }),
  )
  useSyncExternalStore(changes.subscribe, changes.get, changes.get)
  const [problems, setProblems] = useState<readonly string[]>([])
  const refresh = useRefreshComments()

  const run = async (comments: readonly Comment[], stateOf: (comment: Comment) => CommentState) => {
    const failed = await changes.change(comments, (comment) => ({ state: stateOf(comment) }))
    if (failed.length > 0) setProblems(explainFailures(failed, me))
    // while further keys wait for their turn, their answers come with the last one
    if (changes.get().pending.size === 0) refresh()
    return failed
  }

  return {
    /** A comment with what is known of it and under way; undefined: it is gone. */
    settle: changes.settle,

    decide: (comments: readonly Comment[], state: CommentState) => {
      const wanted = comments.filter((comment) => comment.state !== state)
      if (wanted.length === 0) return
      setProblems([])
      const done = run(wanted, () => state)
      const takeBack = async () => {
        const failed = new Set((await done).map(({ item }) => item.id))
        await run(
          wanted.filter(({ id }) => !failed.has(id)),
          (comment) => comment.state,
        )
      }
      undo.offer({ text: describe(wanted, state), undo: () => void takeBack() })
    },

    /** What did not come about, a sentence each. */
    problems,
    dismissProblems: () => setProblems([]),
  }
}

function describe(comments: readonly Comment[], state: CommentState): string {
  const [first] = comments
  return comments.length === 1 && first
    ? `Comment of ${first.name}: ${doneWords[state]}.`
    : `${comments.length} comments: ${state === 'pending' ? 'wait again' : doneWords[state]}.`
}
