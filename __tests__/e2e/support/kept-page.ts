import { test as base, type Page } from '@playwright/test'

/** Pages of this worker, by the settings of their context. */
const kept = new Map<string, Promise<Page>>()

/**
 * `test` with a page that a worker keeps: opening another one costs as much as a visit. For tests that look at pages and
 * leave nothing behind; each sets the theme and size that it needs.
 */
export const keptTest = base.extend<{ keptPage: Page }>({
  keptPage: async (
    { browser, javaScriptEnabled, isMobile, hasTouch, viewport, serviceWorkers, contextOptions },
    use,
  ) => {
    const settings = JSON.stringify([
      javaScriptEnabled,
      isMobile,
      hasTouch,
      viewport,
      serviceWorkers,
      contextOptions,
    ])
    const page = kept.get(settings) ?? browser.newPage()
    kept.set(settings, page)
    await use(await page)
  },
})

/** `test` whose page is kept, with its size, pointer, media and routes as they are at first. Firefox slows such a page down. */
export const keptPageTest = keptTest.extend({
  page: async ({ browser, browserName, keptPage, viewport, colorScheme, contextOptions }, use) => {
    if (browserName === 'firefox') {
      const page = await browser.newPage()
      await use(page)
      await page.close()
      return
    }
    if (viewport) await keptPage.setViewportSize(viewport)
    const { reducedMotion = null } = contextOptions
    await keptPage.emulateMedia({ colorScheme, reducedMotion, media: null, forcedColors: null })
    await keptPage.mouse.move(0, 0)
    await use(keptPage)
    await keptPage.unrouteAll({ behavior: 'ignoreErrors' })
  },
})
