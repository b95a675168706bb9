import { useEffect, useState } from 'react'
import type { Entry } from '../../../../contract/entry'
import { formatMoment } from '../../../lib/format-moment'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import { ContentDiff } from '../diff/content-diff'
import type { Autosave } from './autosave'
import type { LocalCopy, LocalCopies } from './local-copies'
import { sameContent, withServiceFields } from './merge-content'

interface Recovery {
  /** Copies without anything the server does not have, except a slug that it refused. */
  drop: LocalCopy[]
  /** Copies to ask about, the latest first. */
  ask: LocalCopy[]
}

/** What to do with copies of an entry that were left in this browser. */
export function planRecovery(entry: Entry, left: readonly LocalCopy[]): Recovery {
  const drop = left.filter(({ content, isSlugTaken = false }) =>
    sameContent(isSlugTaken ? { ...content, slug: entry.slug } : content, entry.content),
  )
  return { drop, ask: left.filter((copy) => !drop.includes(copy)) }
}

interface Options {
  autosave: Autosave
  copies: LocalCopies
  /** As the server had it when it was opened; undefined if it has none. */
  entry: Entry | undefined
  /** Copies of it in this browser, the latest first. */
  left: readonly LocalCopy[]
}

/** Decides what to do with local copies: continue from them, ask about them, or show them next to the text. */
export function useRecovery({ autosave, copies, entry, left }: Options) {
  const [asking, setAsking] = useState(() => (entry ? planRecovery(entry, left).ask : []))
  const [beside, setBeside] = useState<readonly LocalCopy[]>(() => (entry ? [] : left.slice(1)))
  const [first] = asking
  const next = () => setAsking(([, ...others]) => others)
  useEffect(() => {
    if (entry) for (const copy of planRecovery(entry, left).drop) copies.remove(copy)
    // the server has nothing that could conflict
    else if (left[0]) continueFrom(autosave, copies, left[0])
    // oxlint-disable-next-line react/exhaustive-deps -- what was found on opening does not change
  }, [])
  return {
    /** The copy to ask about. */
    asking: first,
    /** Copies shown next to the text. */
    beside,
    restore: () => {
      if (first) continueFrom(autosave, copies, first)
      next()
    },
    discardAsked: () => {
      if (first) copies.remove(first)
      next()
    },
    openBoth: () => {
      if (first) setBeside((others) => [...others, first])
      next()
    },
    showCopy: (copy: LocalCopy) => setBeside((others) => [...others, copy]),
    discard: (copy: LocalCopy) => {
      copies.remove(copy)
      setBeside((others) => others.filter((other) => other !== copy))
    },
  }
}

/** Makes a copy the text that is edited; it is removed once autosave has stored its own. */
function continueFrom(autosave: Autosave, copies: LocalCopies, copy: LocalCopy): void {
  const { entry } = autosave.get()
  autosave.change(entry ? withServiceFields(copy.content, entry.content) : copy.content)
  if (!autosave.get().copyFailed) copies.remove(copy)
  autosave.saveNow()
}

interface Props {
  entry: Entry
  copy: LocalCopy
  /** Whether the entry can be edited; otherwise the copy can only be read and copied. */
  canEdit: boolean
  onRestore: () => void
  onDiscard: () => void
  /** Shows the copy next to the server’s text. */
  onOpenBoth: () => void
}

/** This browser has changes that the server does not have: shows what differs and asks. */
export function RecoveryDialog({ entry, copy, canEdit, onRestore, onDiscard, onOpenBoth }: Props) {
  const isNewer = copy.version !== entry.version
  return (
    // Escape decides nothing for good: the copy stays
    <DialogBox role="alertdialog" size="wide" title="Recover unsaved changes?" open onClose={onOpenBoth}>
      <p>
        This browser has changes from {formatMoment(new Date(copy.at).toISOString())} that weren’t saved.
        {isNewer && ` Since then, ${entry.updatedBy} has saved another version.`}
        {!canEdit && ' You can’t edit this now, but you can copy your text.'}
      </p>
      <ContentDiff
        before={entry.content}
        after={copy.content}
        labels={['On the server', 'In this browser']}
      />
      <DialogActions>
        <ActionButton onPress={onDiscard}>Discard</ActionButton>
        <ActionButton look={canEdit ? 'line' : 'main'} onPress={onOpenBoth}>
          Open both
        </ActionButton>
        {canEdit && (
          <ActionButton look="main" onPress={onRestore}>
            Restore
          </ActionButton>
        )}
      </DialogActions>
    </DialogBox>
  )
}
