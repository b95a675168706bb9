import type { ReactNode } from 'react'
import type { EntrySummary } from '../../../contract/entry'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { entryHref, kindTitles } from '../../config/entries'
import { useNow } from '../../lib/use-now'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import { SiteLink } from '../../ui/site-link'
import * as css from './admin-dashboard.module.css'
import { useEntriesIn } from './dashboard-queries'

/** How many of a list stand here; the rest is in the lists of their kind. */
const shown = 6

interface Props {
  api: ApiClient
  roles: readonly Role[]
  state: 'in_review' | 'scheduled'
  /** Of the heading, for links to it. */
  id: string
  title: string
  /** Text for an empty list. */
  empty: string
  sort: (entries: readonly EntrySummary[]) => readonly EntrySummary[]
  /** What stands below the title. @param now In milliseconds. */
  note: (entry: EntrySummary, now: number) => ReactNode
}

/** The first entries with one status. */
export function EntryList({ api, roles, state, id, title, empty, sort, note }: Props) {
  const { data, error, refetch } = useEntriesIn(api, state)
  const now = useNow()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.subtitle}>
        {title}
      </h3>
      {data === undefined && error === null && <Skeleton label={`Loading: ${title}`} lines={2} />}
      {data === undefined && error !== null && (
        <LoadError title="Couldn’t load the list." error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && <EmptyState>{empty}</EmptyState>}
      {data !== undefined && data.total > 0 && (
        <ul className={css.entries}>
          {sort(data.data)
            .slice(0, shown)
            .map((entry) => (
              <li key={entry.id}>
                <SiteLink href={entryHref(entry, roles)} className={css.entry}>
                  {entry.title || 'Untitled'}
                </SiteLink>
                <p>
                  {kindTitles[entry.kind]}, {note(entry, now)}
                </p>
              </li>
            ))}
          {data.total > shown && <li>and {data.total - shown} more</li>}
        </ul>
      )}
    </section>
  )
}
