import type { Page } from '@playwright/test'

/**
 * Removes the pages' deliberate delays (500 ms of idle time before scripts start, 3000 ms between prefetches), so that
 * tests see the result at once.
 */
export const hurryPauses = (page: Page) =>
  page.addInitScript(() => {
    const pause = window.setTimeout.bind(window)
    const hurry = (work: () => void, ms?: number, ...rest: unknown[]) =>
      pause(work, ms === 500 || ms === 3000 ? 0 : ms, ...rest)
    Object.assign(window, { setTimeout: hurry })
  })

/** Waits until the page is rendered and idle, and its colors have changed to those of a new theme. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      await new Promise((done) => requestAnimationFrame(done))
      await new Promise((done) => requestIdleCallback(done))
      const changes = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
      await Promise.allSettled(changes.map(({ finished }) => finished))
    }
  })
