import { useEffect } from 'react'

/**
 * Keeps links of the whole page from leading away, and its forms from being sent: they are there to be seen. Links within
 * the page work.
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
