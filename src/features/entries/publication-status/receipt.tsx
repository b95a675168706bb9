import type { ApiClient } from '../../../client/create-api-client'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { useNow } from '../../../lib/use-now'
import { BuildFailure } from './build-failure'
import { CourseMarks } from './course-marks'
import { hasEnded, planCourse } from './plan-course'
import { PublicLink } from './public-link'
import { usePublication, useWaitsFor } from './publication-queries'
import * as css from './receipt.module.css'

interface Props {
  api: ApiClient
  publicationId: string
  /** Whether this person may build again after a failure: admins. */
  canRetry: boolean
  /** One line instead of the whole course. Default: false. */
  compact?: boolean
}

/** How far a publication has come, from saved to live, kept up to date while one looks; each step is announced. */
export function Receipt({ api, publicationId, canRetry, compact = false }: Props) {
  const { data: publication, error, refetch } = usePublication(api, publicationId)
  const waitsFor = useWaitsFor(api, publication, { builder: publication?.builder, now: useNow() })
  if (publication === undefined)
    return error === null ? (
      <Skeleton label="Loading the receipt" lines={1} />
    ) : (
      <LoadError title="The receipt could not be loaded." error={error} onRetry={() => void refetch()} />
    )
  const { marks, headline } = planCourse(publication, waitsFor)
  return (
    <section
      aria-label={`Publication of “${publication.title}”`}
      className={compact ? css.compact : css.receipt}
    >
      {!compact && <CourseMarks marks={marks} />}
      <p className={css.headline}>
        <span role="status">{headline}</span> <PublicLink publication={publication} />
      </p>
      {error !== null && !hasEnded(publication) && (
        <p className={css.stale}>This may be out of date. {error.message}</p>
      )}
      {publication.state === 'failed' && (
        <BuildFailure api={api} publication={publication} canRetry={canRetry} />
      )}
    </section>
  )
}
