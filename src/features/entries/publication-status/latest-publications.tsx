import type { PublicationWithBuilder } from '../../../../contract/publication'
import type { ApiClient } from '../../../client/create-api-client'
import { formatMoment } from '../../../lib/format-moment'
import { useNow } from '../../../lib/use-now'
import { EmptyState, LoadError, Skeleton } from '../../../ui/load-states'
import { planProgress } from './progress-steps'
import { useLatestPublications, useWaitsFor } from './publication-queries'
import { BuildFailure, PublicLink } from './publication-status'
import * as css from './publication-status.module.css'

const done: Record<PublicationWithBuilder['action'], string> = {
  publish: 'published',
  unpublish: 'unpublished',
  return: 'returned to its file',
}

/** The latest publications and their progress, for admins. */
export function LatestPublications({ api }: { api: ApiClient }) {
  const { data, error, refetch } = useLatestPublications(api)
  const now = useNow()
  if (data === undefined)
    return error === null ? (
      <Skeleton label="Loading the latest publications" lines={3} />
    ) : (
      <LoadError
        title="Couldn’t load the latest publications."
        error={error}
        onRetry={() => void refetch()}
      />
    )
  if (data.length === 0) return <EmptyState>No publications yet</EmptyState>
  return (
    <ol className={css.list}>
      {data.map((publication) => (
        <Row key={publication.id} api={api} publication={publication} now={now} />
      ))}
    </ol>
  )
}

function Row({
  api,
  publication,
  now,
}: {
  api: ApiClient
  publication: PublicationWithBuilder
  now: number
}) {
  const { title, action, by, at, state, builder } = publication
  const { headline } = planProgress(publication, useWaitsFor(api, publication, { builder, now }))
  return (
    <li>
      <p className={css.what}>
        <strong>{title}</strong> {done[action]} by {by}, <time dateTime={at}>{formatMoment(at)}</time>
      </p>
      <p className={css.headline}>
        <span className={`${css.sign} ${css[state] ?? ''}`} aria-hidden="true" />
        {headline} <PublicLink publication={publication} />
      </p>
      {state === 'failed' && <BuildFailure api={api} publication={publication} canRetry />}
    </li>
  )
}
