import { ActionButton } from '../../ui/action-button'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { TriageList } from '../../ui/triage-list'
import { BulkBar } from './bulk-bar'
import type { CommentFilter } from './comment-filter'
import { CommentRow } from './comment-row'
import * as css from './moderation.module.css'
import type { CommentDesk } from './use-comment-desk'
import { formatTotal } from '../../lib/format-count'

interface Props {
  desk: CommentDesk
  filter: CommentFilter
  onOpen: () => void
}

/** What the filter finds, or why there is nothing. */
export function CommentList({ desk, filter, onOpen }: Props) {
  const { query, items, triage } = desk
  const isBetween = query.isPlaceholderData || query.hasNextPage
  if (query.isPending || (items.length === 0 && isBetween && !query.isError))
    return <Skeleton label="Loading the comments" lines={8} />
  const failure = query.isError && (
    <LoadError
      title={query.data ? 'The list could not be brought up to date.' : 'The comments could not be loaded.'}
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  )
  if (query.data === undefined) return failure
  return (
    <>
      <BulkBar desk={desk} state={filter.state} />
      {items.length === 0 && !query.isError && <EmptyState>{explainEmpty(filter)}</EmptyState>}
      {items.length > 0 && (
        <TriageList
          label="Comments"
          items={items}
          keyOf={({ id }) => id}
          nameOf={({ name, text }) => `${name}: ${text.slice(0, 60)}`}
          triage={triage}
          onOpen={onOpen}
        >
          {(comment) => <CommentRow comment={comment} />}
        </TriageList>
      )}
      <div className={css.more}>
        <p role="status">
          {items.length > 0 &&
            describeCount(items.length, query.data.pages[0]?.total ?? 0, query.hasNextPage)}
        </p>
        {query.hasNextPage && (
          <ActionButton isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? 'Loading…' : 'Load more'}
          </ActionButton>
        )}
      </div>
      {failure}
    </>
  )
}

/** The server counts up to 10,000; what was decided here it has not counted yet. */
function describeCount(shown: number, total: number, hasMore: boolean): string {
  if (!hasMore) return shown === 1 ? '1 comment' : `${shown} comments`
  return `${shown} of ${formatTotal(total)} comments`
}

function explainEmpty({ state, search, post }: CommentFilter): string {
  if (search !== '') return `No comment fits “${search}”. Each word is looked for by its beginning.`
  if (post !== '') return 'There is none of these on this article.'
  if (state === 'pending') return 'Nothing waits for you here. Every comment is decided on.'
  return state === 'spam' ? 'There is no spam.' : `No comment is ${state}.`
}
