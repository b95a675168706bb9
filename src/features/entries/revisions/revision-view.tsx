import { useEffect, useRef, useState } from 'react'
import type { Entry } from '../../../../contract/entry'
import type { RevisionSummary } from '../../../../contract/revision'
import type { ApiClient } from '../../../client/create-api-client'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { LoadError, Skeleton } from '../../../ui/load-states'
import { useToast } from '../../../ui/toasts'
import { ToggleOption } from '../../../ui/toggle-option'
import { ContentDiff } from '../diff/content-diff'
import { ActionErrorMessage } from '../workflow/dialogs'
import { useReload } from '../workflow/use-entry-actions'
import { useRevision, useRestore } from './revision-queries'
import * as css from './revisions.module.css'

interface Props {
  api: ApiClient
  entry: Entry
  revision: RevisionSummary
  canRestore: boolean
  /** Returns to the list, where that is hidden. */
  onBack: () => void
  onRestored: (entry: Entry) => void
}

/** Compares a revision with the draft or with the revision before it. */
export function RevisionView({ api, entry, revision: { number }, canRestore, onBack, onRestored }: Props) {
  const [against, setAgainst] = useState<'current' | 'previous'>('current')
  const [asking, setAsking] = useState(false)
  const view = useShownView()
  return (
    <section ref={view} tabIndex={-1} aria-label={`Version ${number}`} className={css.view}>
      <div className={css.back}>
        <ActionButton look="plain" onPress={onBack}>
          <span aria-hidden="true">←</span> All versions
        </ActionButton>
      </div>
      <div className={css.tools}>
        <div role="group" aria-label="Compare with" className={css.options}>
          <ToggleOption selected={against === 'current'} onChange={() => setAgainst('current')}>
            Compare with current
          </ToggleOption>
          {number > 1 && (
            <ToggleOption selected={against === 'previous'} onChange={() => setAgainst('previous')}>
              Compare with previous
            </ToggleOption>
          )}
        </div>
        {canRestore && <ActionButton onPress={() => setAsking(true)}>Restore this version</ActionButton>}
      </div>
      <Comparison api={api} entry={entry} number={number} against={against} />
      {asking && (
        <RestoreDialog
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

/** Moves what was chosen into sight, and the focus to it where it stands in place of the list. */
function useShownView() {
  const view = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = view
    if (!current) return
    const { top } = current.getBoundingClientRect()
    if (top < 0 || top > window.innerHeight / 2) current.scrollIntoView({ block: 'start' })
    const list = current.previousElementSibling
    if (list && getComputedStyle(list).display === 'none') current.focus({ preventScroll: true })
  }, [])
  return view
}

interface ComparisonProps {
  api: ApiClient
  entry: Entry
  number: number
  against: 'current' | 'previous'
}

function Comparison({ api, entry, number, against }: ComparisonProps) {
  const chosen = useRevision(api, entry.id, number)
  const previous = useRevision(api, entry.id, against === 'previous' ? number - 1 : undefined)
  const failed = [chosen, ...(against === 'previous' ? [previous] : [])].find(({ isError }) => isError)
  if (failed?.error)
    return (
      <LoadError
        title="Couldn’t load the version."
        error={failed.error}
        onRetry={() => void failed.refetch()}
      />
    )
  const [old, now] =
    against === 'current'
      ? [chosen.data?.content, entry.content]
      : [previous.data?.content, chosen.data?.content]
  if (old === undefined || now === undefined) return <Skeleton label="Loading the version" />
  const labels =
    against === 'current' ? [`Version ${number}`, 'Current'] : [`Version ${number - 1}`, `Version ${number}`]
  return <ContentDiff before={old} after={now} labels={[labels[0] ?? '', labels[1] ?? '']} />
}

interface RestoreDialogProps {
  api: ApiClient
  entry: Entry
  /** Number of the revision. */
  number: number
  onRestored: (entry: Entry) => void
  onClose: () => void
}

/** Asks before a revision replaces the draft. */
function RestoreDialog({ api, entry, number, onRestored, onClose }: RestoreDialogProps) {
  const toast = useToast()
  const { mutate, isPending, error } = useRestore(api, entry)
  const reload = useReload(api, entry.id, (latest) => {
    onClose()
    onRestored(latest)
  })
  const restore = () =>
    mutate(number, {
      onSuccess: (restored) => {
        toast(`Version ${number} restored`)
        onClose()
        onRestored(restored)
      },
    })
  return (
    <DialogBox role="alertdialog" title={`Restore version ${number}?`} open onClose={onClose}>
      <p>This replaces the current draft and is saved as a new version.</p>
      <p>The current version stays in the history. Nothing changes on the site until you publish.</p>
      <ActionErrorMessage error={error} onReload={reload.load} isLoading={reload.isLoading} />
      <DialogActions>
        <ActionButton onPress={onClose}>Cancel</ActionButton>
        <ActionButton look="main" isPending={isPending} onPress={restore}>
          Restore
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
