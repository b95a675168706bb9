import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { formatMoment } from '../../lib/format-moment'
import { LoadError, Skeleton } from '../../ui/load-states'
import * as css from './admin-dashboard.module.css'
import { useHealth } from './dashboard-queries'

/** Whether service, database and pages are available, and since when the service has been running. */
export function SiteStatus({ api }: { api: ApiClient }) {
  const { data, error, refetch } = useHealth(api)
  if (data === undefined && error === null) return <Skeleton label="Loading site status" lines={3} />
  if (error !== null) return <HealthFailure error={error} onRetry={() => void refetch()} />
  return (
    <dl className={css.facts}>
      <dt>Service</dt>
      <dd>
        <span className={css.good} aria-hidden="true" /> Operational
      </dd>
      <dt>Database</dt>
      <dd>
        <span className={css.good} aria-hidden="true" /> Operational
      </dd>
      <dt>Pages</dt>
      <dd>
        <span className={data.site === 'ready' ? css.good : css.bad} aria-hidden="true" />{' '}
        {data.site === 'ready' ? 'Operational' : 'Not built yet'}
      </dd>
      <dt>Running since</dt>
      <dd>
        <time dateTime={data.startedAt}>{formatMoment(data.startedAt)}</time>
      </dd>
    </dl>
  )
}

/** A service without its database responds with 503. */
function HealthFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const withoutDatabase = error instanceof ApiError && error.status === 503
  return withoutDatabase ? (
    <LoadError title="Database unavailable." error={waiting} onRetry={onRetry} />
  ) : (
    <LoadError title="Service unavailable." error={error} onRetry={onRetry} />
  )
}

const waiting = new Error('You can’t load or save anything for now. Try again in a minute.')
