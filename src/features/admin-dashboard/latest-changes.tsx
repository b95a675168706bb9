import type { AuditEntry } from '../../../contract/audit'
import type { ApiClient } from '../../client/create-api-client'
import { describeChange } from '../../config/describe-change'
import { formatMoment } from '../../lib/format-moment'
import { ActionButton } from '../../ui/action-button'
import { EmptyState, LoadError, Skeleton } from '../../ui/load-states'
import * as css from './admin-dashboard.module.css'
import { useChanges } from './dashboard-queries'

interface Props {
  api: ApiClient
  /** Email of the signed-in user. */
  me: string
}

/** Recent changes, newest first. */
export function LatestChanges({ api, me }: Props) {
  const query = useChanges(api)
  if (query.isPending) return <Skeleton label="Loading changes" />
  const failure = query.error && (
    <LoadError
      title="Couldn’t load recent activity."
      error={query.error}
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
    />
  )
  const changes = query.data?.pages.flatMap(({ data }) => data) ?? []
  if (changes.length === 0) return failure ?? <EmptyState>No changes yet</EmptyState>
  return (
    <>
      <ol className={css.changes}>
        {changes.map((change) => (
          <Change key={change.id} change={change} me={me} />
        ))}
      </ol>
      {failure}
      {query.hasNextPage && !failure && (
        <div className={css.more}>
          <ActionButton isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? 'Loading…' : 'Show more'}
          </ActionButton>
        </div>
      )}
    </>
  )
}

function Change({ change, me }: { change: AuditEntry; me: string }) {
  const { actor, did, subject, before, after } = describeChange(change, me)
  return (
    <li>
      <time dateTime={change.at} className={css.when}>
        {formatMoment(change.at)}
      </time>
      <p>
        <strong>{actor}</strong> {did} <strong>{subject}</strong>
        <Values before={before} after={after} />
      </p>
    </li>
  )
}

function Values({ before, after }: { before: string | undefined; after: string | undefined }) {
  if (after === undefined) return before && <>, who was {withArticle(before)}</>
  if (before === undefined) return <> as {withArticle(after)}</>
  return (
    <>
      : {before} <span aria-hidden="true">→</span>
      <span className="visually-hidden">became</span> {after}
    </>
  )
}

const withArticle = (role: string) => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`
