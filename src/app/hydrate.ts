import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/** Ends the task that reads the scripts before the one that starts the page, so that neither is long. */
export const onClientEntry = () => new Promise<void>((resolve) => setTimeout(resolve))

/**
 * Wakes the page in slices: a transition lets the browser answer the person between them, where Gatsby's own
 * call does it in one long task. A container without a page in it (development) is rendered instead.
 */
export const replaceHydrateFunction = () => (element: ReactNode, container: Element) => {
  const rendered = container.querySelector('#gatsby-focus-wrapper')?.hasChildNodes() === true
  if (rendered) {
    startTransition(() => void hydrateRoot(container, element))
    return () => undefined
  }
  const root = createRoot(container)
  root.render(element)
  return () => root.unmount()
}
