import { ActionButton } from '../../../ui/action-button'
import { BulkBar } from '../../../ui/bulk-bar'
import { PagedList } from '../../../ui/paged-list'
import { TriageList } from '../../../ui/triage-list'
import type { InquiryFilter } from '../inquiry-filter'
import { statusWords, topicOf } from '../inquiry-words'
import type { InquiryInbox } from '../use-inquiry-inbox'
import { InquiryRow } from './inquiry-row'

interface Props {
  inbox: InquiryInbox
  filter: InquiryFilter
  /** Address of who is signed in. */
  me: string
  onOpen: () => void
}

const bulkStates = ['closed', 'in_progress', 'spam', 'new'] as const

/** What the filter finds, or why there is nothing. */
export function InquiryList({ inbox, filter, me, onOpen }: Props) {
  const { pages, items, selection, changeTargets } = inbox
  return (
    <PagedList
      pages={pages}
      noun={{ one: 'inquiry', many: 'inquiries' }}
      shown={items.length}
      empty={explainEmpty(filter)}
    >
      <BulkBar label="Selected inquiries" selection={selection}>
        {bulkStates.map((state) => (
          <ActionButton key={state} onPress={() => changeTargets({ state }, statusWords[state].done)}>
            {statusWords[state].action}
          </ActionButton>
        ))}
        <ActionButton onPress={() => changeTargets({ assignee: me }, 'assigned to you')}>
          Assign to me
        </ActionButton>
      </BulkBar>
      <TriageList
        label="Inquiries"
        items={items}
        keyOf={({ id }) => id}
        nameOf={(inquiry) => `${inquiry.name}: ${topicOf(inquiry)}`}
        selection={selection}
        onOpen={onOpen}
      >
        {(inquiry) => <InquiryRow inquiry={inquiry} me={me} filteredBy={filter.state} />}
      </TriageList>
    </PagedList>
  )
}

function explainEmpty({ state, kind, assignee, search }: InquiryFilter): string {
  if (search !== '') return `No inquiries match “${search}”.`
  if (kind !== 'all' || assignee !== '') return 'No inquiries match these filters.'
  if (state === 'open' || state === 'new') return 'You’re all caught up.'
  return state === 'spam' ? 'No spam.' : 'No inquiries with this status.'
}
