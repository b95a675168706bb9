import type { Page } from '@playwright/test'

/** Opens a page and waits for hydration. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await becomeLive(page)
}

/** Starts the page's scripts, as a visitor's first interaction would, and waits for hydration. */
export async function becomeLive(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
  await waitUntilLive(page)
}

/** Waits until the page has run its scripts. */
export const waitUntilLive = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0)

/** Blocks the site's scripts, as on a broken connection. */
export async function holdScripts(page: Page): Promise<void> {
  await page.route(/\.js(?:\?|$)/, () => undefined)
}

/** Delays the site's scripts until the returned function is called. */
export const delayScripts = (page: Page) => delayFiles(page, /\.js$/)

/** Delays files whose addresses match until the returned function is called. */
export async function delayFiles(page: Page, address: RegExp): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((done) => (letGo = done))
  await page.route(address, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}

const marker = 'keptByTest'

/** Marks the document, so that `isMarked` is false after a reload. */
export const markDocument = (page: Page) =>
  page.evaluate((name) => void Object.assign(window, { [name]: true }), marker)

export const isMarked = (page: Page) => page.evaluate((name) => name in window, marker)
