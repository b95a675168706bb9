import { navigate } from 'gatsby'
import { useEffect, useState } from 'react'
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

/** The address of a link that would show another page of this site in this tab; undefined for every other click. */
export function findLeavingLink(event: MouseEvent): string | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.target !== '' || link.hasAttribute('download')) return undefined
  const { origin, pathname, search, hash } = new URL(link.href)
  const { location } = window
  const isHere = pathname === location.pathname && search === location.search
  return origin === location.origin && !isHere ? pathname + search + hash : undefined
}
