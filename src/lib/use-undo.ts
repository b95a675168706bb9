import { useCallback, useEffect, useState } from 'react'

/** Something that was done and can be undone for a while. */
export interface Undoable {
  /** What was done, e.g. "3 inquiries closed." */
  text: string
  undo: () => void
}

export interface Undo {
  /** What can be undone now. */
  offered: Undoable | undefined
  /** Offers to undo an action; replaces the previous offer. */
  offer: (what: Undoable) => void
  /** Ends this offer: it was not done after all. Another offer stays. */
  withdraw: (what: Undoable) => void
  /** Undoes the offered action, if any. */
  run: () => void
  dismiss: () => void
  /** Keeps the offer open while it has the pointer or the focus. */
  hold: (held: boolean) => void
}

/** For how long something can be undone, in milliseconds. */
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
