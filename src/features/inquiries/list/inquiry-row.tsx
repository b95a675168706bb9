import type { InquirySummary } from '../../../../contract/inquiry'
import { describeDistance } from '../../../lib/describe-distance'
import { formatMoment } from '../../../lib/format-moment'
import { useNow } from '../../../lib/use-now'
import * as css from '../inquiries.module.css'
import { isSame, type InquiryFilter } from '../inquiry-filter'
import { severityTitles, statusWords, topicOf } from '../inquiry-words'

interface Props {
  inquiry: InquirySummary
  /** Address of who is signed in. */
  me: string
  /** The status the list is filtered by: one they all have is not repeated. */
  filteredBy: InquiryFilter['state']
}

/** One inquiry of the list: phrasing content, since it is in a button. */
export function InquiryRow({ inquiry, me, filteredBy }: Props) {
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
