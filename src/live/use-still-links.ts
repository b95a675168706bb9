import { useEffect } from 'react'

/** Keeps links of the whole page from leading away: they are there to be seen. Those within the page work. */
export function useStillLinks(): void {
  useEffect(() => {
    const still = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (link === null || link.getAttribute('href')?.startsWith('#')) return
      event.preventDefault()
      event.stopPropagation()
    }
    addEventListener('click', still, true)
    return () => removeEventListener('click', still, true)
  }, [])
}
