import { formatMoment } from '../../../lib/format-moment'
import type { EntrySummary } from '../../../../contract/entry'
import { SiteLink } from '../../../ui/site-link'
import * as css from './list.module.css'

interface Props {
  entries: readonly EntrySummary[]
  /** How many wait in all. */
  total: number
  hrefOf: (entry: EntrySummary) => string
}

/** What waits for an admin, who has waited longest first. */
export function ReviewQueue({ entries, total, hrefOf }: Props) {
  if (entries.length === 0) return null
  return (
    <section aria-labelledby="review-queue" className={css.queue}>
      <h2 id="review-queue" className={css.queueTitle}>
        Waiting for review <span className={css.number}>{total}</span>
      </h2>
      <ul className={css.queueList}>
        {entries.toReversed().map((entry) => (
          <li key={entry.id} className={css.queueItem}>
            <SiteLink href={hrefOf(entry)} className={css.title}>
              {entry.title || 'Without a title'}
            </SiteLink>
            <span className={css.quiet}>
              {entry.author}, since <time dateTime={entry.updatedAt}>{formatMoment(entry.updatedAt)}</time>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
