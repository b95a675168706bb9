import { useEffect } from 'react'

/**
 * Begins the title of the document, which a screen reader says first, with what happened while the component is shown.
 *
 * @param start For example "Error".
 */
export function useTitleStart(start: string): void {
  useEffect(() => {
    const before = document.title
    const title = `${start}: ${before}`
    document.title = title
    return () => {
      if (document.title === title) document.title = before // another page may have set its own
    }
  }, [start])
}
