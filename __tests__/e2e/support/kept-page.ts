import { test as base, type Page } from '@playwright/test'

let kept: Promise<Page> | undefined

/**
 * `test` with a page that a worker keeps: opening another one costs as much as a visit. For tests that look at pages and
 * leave nothing behind; each sets the theme and size that it needs.
 */
export const keptTest = base.extend<{ keptPage: Page }>({
  keptPage: async ({ browser }, use) => {
    kept ??= browser.newPage()
    await use(await kept)
  },
})
