import type { EntrySummary } from '../../../contract/entry'
import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { routes } from '../../config/routes'
import { describeDistance } from '../../lib/describe-distance'
import { formatMoment } from '../../lib/format-moment'
import { FigureRow } from '../../ui/figure-row'
import { LoadError, Skeleton } from '../../ui/load-states'
import * as css from './admin-dashboard.module.css'
import { useEntryCounts } from './dashboard-queries'
import { EntryList } from './entry-list'

const ids = { review: 'in-review', scheduled: 'scheduled' } as const

/** Counts by status, entries to review, and scheduled entries. */
export function EntryOverview({ api, roles }: { api: ApiClient; roles: readonly Role[] }) {
  return (
    <>
      <EntryCounts api={api} />
      <div className={css.overview}>
        <EntryList
          api={api}
          roles={roles}
          state="in_review"
          id={ids.review}
          title="In review"
          empty="Nothing to review"
          sort={oldestFirst}
          note={({ author, updatedAt }, now) => (
            <>
              {author}, {describeDistance(now, Date.parse(updatedAt))}
            </>
          )}
        />
        <EntryList
          api={api}
          roles={roles}
          state="scheduled"
          id={ids.scheduled}
          title="Scheduled"
          empty="Nothing scheduled"
          sort={soonestFirst}
          note={({ publishAt }, now) =>
            publishAt !== null && (
              <>
                <time dateTime={publishAt}>{formatMoment(publishAt)}</time>,{' '}
                {describeDistance(now, Date.parse(publishAt))}
              </>
            )
          }
        />
      </div>
    </>
  )
}

function EntryCounts({ api }: { api: ApiClient }) {
  const { data, error, refetch } = useEntryCounts(api)
  if (data === undefined)
    return error === null ? (
      <Skeleton label="Loading article counts" lines={2} />
    ) : (
      <LoadError title="Couldn’t load article counts." error={error} onRetry={() => void refetch()} />
    )
  const href = routes.adminPosts.href()
  const figures = [
    { title: 'In review', count: data.in_review, href: `#${ids.review}` },
    { title: 'Changes requested', count: data.changes_requested, href },
    { title: 'Scheduled', count: data.scheduled, href: `#${ids.scheduled}` },
    { title: data.draft === 1 ? 'Draft' : 'Drafts', count: data.draft, href },
  ]
  return <FigureRow figures={figures} />
}

/** The least recently changed first. */
const oldestFirst = (entries: readonly EntrySummary[]): readonly EntrySummary[] =>
  entries.toSorted((a, b) => a.updatedAt.localeCompare(b.updatedAt))

/** The next to be published first. */
const soonestFirst = (entries: readonly EntrySummary[]): readonly EntrySummary[] =>
  entries.toSorted((a, b) => (a.publishAt ?? '').localeCompare(b.publishAt ?? ''))
