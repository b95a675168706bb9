import { ApiError } from '../../client/api-error'
import type { ApiClient } from '../../client/create-api-client'
import { formatMoment } from '../../lib/format-moment'
import { LoadError, Skeleton } from '../../ui/load-states'
import * as css from './admin-dashboard.module.css'
import { useHealth } from './dashboard-queries'

/** Whether the service answers, whether it has a site to serve, and since when it runs. */
export function SiteState({ api }: { api: ApiClient }) {
  const { data, error, refetch } = useHealth(api)
  if (data === undefined && error === null) return <Skeleton label="Asking for the site’s state" lines={3} />
  if (error !== null) return <HealthFailure error={error} onRetry={() => void refetch()} />
  return (
    <dl className={css.facts}>
      <dt>Service</dt>
      <dd>
        <span className={css.good} aria-hidden="true" /> Answers
      </dd>
      <dt>Database</dt>
      <dd>
        <span className={css.good} aria-hidden="true" /> Answers
      </dd>
      <dt>Pages</dt>
      <dd>
        <span className={data.site === 'ready' ? css.good : css.bad} aria-hidden="true" />{' '}
        {data.site === 'ready' ? 'Served' : 'Missing: build the site'}
      </dd>
      <dt>Running since</dt>
      <dd>
        <time dateTime={data.startedAt}>{formatMoment(data.startedAt)}</time>
      </dd>
    </dl>
  )
}

/** A service without its database answers 503; one that cannot be reached does not answer at all. */
function HealthFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const withoutDatabase = error instanceof ApiError && error.status === 503
  return withoutDatabase ? (
    <LoadError title="The database does not answer." error={waiting} onRetry={onRetry} />
  ) : (
    <LoadError title="The service does not answer." error={error} onRetry={onRetry} />
  )
}

const waiting = new Error('Until it does, nothing can be read or saved. Try again in a minute.')
