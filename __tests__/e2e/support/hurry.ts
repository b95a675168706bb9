import type { Page } from '@playwright/test'

/**
 * Takes away the pauses that pages make on purpose (in milliseconds: 500 of rest before scripts start, 3000
 * between prefetches), so that what comes after them is there to be looked at.
 */
export const hurryPauses = (page: Page) =>
  page.addInitScript(() => {
    const pause = window.setTimeout.bind(window)
    const hurry = (work: () => void, ms?: number, ...rest: unknown[]) =>
      pause(work, ms === 500 || ms === 3000 ? 0 : ms, ...rest)
    Object.assign(window, { setTimeout: hurry })
  })

/** Waits until the page has drawn itself and has nothing left to do for now. */
export const rest = (page: Page) =>
  page.evaluate(async () => {
    for (let round = 0; round < 3; round++) {
      await new Promise((done) => requestAnimationFrame(done))
      await new Promise((done) => requestIdleCallback(done))
    }
  })
