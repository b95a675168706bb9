import { expect, test, type Page } from '@playwright/test'
import { findViolations } from './support/find-violations'
import { kindSets } from './support/page-kinds'
import { renderAll } from './support/render-all'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

for (const { which, kinds, details } of kindSets)
  test(
    `on a phone and a desk a link in the text or a list has a line under it, a frame or a ground, and every control can be hit: 24 pixels, or as far from its neighbours: ${which}`,
    details,
    async ({ page }) => {
      test.slow()
      for (const [kind, path] of kinds) {
        await page.goto(path)
        await renderAll(page)
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 800 })
          const where = `${kind}: ${path}, ${width} pixels`
          expect.soft(await findUnmarked(page), where).toEqual([])
          expect.soft(await findViolations(page, { rules: ['target-size'] }), where).toEqual([])
          expect.soft(await findSmall(page), where).toEqual([])
          expect.soft(await findSmallNames(page), where).toEqual([])
        }
      }
    },
  )

/** Links that only their weight tells from text. Breadcrumbs, marks of the home chart and notes have signs of their own. */
const findUnmarked = (page: Page) =>
  page.locator('main a').evaluateAll((links) =>
    links.flatMap((link) => {
      const others =
        'nav[aria-label="Breadcrumb"] a, nav[aria-label="Kinds of service"] a, sup a, .footnotes a'
      if (link.matches(others) || link.textContent.trim() === '' || !link.checkVisibility()) return []
      const look = [link, ...link.querySelectorAll('*')].map((part) => getComputedStyle(part))
      const isMarked = look.some(
        ({ textDecorationLine, backgroundColor, borderBottomWidth }) =>
          textDecorationLine !== 'none' ||
          backgroundColor !== 'rgba(0, 0, 0, 0)' ||
          borderBottomWidth !== '0px',
      )
      return isMarked ? [] : [link.textContent.trim().slice(0, 40)]
    }),
  )

/**
 * Links on a line of their own, whatever they stand in, that are less than 24 pixels high; those within a sentence may
 * be (WCAG 2.5.8).
 */
const findSmall = (page: Page) =>
  page.locator(':is(main, footer) a').evaluateAll((links) => {
    const isInLine = (node: Node | null): boolean =>
      node instanceof Element
        ? getComputedStyle(node).display.startsWith('inline') && node.getBoundingClientRect().width > 0
        : (node?.textContent ?? '').trim() !== ''
    const beside = (node: Node, way: 'previousSibling' | 'nextSibling'): Node | null => {
      const next = node[way]
      return next instanceof Text && next.data.trim() === '' ? beside(next, way) : next
    }
    const isAlone = (part: Element): boolean => {
      if (isInLine(beside(part, 'previousSibling')) || isInLine(beside(part, 'nextSibling'))) return false
      const { parentElement } = part
      return !parentElement || getComputedStyle(parentElement).display !== 'inline' || isAlone(parentElement)
    }
    return links.flatMap((link) => {
      const { height, width } = link.getBoundingClientRect()
      if (width === 0 || height >= 23.9 || link.closest('svg') || !isAlone(link)) return []
      return [`${link.textContent.trim().slice(0, 40)}: ${Math.round(height)}`]
    })
  })

/** Names on charts whose links the pointer finds on less than 24 pixels, up and down through their middle. */
const findSmallNames = (page: Page) =>
  page.locator('main .sea-chart a').evaluateAll((links) =>
    links.flatMap((link) => {
      const name = link.querySelector('.sc-name')
      name?.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, right, top, bottom } = (name ?? link).getBoundingClientRect()
      const x = (left + right) / 2
      if (left === right || x < 0 || x > innerWidth) return []
      const isFound = (y: number) => link.contains(document.elementFromPoint(x, y))
      const middle = (top + bottom) / 2
      const reach = [-11.5, -6, 0, 6, 11.5]
      return reach.every((off) => isFound(middle + off)) ? [] : [name?.textContent ?? '']
    }),
  )

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } })

  test('an email address or a phone number on its own line is as high as a finger needs: 44 pixels', async ({
    page,
  }) => {
    let found = 0
    for (const path of ['/', '/contact/', '/tms-support/', '/career/azure-cloud-engineer/', '/about/']) {
      await page.goto(path)
      const small = await page
        .locator(':is(main, footer) a:is([href^="tel:"], [href^="mailto:"])')
        .filter({ visible: true })
        .evaluateAll((links) =>
          links.map((link) => ({
            height: Math.round(link.getBoundingClientRect().height),
            // or after the name of its place
            isAlone: /^(?:[\w ]+:)?$/.test(
              link.closest('p, li')?.textContent.replace(link.textContent, '').trim() ?? '-',
            ),
            name: link.textContent,
          })),
        )
      const alone = small.filter(({ isAlone }) => isAlone)
      found += alone.length
      expect
        .soft(
          alone.filter(({ height }) => height < 44),
          path,
        )
        .toEqual([])
    }
    expect(found).toBeGreaterThan(12)
  })

  test('topics, ways to share and pages of a list are as high as a finger needs', async ({ page }) => {
    for (const path of ['/blog/', '/blog/tag/ai/', '/blog/end-of-support-dates/', '/career/data-engineer/']) {
      await page.goto(path)
      const targets = page.locator(
        'nav[aria-label="Topics"] a, [aria-label^="Share"] :is(a, button), nav[aria-label="Pages"] a',
      )
      const heights = await targets
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height))
      expect(heights.length, path).toBeGreaterThan(0)
      expect(Math.min(...heights), path).toBeGreaterThanOrEqual(44)
    }
  })
})
