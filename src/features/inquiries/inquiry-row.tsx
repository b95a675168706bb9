import type { InquirySummary } from '../../../contract/inquiry'
import { describeDistance } from '../../lib/describe-distance'
import { formatMoment } from '../../lib/format-moment'
import { useNow } from '../../lib/use-now'
import * as css from './inquiries.module.css'
import { isSame, type InquiryFilter } from './inquiry-filter'
import { severityTitles, stateTitles, topicOf } from './inquiry-words'

interface Props {
  inquiry: InquirySummary
  /** Address of who is signed in. */
  me: string
  /** What the list is narrowed to: a state all have need not be said of each. */
  showsState: InquiryFilter['state']
}

/** One inquiry of the list: phrasing content, since it stands in a button. */
export function InquiryRow({ inquiry, me, showsState }: Props) {
  const { name, company, createdAt, excerpt, severity, assignee, state } = inquiry
  const now = useNow(60_000)
  const isMixed = showsState === 'open' || showsState === 'all'
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
      <span className={css.signs}>
        {isMixed && state !== 'new' && <span className={css.sign}>{stateTitles[state]}</span>}
        {severity !== null && (
          <span className={css.sign} data-urgent={severity === 'critical' || severity === 'high'}>
            {severityTitles[severity]}
          </span>
        )}
        {assignee !== null && <span className={css.sign}>{isSame(assignee, me) ? 'Yours' : assignee}</span>}
      </span>
    </span>
  )
}
