import { navigate } from 'gatsby'
import { useEffect, useState } from 'react'
import { findLeavingLink } from '../../../lib/find-leaving-link'
import type { Keeper } from './create-keeper'
import { isSaved } from './saving-state'

/** A link of this site that waits until everything is saved. */
export interface Leaving {
  href: string
  /** 'saving': the save is on its way; 'asking': it did not succeed, and one decides. */
  step: 'saving' | 'asking'
}

/**
 * Saves before a link of this site is followed; where that does not succeed, one decides. Leaving by other ways,
 * such as the browser’s own buttons, sends the last save on the way out.
 */
export function useLeaveGuard(keeper: Keeper) {
  const [leaving, setLeaving] = useState<Leaving>()
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const href = findLeavingLink(event)
      if (href === undefined || isSaved(keeper.get())) return
      event.preventDefault()
      event.stopPropagation()
      setLeaving({ href, step: 'saving' })
      void keeper.settle().then((saved) => {
        setLeaving(saved ? undefined : { href, step: 'asking' })
        if (saved) navigate(href)
      })
    }
    // before the router sees it
    document.addEventListener('click', onClick, { capture: true })
    return () => document.removeEventListener('click', onClick, { capture: true })
  }, [keeper])
  return {
    leaving,
    stay: () => setLeaving(undefined),
    leave: () => {
      if (leaving) navigate(leaving.href)
    },
  }
}
