import { expect, test, type Page } from '@playwright/test'
import { drill } from './support/drill'
import { everyPage } from './support/every-page'
import { findOverlaps } from './support/find-overlaps'
import { colorRules, findInThemes, findViolations } from './support/find-violations'
import { rest } from './support/hurry'
import { keptTest } from './support/kept-page'
import { openLive } from './support/live-page'
import { MainMenu, sectionTitles } from './support/main-menu'
import { eachKind, kindSets } from './support/page-kinds'
import { test as siteTest } from './support/site-test'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

/** Beside a page of each kind, these are for `npm run drill:browsers`. */
const others = everyPage.filter((path) => !eachKind.some(([, known]) => known === path))

/** The narrowest window that a page has to fit, phones and tablets, a width between them, and 1280 pixels at 200 % zoom. */
const widths = [320, 360, 375, 390, 412, 430, 480, 640, 768, 1024]

/** The narrowest, 200 % zoom, and the widest of them. */
const sampledWidths = [320, 640, 1024]

test('the accessibility statement and the acceptance report name as many widths as are tested', async ({
  page,
}) => {
  expect(widths).toHaveLength(10)
  for (const path of ['/accessibility/', '/samples/this-website/']) {
    await page.goto(path)
    await expect(page.getByRole('main')).toContainText('ten widths from 320 to 1024 pixels')
  }
})

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 640 })
  await rest(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect.soft(await findOverflow(page), `${width} pixels`).toBeUndefined()
  expect.soft(await findOverlaps(page), `${width} pixels`).toEqual([])
}

for (const path of everyPage) {
  const isSampled = !others.includes(path)
  const where = isSampled ? {} : { tag: '@every-page' }

  keptTest(
    `${path} passes axe, light and dark, has its landmarks, and fits phones, tablets and 200 % zoom`,
    where,
    async ({ keptPage: page }) => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await openLive(page, path)
      expect.soft(await findInThemes(page)).toEqual([])
      await expectLandmarks(page)
      await expect.soft(page.getByRole('img', { name: /^$/ }), 'announced without a name').toHaveCount(0)
      for (const width of isSampled ? sampledWidths : widths) await expectToFit(page, width)
    },
  )

  if (isSampled)
    keptTest(`${path} fits every phone and tablet`, drill, async ({ keptPage: page }) => {
      await openLive(page, path)
      for (const width of widths.filter((one) => !sampledWidths.includes(one))) await expectToFit(page, width)
    })
}

for (const title of ['Services', 'Technologies & Platforms'] as const) {
  test(`the open menu ${title} passes axe, light and dark`, async ({ page }) => {
    await openLive(page, '/privacy-policies/')
    const menu = new MainMenu(page)
    await menu.section(title).click()
    await page.keyboard.press('Tab')
    await menu.expectOpen(title)
    expect(await findInThemes(page)).toEqual([])
  })
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  // behind a menu colors stay those of the theme that the page was loaded in
  for (const colorScheme of ['light', 'dark'] as const) {
    const part = colorScheme === 'dark' ? { rules: colorRules } : {}

    test(`the open menu passes axe (${colorScheme})`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await openLive(page, '/')
      const menu = new MainMenu(page)
      await menu.button.tap()
      expect(await findViolations(page, part)).toEqual([])
      await menu.section('Services').tap()
      await menu.panel('Services').locator('summary').first().tap()
      expect(await findViolations(page, part)).toEqual([])
    })
  }

  for (const [kind, path] of eachKind.filter(([name]) => ['home', 'service', 'article'].includes(name))) {
    test(`${kind}: ${path} passes axe, light and dark`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await openLive(page, path)
      expect(await findInThemes(page)).toEqual([])
    })
  }
})

for (const path of ['/', '/services/', '/blog/end-of-support-dates/']) {
  test(`${path}: the first Tab stop skips the header`, path === '/' ? {} : drill, async ({ page }) => {
    await openLive(page, path)
    const skip = page.getByRole('link', { name: 'Skip to main content' })
    await expect(skip).not.toBeInViewport()
    await page.keyboard.press('Tab')
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    const inMain = await page.getByRole('main').evaluate((main) => main.contains(document.activeElement))
    expect(inMain).toBe(true)
  })
}

