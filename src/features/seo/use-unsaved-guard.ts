import { navigate } from 'gatsby'
import { useEffect, useState } from 'react'
import { findLeavingLink } from '../../lib/find-leaving-link'

/** Asks before something is left that is not saved: within the screen, by a link of the site, or with the window. */
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
    // before the router sees it
    document.addEventListener('click', onClick, { capture: true })
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [isDirty])
  return {
    isAsking: leave !== undefined,
    /** Does it at once where nothing is lost by it. */
    ask: (work: () => void) => (isDirty ? setLeave(() => work) : work()),
    stay: () => setLeave(undefined),
    /** @param drop Gives up what is not saved. */
    leave: (drop: () => void) => {
      setLeave(undefined)
      drop()
      leave?.()
    },
  }
}
