import type { Locator, Page } from '@playwright/test'

/** Drags a file from the desktop over the page and lets go of it at the beginning of what is there. */
export async function dropFile(page: Page, file: string, onto: Locator): Promise<void> {
  await onto.scrollIntoViewIfNeeded()
  const box = await onto.boundingBox()
  if (box === null) throw new Error('There is nothing to drop the file onto.')
  const place = { x: box.x + 1, y: box.y + 8 }
  const data = { items: [], files: [file], dragOperationsMask: 1 } // "copy"
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, ...place, data })
  await browser.detach()
}