/** Styles of the focused element. */
const focusedOutline = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (activeElement === null || activeElement === document.body) return undefined
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(activeElement)
    return {
      name: `${activeElement.tagName} ${activeElement.getAttribute('name') ?? ''} ${activeElement.className} ${activeElement.textContent.slice(0, 40)}`,
      isVisible:
        outlineStyle !== 'none' &&
        parseFloat(outlineWidth) >= 2 &&
        !/^rgba\(.*, 0\)$|transparent/.test(outlineColor),
    }
  })

for (const path of ['/', '/services/strategic-consulting/tech-advisory/', '/blog/', '/contact/']) {
  const where = ['/', '/contact/'].includes(path) ? {} : drill
  test(`${path}: every Tab stop has a visible focus`, where, async ({ page }) => {
    await openLive(page, path)
    const unseen: string[] = []
    let stops = 0
    for (; stops < 200; stops++) {
      await page.keyboard.press('Tab')
      const stop = await focusedOutline(page)
      if (stop === undefined) break
      if (!stop.isVisible) unseen.push(stop.name)
    }
    expect(stops).toBeGreaterThan(15)
    expect(stops).toBeLessThan(200)
    expect(unseen).toEqual([])
  })
}

test('every Tab stop in an open mega menu has a visible focus', async ({ page }) => {
  await openLive(page, '/privacy-policies/')
  const menu = new MainMenu(page)
  await menu.section('Services').focus()
  await page.keyboard.press('Enter')
  while (await menu.panel('Services').isVisible()) {
    await page.keyboard.press('Tab')
    expect(await focusedOutline(page)).toMatchObject({ isVisible: true })
  }
})

/** Elements beyond the window's right edge, except in scroll containers. */
const findOverflow = (page: Page) =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement
    return scrollWidth > clientWidth ? `${scrollWidth} pixels on ${clientWidth}` : undefined
  })

/** A narrow window, and a window of 1280 pixels at 200 % zoom. */
const narrow = [
  { width: 640, height: 512 },
  { width: 320, height: 640 },
]

test.describe('on a dense screen', () => {
  test.use({ deviceScaleFactor: 2 })

  for (const size of narrow) {
    test(`the header’s controls all fit a window of ${size.width} pixels`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto('/about/')
      const menu = new MainMenu(page)
      const controls = page.locator('header[data-site] :is(a, button)').filter({ visible: true })
      for (const control of await controls.all()) {
        const box = await control.boundingBox()
        expect(box?.x).toBeGreaterThanOrEqual(0)
        expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(size.width)
      }
      await menu.button.click()
      for (const title of sectionTitles) await expect(menu.section(title)).toBeVisible()
      expect(await findOverflow(page)).toBeUndefined()
    })
  }
})

async function expectLandmarks(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('contentinfo')).toHaveCount(1)
  const names = await page
    .locator('nav')
    .evaluateAll((all) => all.map((nav) => nav.getAttribute('aria-label') ?? ''))
  expect(names).not.toContain('')
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
}

for (const { which, kinds, details } of kindSets)
  test(
    `no page scrolls sideways with text at twice the size in the browser, phones included: ${which}`,
    details,
    async ({ page }) => {
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      for (const [kind, path] of kinds) {
        await page.goto(path)
        await expect(page.locator('html')).toHaveCSS('font-size', '32px')
        for (const width of [360, 1280]) {
          await page.setViewportSize({ width, height: 740 })
          await rest(page) // sizes by the window's width follow a frame later
          expect.soft(await findOverflow(page), `${kind}, ${width} pixels`).toBeUndefined()
        }
      }
    },
  )

siteTest('every page is in its HTML, to be read without script', ({ site }) => {
  const empty = [...site.values()].filter(({ mainText }) => mainText.length < 400)
  expect(empty.map(({ path, mainText }) => `${path}: ${mainText.length}`)).toEqual([])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page shows heading, lead and text', async ({ page }) => {
    for (const [kind, path] of eachKind.filter(([name]) =>
      ['home', 'service', 'article', 'job'].includes(name),
    )) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }), kind).toBeVisible()
      await expect(page.locator('main h1').locator('xpath=following::p[1]'), kind).toBeVisible()
      await expect(page.locator('main h2').first(), kind).toBeVisible()
    }
  })
})
