import type { Page } from '@playwright/test'

/**
 * Removes the pages' deliberate delays (500 ms after a page has loaded, 3000 ms between prefetches), so that
 * tests see the result at once. Hides the connection's speed too: a busy machine can look like a slow connection, on which
 * Gatsby prefetches nothing.
 */
export const hurryPauses = (page: Page) =>
  page.addInitScript(() => {
    const pause = window.setTimeout.bind(window)
    const hurry = (work: () => void, ms?: number, ...rest: unknown[]) =>
      pause(work, ms === 500 || ms === 3000 ? 0 : ms, ...rest)
    Object.assign(window, { setTimeout: hurry })
    Object.defineProperty(navigator, 'connection', { value: undefined })
  })

/**
 * Waits until the page is rendered and idle, and its colors have changed to those of a new theme. No step takes more than
 * two seconds: a page may have work to do, or an element with a change may be hidden.
 */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    const atMost = (step: Promise<unknown>) =>
      Promise.race([step, new Promise((done) => setTimeout(done, 2_000))])
    for (let round = 0; round < 3; round++) {
      await atMost(new Promise((done) => requestAnimationFrame(done)))
      await atMost(new Promise((done) => requestIdleCallback(done)))
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await atMost(Promise.allSettled(changes.map(({ finished }) => finished)))
    }
  })
