import type { Locator, Page } from '@playwright/test'

/** Drops a file from the desktop at the start of an element. */
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
