let forget: (() => void) | undefined
let listening: AbortController | undefined

/**
 * Prepares the motion of the page that is shown. Its code is fetched when the visitor first scrolls, and not at
 * all where less motion is wished.
 */
export function startMotion(): void {
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
