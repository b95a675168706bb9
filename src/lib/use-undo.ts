import { useCallback, useEffect, useState } from 'react'

/** Something that was done and can be taken back for a while. */
export interface Undoable {
  /** What was done, e.g. "3 inquiries closed." */
  text: string
  undo: () => void
}

export interface Undo {
  /** What can be taken back now. */
  offered: Undoable | undefined
  /** Offers to take something back; what was offered before stays done. */
  offer: (what: Undoable) => void
  /** Offers it no longer: it did not come about. Another offer stays. */
  withdraw: (what: Undoable) => void
  /** Takes it back, when something is offered. */
  run: () => void
  dismiss: () => void
  /** Holds the time while somebody is at the offer. */
  hold: (held: boolean) => void
}

/** For how long something can be taken back, in milliseconds. */
export const undoFor = 10_000

export function useUndo(): Undo {
  const [offered, setOffered] = useState<Undoable>()
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (offered === undefined || held) return
    const timer = setTimeout(() => setOffered(undefined), undoFor)
    return () => clearTimeout(timer)
  }, [offered, held])

  const dismiss = useCallback(() => {
    setOffered(undefined)
    setHeld(false)
  }, [])
  return {
    offered,
    offer: setOffered,
    withdraw: useCallback((what) => setOffered((now) => (now === what ? undefined : now)), []),
    run: () => {
      offered?.undo()
      dismiss()
    },
    dismiss,
    hold: setHeld,
  }
}
