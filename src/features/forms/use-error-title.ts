import { useEffect } from 'react'

/** Begins the title of the document with "Error: " while the component is shown, as the first a screen reader says. */
export function useErrorTitle(): void {
  useEffect(() => {
    const before = document.title
    const title = `Error: ${before}`
    document.title = title
    return () => {
      if (document.title === title) document.title = before // another page may have set its own
    }
  }, [])
}
