import { maxBulkItems } from '../../../contract/bulk-limit'
import type { Comment, CommentState } from '../../../contract/comment'
import { pauseOf } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { useInboxList } from '../../lib/use-inbox-list'
import type { CommentFilter } from './comment-filter'
import { useCommentPages, useRefreshComments } from './comment-queries'
import { statusWords } from './comment-words'

interface Options {
  api: ApiClient
  /** Email address of the signed-in user. */
  me: string
  filter: CommentFilter
}

export type CommentInbox = ReturnType<typeof useCommentInbox>

/** The comments a filter finds, and their moderation. */
export function useCommentInbox({ api, me, filter }: Options) {
  const pages = useCommentPages(api, filter)
  const { change, changeTargets, ...inbox } = useInboxList<Comment, Pick<Comment, 'state'>>({
    pages,
    belongs: ({ state }) => state === filter.state,
    send: async (items, { state }) =>
      (await api.POST('/api/admin/comments/changes', { body: { items, state } })).data.data,
    maxItems: maxBulkItems,
    explainConflict: (_, now) => explainConflict(now, me),
    noun: { one: 'comment', many: 'comments' },
    refresh: useRefreshComments(),
    pauseOf,
  })
  return {
    ...inbox,
    /** How many there are with each status; undefined while it is not known. */
    counts: pages.data?.pages[0]?.counts,
    moderate: (comment: Comment, state: CommentState) => change([comment], { state }, describeChange(state)),
    /** Moderates the selected comments, else the active one, and moves on to the next. */
    moderateTargets: (state: CommentState) => changeTargets({ state }, describeChange(state)),
  }
}

const describeChange = (state: CommentState) => (comments: readonly Comment[]) => {
  const which =
    comments.length === 1 ? `Comment from ${comments[0]?.name ?? ''}` : `${comments.length} comments`
  return `${which}: ${statusWords[state].done}.`
}

/** Who moderated it before. */
function explainConflict({ name, state, moderatedBy }: Comment, me: string): string | undefined {
  if (moderatedBy === null) return undefined
  const by = moderatedBy.toLowerCase() === me.toLowerCase() ? 'you' : moderatedBy
  return `The comment from ${name} wasn’t changed: already ${statusWords[state].done} by ${by}.`
}
