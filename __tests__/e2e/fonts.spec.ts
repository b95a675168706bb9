import { expect, test, type CDPSession } from '@playwright/test'
import { eachKind } from './support/page-kinds'

test.use({ javaScriptEnabled: false }) // the nodes of a page stay the same while they are read

/** What is drawn in a font that the site doesn't bring, apart from code: the text of each element that has such glyphs. */
async function findStrangers(devtools: CDPSession): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const selector = 'body *:not(code, pre, kbd, code *, pre *, kbd *, script, style, noscript)'
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const strangers: string[] = []
  for (const nodeId of nodeIds) {
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
    const system = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName)
    if (system.length === 0) continue
    const { outerHTML } = await devtools.send('DOM.getOuterHTML', { nodeId })
    strangers.push(`${system.join(', ')}: ${outerHTML.slice(0, 200)}`)
  }
  return strangers
}

test("every kind of page is drawn in the site's own font", async ({ page }) => {
  test.slow()
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  for (const [kind, path] of eachKind) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect.soft(await findStrangers(devtools), `${kind}: ${path}`).toEqual([])
  }
})
