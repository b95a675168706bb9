import type { InquirySummary } from '../../../contract/inquiry'
import { ActionButton } from '../../ui/action-button'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { TriageList } from '../../ui/triage-list'
import { BulkBar } from './bulk-bar'
import * as css from './inquiries.module.css'
import type { InquiryFilter } from './inquiry-filter'
import { InquiryRow } from './inquiry-row'
import { topicOf } from './inquiry-words'
import type { InquiryDesk } from './use-inquiry-desk'
import { formatTotal } from '../../lib/format-count'

interface Props {
  desk: InquiryDesk
  filter: InquiryFilter
  /** Address of who is signed in. */
  me: string
  onOpen: () => void
}

/** What the filter finds, or why there is nothing. */
export function InquiryList({ desk, filter, me, onOpen }: Props) {
  const { query, items, triage } = desk
  if (query.isPending) return <Skeleton label="Loading the inquiries" lines={8} />
  const failure = query.isError && (
    <LoadError
      title={query.data ? 'The list could not be brought up to date.' : 'The inquiries could not be loaded.'}
      error={query.error}
      onRetry={() => void query.refetch()}
    />
  )
  if (query.data === undefined) return failure
  const total = query.data.pages[0]?.total ?? 0
  return (
    <>
      <BulkBar desk={desk} me={me} />
      {items.length === 0 && !query.hasNextPage && <EmptyState>{explainEmpty(filter)}</EmptyState>}
      {items.length > 0 && (
        <TriageList
          label="Inquiries"
          items={items}
          keyOf={({ id }) => id}
          nameOf={(inquiry) => `${inquiry.name}: ${topicOf(inquiry)}`}
          triage={triage}
          onOpen={onOpen}
        >
          {(inquiry: InquirySummary) => <InquiryRow inquiry={inquiry} me={me} showsState={filter.state} />}
        </TriageList>
      )}
      <div className={css.more}>
        <p role="status">{items.length > 0 && describeCount(items.length, total, query.hasNextPage)}</p>
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

/** The server counts up to 10,000; what was changed here it has not counted yet. */
function describeCount(shown: number, total: number, hasMore: boolean): string {
  if (!hasMore) return shown === 1 ? '1 inquiry' : `${shown} inquiries`
  return `${shown} of ${formatTotal(total)} inquiries`
}

function explainEmpty({ state, kind, assignee, search }: InquiryFilter): string {
  if (search !== '') return `No inquiry fits “${search}”. Each word is looked for by its beginning.`
  if (kind !== 'all' || assignee !== '') return 'No inquiry fits what you chose above.'
  if (state === 'open' || state === 'new') return 'Nothing waits for you here. Every inquiry is dealt with.'
  return state === 'spam' ? 'There is no spam.' : 'There is no inquiry in this state.'
}
