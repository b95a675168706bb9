import { navigate } from 'gatsby'
import { useEffect, useState } from 'react'
import { findLeavingLink } from '../../../lib/find-leaving-link'
import { ActionButton } from '../../../ui/action-button'
import { DialogActions, DialogBox } from '../../../ui/dialog-box'

/** Confirms leaving a page with unsaved changes. */
export function LeaveDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <DialogBox role="alertdialog" title="You have unsaved changes" open onClose={onStay}>
      <p>Your changes will be lost if you leave.</p>
      <DialogActions>
        <ActionButton onPress={onLeave}>Leave without saving</ActionButton>
        <ActionButton look="main" onPress={onStay}>
          Stay
        </ActionButton>
      </DialogActions>
    </DialogBox>
  )
}

/** Confirms leaving unsaved changes: within the screen, by a link, or by closing the window. */
export function useUnsavedGuard(isDirty: boolean) {
  const [leave, setLeave] = useState<() => void>()
  useEffect(() => {
    if (!isDirty) return
    const onClick = (event: MouseEvent) => {
      const href = findLeavingLink(event)
      if (href === undefined) return
      event.preventDefault()
      event.stopPropagation()
      setLeave(() => () => {
        navigate(href)
      })
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // before the router handles it
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isDirty])
  return {
    isAsking: leave !== undefined,
    /** Runs at once if nothing would be lost. */
    ask: (work: () => void) => (isDirty ? setLeave(() => work) : work()),
    stay: () => setLeave(undefined),
    /** @param drop Discards unsaved changes. */
    leave: (drop: () => void) => {
      setLeave(undefined)
      drop()
      leave?.()
    },
  }
}
