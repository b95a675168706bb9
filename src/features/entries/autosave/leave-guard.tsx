import { navigate } from 'gatsby'
import { useEffect, useState } from 'react'
import { findLeavingLink } from '../../../lib/find-leaving-link'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'
import type { Autosave } from './autosave'
import { isSaved, type SaveState } from './save-state'
import { describeSaveState } from './save-status'

/** A followed link of this site that waits until everything is saved. */
interface PendingLeave {
  href: string
  /** 'asking': the save failed, and the person decides. */
  step: 'saving' | 'asking'
}

/**
 * Saves before a link of this site is followed, and asks if that fails. Leaving in other ways, e.g. by the browser’s
 * back button, sends the last save while the page closes.
 */
export function useLeaveGuard(autosave: Autosave) {
  const [leaving, setLeaving] = useState<PendingLeave>()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const href = findLeavingLink(event)
      if (href === undefined || isSaved(autosave.get())) return
      event.preventDefault()
      event.stopPropagation()
      setLeaving({ href, step: 'saving' })
      void autosave.saveAndWait().then((saved) => {
        setLeaving(saved ? undefined : { href, step: 'asking' })
        if (saved) navigate(href)
      })
    }
    // before the router handles it
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [autosave])
  return {
    leaving,
    stay: () => setLeaving(undefined),
    leave: () => {
      if (leaving) navigate(leaving.href)
    },
  }
}

interface Props {
  leaving: PendingLeave | undefined
  state: SaveState
  onStay: () => void
  onLeave: () => void
}

/** Asks before a page with unsaved changes is left. */
export function LeaveDialog({ leaving, state, onStay, onLeave }: Props) {
  return (
    <DialogBox
      role="alertdialog"
      title="You have unsaved changes"
      open={leaving?.step === 'asking'}
      onClose={onStay}
    >
      <p>{describeSaveState(state).text}</p>
      <p>You can recover them later from the list.</p>
      <DialogActions>
        <ActionButton onPress={onLeave}>Leave without saving</ActionButton>
        <ActionButton look="main" onPress={onStay}>
          Keep editing
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}
