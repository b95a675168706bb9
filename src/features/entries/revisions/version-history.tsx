import { memo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Entry } from '../../../../contract/entry'
import type { RevisionSummary } from '../../../../contract/revision'
import type { ApiClient } from '../../../client/create-api-client'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { EmptyState, LoadError, Skeleton } from '../../../ui/load-states'
import * as screen from '../entry-screen.module.css'
import { useRevisions } from './revision-queries'
import { RevisionView } from './revision-view'
import * as css from './revisions.module.css'

/** The version history, loaded when it is opened. */
export const VersionHistory = memo(function VersionHistory(props: Parameters<typeof RevisionsPanel>[0]) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={screen.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Version history</summary>
      {isOpen && <RevisionsPanel {...props} />}
    </details>
  )
})

interface Props {
  api: ApiClient
  /** As it was last saved. */
  entry: Entry
  /** Whether this person can edit the entry now. */
  canRestore: boolean
  /** Called with the entry after a version was restored, or after a reload. */
  onRestored: (entry: Entry) => void
}

/** The versions of an entry: who saved each and why, what differs, and a button to restore one. */
export function RevisionsPanel({ api, entry, canRestore, onRestored }: Props) {
  const query = useRevisions(api, entry)
  const [chosen, setChosen] = useState<number>()
  const list = useRef<HTMLDivElement>(null)
  if (query.isPending) return <Skeleton label="Loading the version history" />
  const error = query.error && (
    <LoadError
      title="Couldn’t load the version history."
      error={query.error}
      onRetry={() => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch())}
    />
  )
  const revisions = query.data?.pages.flatMap(({ data }) => data) ?? []
  if (revisions.length === 0) return error ?? <EmptyState>No versions yet</EmptyState>
  const revision = revisions.find(({ number }) => number === chosen)
  const showList = () => {
    const button = list.current?.querySelector<HTMLElement>('[aria-pressed="true"]')
    flushSync(() => setChosen(undefined))
    button?.focus() // it may have been hidden
  }
  return (
    <div className={css.frame}>
      <div className={css.panel} data-chosen={revision !== undefined || undefined}>
        <div ref={list}>
          <RevisionList revisions={revisions} chosen={chosen} onChoose={setChosen} />
          {error}
          {query.hasNextPage && !error && (
            <ActionButton isPending={query.isFetchingNextPage} onPress={() => void query.fetchNextPage()}>
              {query.isFetchingNextPage ? 'Loading…' : 'Show more'}
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
            onBack={showList}
            onRestored={(restored) => {
              setChosen(undefined)
              onRestored(restored)
            }}
          />
        ) : (
          <p className={css.hint}>Select a version to compare</p>
        )}
      </div>
    </div>
  )
}

interface ListProps {
  /** The latest first. */
  revisions: readonly RevisionSummary[]
  /** Number of the revision that is shown. */
  chosen: number | undefined
  onChoose: (number: number) => void
}

/** Who saved each version, when and why, and its length. */
function RevisionList({ revisions, chosen, onChoose }: ListProps) {
  return (
    <ol className={css.list} aria-label="Versions">
      {revisions.map(({ number, at, by, reason, words }, index) => (
        <li key={number}>
          <button
            type="button"
            aria-pressed={number === chosen}
            className={css.revision}
            onClick={() => onChoose(number)}
          >
            <span className={css.number}>{number}</span>
            <span>
              <strong>{reasons[reason]}</strong> <time dateTime={at}>{formatMoment(at)}</time>
              <span className={css.by}>
                {[by, describeWords(words, revisions[index + 1]?.words)].filter(Boolean).join(', ')}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}

const reasons: Record<RevisionSummary['reason'], string> = {
  created: 'Created',
  saved: 'Saved',
  submitted: 'Submitted for review',
  published: 'Published',
  restored: 'Restored',
  imported: 'Imported from a file',
  taken_over: 'Content of the file',
  merged: 'Merged with the file',
}

/** Its length, and the change since the previous version: "840 words (−12)"; "" without a text, as in settings. */
function describeWords(words: number, before: number | undefined): string {
  if (words === 0 && (before ?? 0) === 0) return ''
  const length = `${words} ${words === 1 ? 'word' : 'words'}`
  if (before === undefined || before === words) return length
  const change = words - before
  return `${length} (${change > 0 ? '+' : '−'}${Math.abs(change)})`
}
