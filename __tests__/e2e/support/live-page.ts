import type { Page } from '@playwright/test'

/** Opens a page and waits until its script answers. */
export async function openLive(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await becomeLive(page)
}

/** Wakes the scripts of the page that is shown, as a first act of its visitor would, and waits for them. */
export async function becomeLive(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')))
  await page.waitForFunction(() => performance.getEntriesByName('onInitialClientRender').length > 0)
}

/** Lets no script of the site's files arrive, as on a line that has just broken down. */
export async function holdScripts(page: Page): Promise<void> {
  await page.route(/\.js(?:\?|$)/, () => undefined)
}

/** Holds the scripts of the site's files back until the returned function is called. */
export async function delayScripts(page: Page): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((done) => (letGo = done))
  await page.route(/\.js$/, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}

const marker = 'keptByTest'

/** Marks the document, so that `isMarked` tells whether it was loaded anew since. */
export const markDocument = (page: Page) =>
  page.evaluate((name) => void Object.assign(window, { [name]: true }), marker)

export const isMarked = (page: Page) => page.evaluate((name) => name in window, marker)
