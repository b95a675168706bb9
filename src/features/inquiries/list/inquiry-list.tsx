import type { InquirySummary } from '../../../../contract/inquiry'
import { describeDistance } from '../../../lib/describe-distance'
import { formatMoment } from '../../../lib/format-moment'
import { useNow } from '../../../lib/use-now'
import { ActionButton } from '../../../ui/action-button'
import { BulkBar } from '../../../ui/bulk-bar'
import { PagedList } from '../../../ui/paged-list'
import { TriageList } from '../../../ui/triage-list'
import * as css from '../inquiries.module.css'
import { type InquiryFilter, isSame } from '../inquiry-filter'
import { statusWords, topicOf, severityTitles } from '../inquiry-words'
import type { InquiryInbox } from '../use-inquiry-inbox'

interface Props {
  inbox: InquiryInbox
  filter: InquiryFilter
  /** Email address of the signed-in user. */
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
  if (search !== '') return `No inquiries match “${search}”`
  if (kind !== 'all' || assignee !== '') return 'No inquiries match these filters'
  if (state === 'open' || state === 'new') return 'You’re all caught up'
  return state === 'spam' ? 'No spam' : 'No inquiries with this status'
}

interface RowProps {
  inquiry: InquirySummary
  /** Email address of the signed-in user. */
  me: string
  /** The status the list is filtered by: one they all have is not repeated. */
  filteredBy: InquiryFilter['state']
}

/** One inquiry of the list: phrasing content, since it is in a button. */
function InquiryRow({ inquiry, me, filteredBy }: RowProps) {
  const { name, company, createdAt, excerpt, severity, assignee, state } = inquiry
  const now = useNow(60_000)
  const isMixed = filteredBy === 'open' || filteredBy === 'all'
  return (
    <span className={css.row}>
      <span className={css.rowHead}>
        <span className={css.name} data-new={state === 'new'}>
          {name}
        </span>
        <time dateTime={createdAt} title={formatMoment(createdAt)} className={css.when}>
          {describeDistance(now, Date.parse(createdAt))}
        </time>
      </span>
      {company !== '' && <span className={css.company}>{company}</span>}
      <span className={css.topic}>{topicOf(inquiry)}</span>
      <span className={css.excerpt}>{excerpt}</span>
      <span className={css.badges}>
        {isMixed && state !== 'new' && <span className={css.badge}>{statusWords[state].title}</span>}
        {severity !== null && (
          <span className={css.badge} data-urgent={severity === 'critical' || severity === 'high'}>
            {severityTitles[severity]}
          </span>
        )}
        {assignee !== null && (
          <span className={css.badge}>{isSame(assignee, me) ? 'Assigned to you' : assignee}</span>
        )}
      </span>
    </span>
  )
}
