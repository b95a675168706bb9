import type { Role } from '../../../contract/permissions'
import type { ApiClient } from '../../client/create-api-client'
import { routes } from '../../config/routes'
import { describeDistance } from '../../lib/describe-distance'
import { formatMoment } from '../../lib/format-moment'
import { FigureRow } from '../../ui/figure-row'
import { LoadError, Skeleton } from '../../ui/load-states'
import * as css from './admin-dashboard.module.css'
import { useWritingCounts } from './dashboard-queries'
import { EntryList } from './entry-list'
import { nextToGo, oldestFirst } from './sort-entries'

const ids = { review: 'waits-for-review', scheduled: 'goes-out-next' } as const

/** What is being written: how much waits, what waits for an admin, and what goes out next. */
export function WritingDesk({ api, role }: { api: ApiClient; role: Role }) {
  return (
    <>
      <WritingCounts api={api} />
      <div className={css.desk}>
        <EntryList
          api={api}
          role={role}
          state="in_review"
          id={ids.review}
          title="Waits for review"
          empty="Nothing waits for review."
          sort={oldestFirst}
          note={({ author, updatedAt }, now) => (
            <>
              {author}, {describeDistance(now, Date.parse(updatedAt))}
            </>
          )}
        />
        <EntryList
          api={api}
          role={role}
          state="scheduled"
          id={ids.scheduled}
          title="Goes out next"
          empty="Nothing is scheduled."
          sort={nextToGo}
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

function WritingCounts({ api }: { api: ApiClient }) {
  const { data, error, refetch } = useWritingCounts(api)
  if (data === undefined)
    return error === null ? (
      <Skeleton label="Counting what is written" lines={2} />
    ) : (
      <LoadError title="What is written could not be counted." error={error} onRetry={() => void refetch()} />
    )
  const href = routes.adminPosts.href()
  const figures = [
    { title: 'Waiting for review', count: data.in_review ?? 0, href: `#${ids.review}` },
    { title: 'Sent back for changes', count: data.changes_requested ?? 0, href },
    { title: 'Scheduled', count: data.scheduled ?? 0, href: `#${ids.scheduled}` },
    { title: data.draft === 1 ? 'Draft' : 'Drafts', count: data.draft ?? 0, href },
  ]
  return <FigureRow figures={figures} />
}
