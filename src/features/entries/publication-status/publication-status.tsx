import { isFixed, isSetting } from '../../../../contract/content/kinds'
import type { Publication } from '../../../../contract/publication'
import type { ApiClient } from '../../../client/create-api-client'
import { publicHref } from '../../../config/entries'
import { formatMoment } from '../../../lib/format-moment'
import { formatTime } from '../../../lib/format-time'
import { useNow } from '../../../lib/use-now'
import { ActionButton } from '../../../ui/action-button'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { hasEnded, planProgress, type ProgressStep } from './progress-steps'
import { usePublication, useWaitsFor, useRetry } from './publication-queries'
import * as css from './publication-status.module.css'

interface Props {
  api: ApiClient
  publicationId: string
  /** Whether this person can retry a failed build. */
  canRetry: boolean
  /** One line instead of all steps. Default: false. */
  compact?: boolean
}

/** The progress of a publication from saved to live, updated while it is on the screen; each step is announced. */
export function PublicationStatus({ api, publicationId, canRetry, compact = false }: Props) {
  const { data: publication, error, refetch } = usePublication(api, publicationId)
  const waitsFor = useWaitsFor(api, publication, { builder: publication?.builder, now: useNow() })
  if (publication === undefined)
    return error === null ? (
      <Skeleton label="Loading the publication status" lines={1} />
    ) : (
      <LoadError title="Couldn’t load the publication status." error={error} onRetry={() => void refetch()} />
    )
  const { steps, headline } = planProgress(publication, waitsFor)
  return (
    <section
      aria-label={`Publication of “${publication.title}”`}
      className={compact ? css.compact : css.full}
    >
      {!compact && <ProgressSteps steps={steps} />}
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

const spoken: Record<ProgressStep['state'], string> = {
  done: 'done',
  current: 'in progress',
  upcoming: 'not started',
  failed: 'failed',
  skipped: 'skipped',
}

function ProgressSteps({ steps }: { steps: readonly ProgressStep[] }) {
  return (
    <ol className={css.steps}>
      {steps.map(({ key, title, state, at }) => (
        <li key={key} className={css[state]} aria-current={state === 'current' ? 'step' : undefined}>
          <span className={css.title}>{title}</span>
          <span className="visually-hidden">, {spoken[state]}</span>
          {at !== undefined && (
            <time dateTime={at} title={formatMoment(at)} className={css.time}>
              {/* a build takes seconds */}
              {formatTime(new Date(at), { seconds: true })}
            </time>
          )}
        </li>
      ))}
    </ol>
  )
}

interface BuildFailureProps {
  api: ApiClient
  /** One that has failed. */
  publication: Publication
  /** Whether this person may build again. */
  canRetry: boolean
}

/** Why a build failed, the end of its log, and the way to try again. */
export function BuildFailure({
  api,
  publication: { id, kind, title, action, build, failure },
  canRetry,
}: BuildFailureProps) {
  const { mutate, isPending, error } = useRetry(api)
  const log = build?.log ?? []
  return (
    <div className={css.failure}>
      <p>
        <strong>{failure ?? build?.failure ?? 'No error details available.'}</strong>{' '}
        {explainShown(action, kind)} {failure === null && 'The rest of the site is unchanged.'}
      </p>
      {failure === null && log.length > 0 && (
        <details>
          <summary className={css.more}>Last lines of the build log</summary>
          <pre role="region" aria-label={`Build log for “${title}”`} tabIndex={0} className={css.log}>
            {log.join('\n')}
          </pre>
        </details>
      )}
      {canRetry ? (
        <ActionButton isPending={isPending} onPress={() => mutate(id)}>
          {isPending ? 'Starting…' : 'Retry build'}
        </ActionButton>
      ) : (
        <p className={css.stale}>An admin can retry the build.</p>
      )}
      {error !== null && <p role="alert">{error.message}</p>}
    </div>
  )
}

/** What visitors see after a failure. */
function explainShown(action: Publication['action'], kind: Publication['kind']): string {
  if (isSetting(kind)) return 'Your version is saved. The site still uses the one before.'
  if (action !== 'publish') return 'Visitors may still see the page.'
  return isFixed(kind)
    ? 'Your text is saved. Visitors still read the page as it was.'
    : 'Your text is saved and can be read at its URL.'
}

/** Links to the public page, which shows the published version at once; renders nothing where visitors read nothing. */
export function PublicLink({
  publication: { action, kind, slug, isReadable },
}: {
  publication: Publication
}) {
  if (isSetting(kind) || action === 'unpublish' || (action === 'publish' && !isReadable)) return null
  return (
    // not by the site's router: the page may be newer than what it holds
    <a href={publicHref(kind, slug)} className={css.link}>
      View page
      <span className="visually-hidden"> at {publicHref(kind, slug)}</span>
    </a>
  )
}
