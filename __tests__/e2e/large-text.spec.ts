import { expect, test } from '@playwright/test'
import { findBrokenWords } from './support/find-broken-words'
import { nameSizes } from './support/name-sizes'

test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'] }),
  serviceWorkers: 'block',
})

test('in a browser with text twice as large the header has one row, with the button of the menu', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/services/')
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    const header = page.getByRole('banner')
    await expect(header.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
    const middles = await header
      .locator(':is(a, button):visible')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ y, height }) => y + height / 2),
      )
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(20)
    await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
    await expect(header).not.toBeInViewport() // it would cover a sixth of the text
  }
})

test('in a window of 640 pixels with text twice as large the header names the firm, and its menu leads to the contact page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 640, height: 700 })
  await page.goto('/services/')
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: /, home$/ }).locator('span')).toBeInViewport({ ratio: 1 })
  await header.getByRole('button', { name: 'Menu' }).click()
  await expect(page.locator('#site-menu a[href="/contact/"].button').last()).toBeVisible()
})

test('on a phone with text twice as large no word of a heading breaks', async ({ page }) => {
  for (const [path, width = 360] of [
    ['/'],
    ['/technologies/'],
    ['/technologies/microsoft-ecosystem/dynamics-365/', 320],
    ['/solutions/'],
    ['/privacy-policies/'],
    ['/samples/proposal-for-eleven-sites/'],
    ['/samples/contract-for-six-lifts/', 320],
    ['/services/'],
    ['/services/', 320],
    ['/services/migration-modernization/'],
    ['/services/migration-modernization/', 320],
    ['/services/automation-integration/'],
    ['/services/operational-excellence/cloud-infrastructure-optimization/'],
    ['/services/migration-modernization/communication-system-overhaul/'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const broken = await findBrokenWords(page.locator('main :is(h1, h2, h3, p:has(> svg)):visible'))
    expect.soft(broken, `${path} at ${width}`).toEqual([])
  }
})

test('on a phone with text twice as large no word breaks in a table or a drawn figure', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const path of [
    '/services/',
    '/samples/this-website/',
    '/blog/azure-bill-line-by-line/',
    '/blog/end-of-support-dates/',
    '/case-study/file-server-eleven-sites/',
  ]) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const cells = page.locator('main :is(th, td, .drawn-label, .drawn-value):visible')
    expect(await cells.count(), path).toBeGreaterThan(0)
    const broken = await findBrokenWords(cells)
    expect.soft(broken, path).toEqual([])
  }
})

test('on a phone with text twice as large each heading is larger than those below it, and none smaller than the text', async ({
  page,
}) => {
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      '/',
      '/services/',
      '/services/migration-modernization/communication-system-overhaul/',
      '/technologies/',
      '/technologies/microsoft-ecosystem/dynamics-365/',
      '/solutions/',
      '/blog/azure-bill-line-by-line/',
      '/case-study/file-server-eleven-sites/',
      '/samples/idle-test-servers/',
      '/tms-support/',
    ]) {
      await page.goto(path)
      const [body, h1, h2, h3] = await page.evaluate(() => {
        const { fontStretch } = getComputedStyle(document.querySelector('h1') ?? document.body)
        const sizesOf = (name: string) =>
          [...document.querySelectorAll(`main ${name}:not(.eyebrow, .sr-only)`)]
            .map((element) => getComputedStyle(element))
            .filter((style) => style.fontStretch === fontStretch) // others are labels of a group
            .map((style) => parseFloat(style.fontSize))
        const text = parseFloat(getComputedStyle(document.body).fontSize)
        return [text, sizesOf('h1'), sizesOf('h2'), sizesOf('h3')] as const
      })
      const where = `${path} at ${width}`
      expect.soft(Math.min(...h1), where).toBeGreaterThan(Math.max(...h2))
      expect.soft(Math.min(...h2), where).toBeGreaterThan(Math.max(...h3))
      expect.soft(Math.min(...h2, ...h3), where).toBeGreaterThanOrEqual(body)
    }
  }
})

test('on a phone with text twice as large the field of the search is as wide as the page, and its label breaks no word', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/search/?q=azure')
  const [field, label] = await Promise.all(
    [page.getByRole('searchbox'), page.locator('label', { hasText: 'Search the site' })].map((one) =>
      one.boundingBox(),
    ),
  )
  expect(field?.width).toBeGreaterThan(240)
  expect(label?.height).toBeLessThan(120) // two lines
})

test('with text twice as large names on charts are larger, too, on a sheet that scrolls where the window is narrow', async ({
  page,
}) => {
  for (const path of ['/technologies/', '/about/'])
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path)
      const sizes = await nameSizes(page)
      expect.soft(sizes.length, `${path} at ${width}`).toBeGreaterThan(4)
      expect.soft(Math.min(...sizes), `${path} at ${width}`).toBeGreaterThan(22)
    }
})
