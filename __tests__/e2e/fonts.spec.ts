import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { kindSets } from './support/page-kinds'

test.use({ javaScriptEnabled: false }) // the nodes of a page stay the same while they are read

/** Marks what draws text of its own, apart from code, once for all that have the same font and characters. */
const markNewLooks = (page: Page, known: string[]) =>
  page.evaluate((before) => {
    const looks = new Set(before)
    for (const element of document.querySelectorAll('body *')) {
      if (element.closest('code, pre, kbd, script, style, noscript')) continue
      const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      const drawn = [undefined, '::before', '::after', '::marker'].flatMap((part) => {
        const { content, fontFamily, fontWeight, fontStyle, textTransform } = getComputedStyle(element, part)
        const text = part === undefined ? own.map((node) => node.textContent).join('') : content
        if (/^(?:\s*|none|normal)$/.test(text)) return []
        const characters = [...new Set(text)].sort().join('')
        return [[fontFamily, fontWeight, fontStyle, textTransform, characters].join(' ')]
      })
      if (drawn.every((look) => looks.has(look))) continue
      for (const look of drawn) looks.add(look)
      element.toggleAttribute('data-look', true)
    }
    return [...looks]
  }, known)

/** What is drawn in a font that the site doesn't bring: the text of each marked element that has such glyphs. */
async function findStrangers(devtools: CDPSession): Promise<string[]> {
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 })
  const marked = { nodeId: root.nodeId, selector: '[data-look]' }
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', marked)
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

for (const { which, kinds, details } of kindSets)
  test(`pages are drawn in the site’s own font: ${which}`, details, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('DOM.enable')
    await devtools.send('CSS.enable')
    let known: string[] = []
    for (const [kind, path] of kinds) {
      await page.goto(path)
      await page.evaluate(() => document.fonts.ready)
      known = await markNewLooks(page, known)
      expect.soft(await findStrangers(devtools), `${kind}: ${path}`).toEqual([])
    }
  })
