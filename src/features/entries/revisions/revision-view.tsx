import { useState } from 'react'
import type { Entry } from '../../../../contract/entry'
import type { RevisionSummary } from '../../../../contract/revision'
import type { ApiClient } from '../../../client/create-api-client'
import { ActionButton } from '../../../ui/action-button'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { ToggleOption } from '../../../ui/toggle-option'
import { ContentDiff } from '../diff/content-diff'
import { RestoreBox } from './restore-box'
import { useRevision } from './revision-queries'
import * as css from './revisions.module.css'

interface Props {
  api: ApiClient
  entry: Entry
  revision: RevisionSummary
  canRestore: boolean
  onRestored: (entry: Entry) => void
}

/** One earlier form beside the working copy, or beside the form before it. */
export function RevisionView({ api, entry, revision: { number }, canRestore, onRestored }: Props) {
  const [against, setAgainst] = useState<'now' | 'before'>('now')
  const [asking, setAsking] = useState(false)
  return (
    <section aria-label={`Revision ${number}`} className={css.view}>
      <div className={css.tools}>
        <div role="group" aria-label="Compare with" className={css.options}>
          <ToggleOption selected={against === 'now'} onChange={() => setAgainst('now')}>
            With the text as it is now
          </ToggleOption>
          {number > 1 && (
            <ToggleOption selected={against === 'before'} onChange={() => setAgainst('before')}>
              With the one before
            </ToggleOption>
          )}
        </div>
        {canRestore && <ActionButton onPress={() => setAsking(true)}>Go back to this one</ActionButton>}
      </div>
      <Comparison api={api} entry={entry} number={number} against={against} />
      {asking && (
        <RestoreBox
          api={api}
          entry={entry}
          number={number}
          onRestored={onRestored}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  )
}

interface ComparisonProps {
  api: ApiClient
  entry: Entry
  number: number
  against: 'now' | 'before'
}

function Comparison({ api, entry, number, against }: ComparisonProps) {
  const chosen = useRevision(api, entry.id, number)
  const before = useRevision(api, entry.id, against === 'before' ? number - 1 : undefined)
  const failed = [chosen, ...(against === 'before' ? [before] : [])].find(({ isError }) => isError)
  if (failed?.error)
    return (
      <LoadError
        title="The revision could not be loaded."
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    )
  const [old, now] =
    against === 'now' ? [chosen.data?.content, entry.content] : [before.data?.content, chosen.data?.content]
  if (old === undefined || now === undefined) return <Skeleton label="Loading the revision" />
  const labels =
    against === 'now' ? [`Revision ${number}`, 'Now'] : [`Revision ${number - 1}`, `Revision ${number}`]
  return <ContentDiff before={old} after={now} labels={[labels[0] ?? '', labels[1] ?? '']} />
}
