import { useEffect } from 'react'

/**
 * Disables links and forms of a preview. Links within the page work.
 */
export function useStillLinks(): void {
  useEffect(() => {
    const still = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link === null || link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      event.stopPropagation()
    }
    const hold = (event: SubmitEvent) => {
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', still, true)
    addEventListener('submit', hold, true)
    return () => {
      removeEventListener('click', still, true)
      removeEventListener('submit', hold, true)
    }
  }, [])
}
