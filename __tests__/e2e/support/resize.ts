import type { Page } from '@playwright/test'

/** Gives the window of a page that is loaded another size, and waits until the page is drawn at it. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(done)))
}
