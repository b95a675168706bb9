import { expect, test, type Page } from '@playwright/test'
import { drill } from './support/drill'
import { findInThemes } from './support/find-violations'
import { journey } from './support/journey'
import { openLive } from './support/live-page'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const withCode = '/blog/graph-api-throttling/'
const withNote = '/blog/file-server-to-sharepoint/'
/** Each type of drawn figure. */
const withFigures = [
  '/blog/azure-bill-line-by-line/',
  '/blog/end-of-support-dates/',
  '/blog/evaluating-a-language-model/',
  withCode,
  '/case-study/clinic-phones-to-teams/',
]
const shareGroup = (page: Page) => page.getByRole('group', { name: 'Share this article' })
const canonical = (page: Page) => page.locator('link[rel="canonical"]').getAttribute('href')

for (const [path, sign] of [
  ['/career/data-engineer/', '/'],
  ['/blog/', '·'],
] as const)
  test(`on ${path} “${sign}” between two links or facts is seen but not read`, async ({ page }) => {
    await page.goto(path)
    const read = await page.getByRole('main').ariaSnapshot()
    expect(
      read.split('\n').filter((line) =>
        line
          .replace(/^\W*text: /, '')
          .trim()
          .startsWith(sign),
      ),
    ).toEqual([])
  })

test('the list of sections marks the one being read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(withCode)
  const current = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('nav a:target-current')].map((link) => link.getAttribute('href')),
    )
  const sections = page.locator('article h2[id]')
  for (const index of [1, 2]) {
    const section = sections.nth(index)
    await section.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
    await expect.poll(current).toEqual([`#${await section.getAttribute('id')}`])
  }
})

test('code, figure, note, table and footnotes pass axe, light and dark', async ({ page }) => {
  for (const path of [withCode, withNote]) {
    await page.goto(path)
    expect(await findInThemes(page, 'main article')).toEqual([])
  }
})

for (const path of withFigures)
  test(
    `${path}: a drawn figure passes axe, light and dark, and fits a phone`,
    path === '/blog/end-of-support-dates/' ? {} : drill,
    async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      const figure = page.locator('figure.drawn').first()
      await figure.scrollIntoViewIfNeeded()
      await expect(figure, path).toBeVisible()
      expect(await findInThemes(page, 'figure.drawn'), path).toEqual([])
      const { left, right } = await figure.evaluate((element) => {
        const boxes = [...element.querySelectorAll('li, span, rect, circle')].map((part) =>
          part.getBoundingClientRect(),
        )
        return {
          left: Math.min(...boxes.map((box) => box.left)),
          right: Math.max(...boxes.map((box) => box.right)),
        }
      })
      expect(left, path).toBeGreaterThanOrEqual(0)
      expect(right, path).toBeLessThanOrEqual(360)
    },
  )

test('a drawn figure is read as its caption, labels and amounts', async ({ page }) => {
  await page.goto('/case-study/clinic-phones-to-teams/')
  const figure = page.getByRole('figure', { name: /before the first clinic moves/i })
  await expect(figure.getByRole('listitem').first()).toHaveText(/Callers who hang up.*from 25%\s+to\s+10%/s)
})

test('code is highlighted', async ({ page }) => {
  await page.goto(withCode)
  const block = page.getByRole('group', { name: 'Code: TypeScript' }).first()
  const colorOf = (selector: string) =>
    block
      .locator(selector)
      .first()
      .evaluate((word) => getComputedStyle(word).color)
  const colors = await Promise.all(['code', 'b', 'span'].map(colorOf))
  expect(new Set(colors).size).toBe(3)
})

test('long lines of code scroll within their block, by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(withCode)
  const block = page.getByRole('group', { name: 'Code: TypeScript' }).first()
  await block.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => block.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})

test('on a phone long code is folded until all of it is asked for, and on paper it is whole', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openLive(page, withCode)
  const show = page.getByRole('button', { name: /^Show all \d+ lines$/ })
  await expect(show).toHaveCount(3)
  const block = page.locator('.folded pre').first()
  const code = await block.elementHandle()
  const wholeOf = () => code.evaluate((pre) => pre.scrollHeight <= pre.clientHeight)
  expect(await wholeOf()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await expect.poll(wholeOf).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  await expect(show).toHaveCount(3)
  await show.first().focus()
  await page.keyboard.press('Enter')
  await expect(show).toHaveCount(2)
  expect(await wholeOf()).toBe(true)
  expect(await code.evaluate((pre) => pre === document.activeElement)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 740 })
  await expect(show).toHaveCount(0)
})

test('on the front of the blog the chart of the first article fills the foot of its panel', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/blog/')
    const panel = page.locator('main li', { has: page.locator('.sea-chart') }).first()
    const [outer, inner] = [await panel.boundingBox(), await panel.locator('.sea-chart').boundingBox()]
    expect(inner?.x).toBeCloseTo(outer?.x ?? 0, 0)
    expect(inner?.width).toBeCloseTo(outer?.width ?? 0, 0)
    expect((inner?.y ?? 0) + (inner?.height ?? 0)).toBeCloseTo((outer?.y ?? 0) + (outer?.height ?? 0), 0)
    // on a phone the topics are one row to push sideways, so that the first article is in the first view
    await expect(panel.getByRole('heading')).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/blog/tag/operations/')
  const topics = page.getByRole('navigation', { name: 'Topics' })
  expect((await topics.boundingBox())?.height).toBeLessThan(60)
  await expect(topics.locator('[aria-current]')).toBeInViewport({ ratio: 1 })
})

