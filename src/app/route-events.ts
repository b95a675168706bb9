import { announceDelay, clearDelay } from '../features/route-notice/route-delay'

/** Gatsby calls this when a route change takes longer than a second. */
export const onRouteUpdateDelayed = announceDelay

/** Gatsby calls this when a page is shown. */
export function onRouteUpdate(): void {
  clearDelay()
  startMotion()
}

let forget: (() => void) | undefined
let listening: AbortController | undefined

/**
 * Prepares the motion of the page that is shown. Its code is fetched when the visitor first scrolls, and not at
 * all where the visitor prefers less motion.
 */
function startMotion(): void {
  forget?.()
  forget = undefined
  listening?.abort()
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
  const page = new AbortController()
  listening = page
  const reveal = () =>
    void import('../features/motion/reveal-on-scroll').then(
      ({ revealOnScroll }) => {
        if (!page.signal.aborted) forget = revealOnScroll()
      },
      () => undefined, // without it the page is still and complete
    )
  addEventListener('scroll', reveal, { once: true, passive: true, signal: page.signal })
}
