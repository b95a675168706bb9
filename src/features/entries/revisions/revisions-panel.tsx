import { useState } from 'react'
import type { Entry } from '../../../../contract/entry'
import type { ApiClient } from '../../../client/create-api-client'
import { ActionButton } from '../../../ui/action-button'
import { EmptyState, LoadError, Skeleton } from '../../../ui/load-states'
import { RevisionList } from './revision-list'
import { useRevisions } from './revision-queries'
import { RevisionView } from './revision-view'
import * as css from './revisions.module.css'

interface Props {
  api: ApiClient
  /** As it was saved last. */
  entry: Entry
  /** Whether this person may change the entry now. */
  canRestore: boolean
  /** Called with the entry as it is after an earlier form was restored, or as it was loaded again. */
  onRestored: (entry: Entry) => void
}

/** Earlier forms of an entry: who kept each and why, what differs, and the way back to one. */
export function RevisionsPanel({ api, entry, canRestore, onRestored }: Props) {
  const query = useRevisions(api, entry)
  const [chosen, setChosen] = useState<number>()
  if (query.isPending) return <Skeleton label="Loading the revisions" />
  const failure = query.error && (
    <LoadError
      title="The revisions could not be loaded."
      error={query.error}
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
    />
  )
  const revisions = query.data?.pages.flatMap(({ data }) => data) ?? []
  if (revisions.length === 0) return failure ?? <EmptyState>Nothing has been kept yet.</EmptyState>
  const revision = revisions.find(({ number }) => number === chosen)
  return (
    <div className={css.frame}>
      <div className={css.panel}>
        <div>
          <RevisionList revisions={revisions} chosen={chosen} onChoose={setChosen} />
          {failure}
          {query.hasNextPage && !failure && (
            <ActionButton isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
              {query.isFetchingNextPage ? 'Loading…' : 'Show older ones'}
            </ActionButton>
          )}
        </div>
        {revision ? (
          <RevisionView
            key={revision.number}
            api={api}
            entry={entry}
            revision={revision}
            canRestore={canRestore}
            onRestored={(restored) => {
              setChosen(undefined)
              onRestored(restored)
            }}
          />
        ) : (
          <p className={css.hint}>Choose one to see what differs from it.</p>
        )}
      </div>
    </div>
  )
}