test('a figure reserves its space before it loads, and has a caption', async ({ page }) => {
  await page.goto(withCode)
  const figure = page.getByRole('figure', { name: /^A sketch/ })
  const picture = figure.getByRole('img')
  await expect(picture).toHaveAttribute('loading', 'lazy')
  await expect(picture).toHaveAttribute('width', '720')
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
})

test('a footnote and its backlink scroll to a place below the header', async ({ page }) => {
  await openLive(page, withNote)
  const header = page.locator('header[data-site]')
  const call = page.locator('sup a')
  const back = page.getByRole('link', { name: 'Back to reference 1' })
  await call.click()
  await expect(back).toBeInViewport()
  await back.click()
  await expect(page).toHaveURL(/#note-fnref-1$/)
  await expect
    .poll(async () => {
      const top = (await call.boundingBox())?.y ?? 0
      const bar = await header.boundingBox()
      return top >= (bar?.y ?? 0) + (bar?.height ?? 0)
    })
    .toBe(true)
})

test('copying the link confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openLive(page, withNote)
  await shareGroup(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(shareGroup(page).getByRole('status')).toHaveText('Link copied')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await canonical(page))
})

test('when copying is denied the address is selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
  })
  await openLive(page, withNote)
  await shareGroup(page).getByRole('button', { name: 'Copy link' }).click()
  await expect(shareGroup(page).getByRole('textbox', { name: 'Address of this page' })).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await canonical(page))
})

test('the page does not shift when the browser supports sharing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', { value: () => Promise.resolve() })
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(withNote)
  const before = await shareGroup(page).evaluate(({ clientHeight }) => clientHeight)
  await openLive(page, withNote)
  await expect(shareGroup(page).getByRole('button', { name: 'Share…' })).toBeVisible()
  expect(await shareGroup(page).evaluate(({ clientHeight }) => clientHeight)).toBe(before)
})

for (const [path, label] of [
  ['/case-study/one-figure-for-the-board/', 'Share this case study'],
  ['/career/azure-cloud-engineer/', 'Share this job'],
] as const) {
  test(`${path} can be shared, too`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('group', { name: label })).toBeVisible()
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page can be shared by email, and there are no dead buttons', async ({ page }) => {
    await page.goto(withNote)
    const mail = shareGroup(page).getByRole('link', { name: 'By email' })
    const address = new URL((await mail.getAttribute('href')) ?? '')
    expect(address.searchParams.get('body')).toBe(await canonical(page))
    await expect(shareGroup(page).getByRole('button')).toHaveCount(0)
  })
})

test('what a figure was and what it became share a line', journey, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/case-study/one-figure-for-the-board/')
  for (const [before, after] of [
    ['3', '1'],
    ['Day 9', 'Day 3'],
  ] as const) {
    const figure = page
      .getByRole('main')
      .getByRole('paragraph')
      .filter({ hasText: `From ${before} to ${after}` })
    const tops = await figure
      .locator('> span:not(.visually-hidden)')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().bottom))
    expect(Math.max(...tops) - Math.min(...tops), `${before} to ${after}`).toBeLessThan(30)
  }
})

test.describe('in print', () => {
  test('long lines of code wrap and tables are whole', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.setViewportSize({ width: 660, height: 940 })
    await page.goto('/blog/azure-bill-line-by-line/')
    const cut = await page
      .locator('.prose :is(pre, .table-frame)')
      .evaluateAll((all) => all.filter((part) => part.scrollWidth > part.clientWidth).length)
    expect(cut).toBe(0)
  })

  test('a page says whose it is and how to reach them, without the menus of its foot', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto('/about/')
    const foot = page.locator('footer[data-site]')
    await expect(foot.getByText(/Ltd$/)).toBeVisible()
    const phones = await foot.locator('a[href^="tel:"]').all()
    expect(phones.length).toBe(2)
    for (const phone of phones) await expect(phone).toBeVisible()
    await expect(foot.getByRole('link', { name: 'Careers' })).toBeHidden()
    await expect(page.getByRole('link', { name: 'Get In Touch' })).toBeHidden()
  })

  test('controls are left out', async ({ page }) => {
    await page.emulateMedia({ media: 'print' })
    await page.goto(withNote)
    await expect(shareGroup(page)).toBeHidden()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeHidden()
    await expect(page.getByRole('note')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Comments' })).toBeHidden()
  })
})

test('a long text begins under its title, and the list of its sections ends where the page does', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const path of ['/blog/synapse-or-fabric/', '/privacy-policies/', '/accessibility/']) {
    await page.goto(path)
    const edges = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          return { left: Math.round(left), right: Math.round(right) }
        })
    const [title, text, list, bar] = await Promise.all(
      ['h1', 'main .prose > p', 'nav[aria-label="On this page"]', 'header[data-site] > div'].map(edges),
    )
    expect(text?.left, path).toBe(title?.left)
    expect(list?.right, path).toBe(bar?.right)
  }
})
