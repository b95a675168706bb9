import { useEffect } from 'react'

/**
 * Title and description of a page that is made in the browser. They are written into the head that Gatsby wrote for
 * this address, so that it takes them away with the page; the head's `robots` stays.
 */
export function useHead({ title, description }: { title: string; description: string }): void {
  useEffect(() => {
    document.title = title
    document.querySelector('meta[name="description"]')?.setAttribute('content', description)
  }, [title, description])
}
