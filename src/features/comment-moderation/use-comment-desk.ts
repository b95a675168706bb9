import type { Comment, CommentState } from '../../../contract/comment'
import type { ApiClient } from '../../client/create-api-client'
import { useFetchAhead } from '../../lib/use-fetch-ahead'
import { useListSelection } from '../../lib/use-list-selection'
import { useUndo } from '../../lib/use-undo'
import type { CommentFilter } from './comment-filter'
import { useCommentPages } from './comment-queries'
import { useDecisions } from './use-decisions'

interface Options {
  api: ApiClient
  /** Address of who is signed in. */
  me: string
  filter: CommentFilter
}

export type CommentDesk = ReturnType<typeof useCommentDesk>

/** The comments a filter finds, as they are decided on here, and the place in them. */
export function useCommentDesk({ api, me, filter }: Options) {
  const undo = useUndo()
  const query = useCommentPages(api, filter)
  const { settle, decide, problems, dismissProblems, isHeld } = useDecisions({ api, me, undo })
  const items = (query.data?.pages.flatMap(({ data }) => data) ?? []).flatMap((found) => {
    const item = settle(found)
    return item?.state === filter.state ? [item] : []
  })
  const triage = useListSelection(items, ({ id }) => id)
  useFetchAhead(query, items, triage.active)

  return {
    query,
    items,
    triage,
    undo,
    problems,
    dismissProblems,
    isHeld,
    decideOne: (comment: Comment, state: CommentState) => decide([comment], state),
    /** Decides on what is selected, else on the active one, and moves on to the next. */
    decideTargets: (state: CommentState) => {
      decide(triage.targets, state)
      if (triage.selected.size > 0) triage.select([])
    },
  }
}
