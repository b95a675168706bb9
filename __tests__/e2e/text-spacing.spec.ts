import { expect, test, type Page } from '@playwright/test'
import { drill } from './support/drill'
import { rest } from './support/hurry'
import { MainMenu } from './support/main-menu'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

/** Spaces text as WCAG 1.4.12 lets a person do. */
async function spaceText(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const sheet = new CSSStyleSheet() // the page's policy doesn't allow a style element
    await sheet.replace(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-bottom: 2em !important }`,
    )
    document.adoptedStyleSheets = [sheet]
    await document.fonts.ready
  })
  await rest(page)
}

for (const width of [320, 360, 768, 1024, 1280, 1920])
  test(
    `at ${width} pixels text can be spaced: the header fits, and no text stands on a course, a sounding or a link`,
    [320, 1280].includes(width) ? {} : drill,
    async ({ page }) => {
      await page.setViewportSize({ width, height: 850 })
      for (const path of [
        '/',
        '/services/',
        '/services/strategic-consulting/',
        '/services/operational-excellence/',
        '/technologies/',
        '/technologies/data-intelligence/',
        '/solutions/',
      ]) {
        await page.goto(path)
        await spaceText(page)
        expect.soft(await findBeyond(page), path).toEqual([])
        expect.soft(await findUnderText(page), path).toEqual([])
      }
    },
  )

test('where the header needs two rows, a panel of the menu opens right below its item', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 850 })
  await page.goto('/privacy-policies/')
  await spaceText(page)
  const menu = new MainMenu(page)
  for (const title of ['Solutions', 'Services'] as const) {
    await menu.section(title).hover()
    await expect(menu.panel(title)).toBeVisible()
    const item = await menu.section(title).boundingBox()
    const panel = await menu.panel(title).boundingBox()
    expect((panel?.y ?? 0) - ((item?.y ?? 0) + (item?.height ?? 0)), title).toBeLessThan(3)
    await page.mouse.move(600, 700)
  }
})

/** Links, buttons and facts that leave the window, except in rows that can be pushed sideways. */
const findBeyond = (page: Page) =>
  page.locator(':is(header, main, footer) :is(a, button, dd)').evaluateAll((controls) =>
    controls.flatMap((control) => {
      const words = document.createRange()
      words.selectNodeContents(control)
      const { left, right, width } = words.getBoundingClientRect()
      const isWithin = width === 0 || (left >= 0 && right <= document.documentElement.clientWidth)
      let row = control.parentElement
      while (row && (row.scrollWidth === row.clientWidth || getComputedStyle(row).overflowX !== 'auto'))
        row = row.parentElement
      return isWithin || row || control.closest('svg, .visually-hidden')
        ? []
        : [control.outerHTML.slice(0, 200)]
    }),
  )

/** What lies under the heading and the text of the first view. */
const findUnderText = (page: Page) =>
  page.evaluate(() => {
    const linesOf = (element: Element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return [...range.getClientRects()].filter(({ width }) => width > 1)
    }
    const touch = (a: DOMRect, b: DOMRect) =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    const hero = document.querySelector('main h1')?.closest('section, header, main > div') ?? document.body
    const lines = [...hero.querySelectorAll('h1, h1 ~ p, h1 ~ div p, section > ul a')].flatMap((text) =>
      linesOf(text).map((box) => ({ box, words: text.textContent.slice(0, 30) })),
    )
    const found = new Set<string>()
    const look = (box: DOMRect, name: string) => {
      for (const line of lines) if (touch(line.box, box)) found.add(`${name} under “${line.words}”`)
    }
    for (const part of hero.querySelectorAll('.sea-chart text, nav[aria-label="Kinds of service"] a'))
      if (part.checkVisibility()) for (const box of linesOf(part)) look(box, part.textContent)
    for (const course of hero.querySelectorAll<SVGPathElement>('.sea-chart .sc-course')) {
      const toPage = course.getScreenCTM()
      for (let way = 0; course.checkVisibility() && toPage && way < course.getTotalLength(); way += 2) {
        const { x, y } = course.getPointAtLength(way).matrixTransform(toPage)
        look(new DOMRect(x - 1, y - 1, 2, 2), 'the course')
      }
    }
    return [...found]
  })
