import { expect, test, type Page } from '@playwright/test'
import { findInThemes } from './support/find-violations'
import { journey, mainJourney } from './support/journey'
import { delayScripts, holdScripts, openLive } from './support/live-page'

test.use({ serviceWorkers: 'block' })

const box = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => box(page).getByRole('searchbox')
const button = (page: Page) => page.locator('header[data-site]').getByRole('button', { name: 'Search' })
const results = (page: Page) => box(page).getByRole('link')
const index = /\/search-index\.json/

/** What is said of a search for "copilt licen". */
const corrected = 'No pages match “copilt licen”. Showing results for “copilot licen”.'

async function search(page: Page, words: string): Promise<void> {
  await button(page).click()
  await field(page).fill(words)
}

for (const key of ['Control+k', 'Meta+k']) {
  test(
    `${key} opens the search with the field focused, Escape closes it and restores the focus`,
    journey,
    async ({ page }) => {
      await openLive(page, '/about/')
      const link = page.locator('main a').filter({ visible: true }).first()
      await link.focus()
      for (const alone of ['/', 'k']) await page.keyboard.press(alone) // WCAG 2.1.4
      await expect(box(page)).toBeHidden()
      await page.keyboard.press(key)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('')
      await page.locator('#gatsby-focus-wrapper').focus() // as Safari does when a result is pressed
      await expect(box(page)).toBeVisible()
      await field(page).focus()
      await page.keyboard.press('Escape')
      await expect(box(page)).toBeHidden()
      await expect(link).toBeFocused()
    },
  )
}

test('a tab that was opened before an update of the search asks to be reloaded, and searches then', async ({
  page,
}) => {
  await page.route(index, (route) => route.fulfill({ json: { format: 999 } }))
  await openLive(page, '/about/')
  await search(page, 'sharepoint')
  await expect(box(page).getByRole('alert')).toContainText('The site was updated')
  await page.unroute(index)
  await box(page).getByRole('button', { name: 'Reload the page' }).click()
  await expect(box(page)).toBeHidden()
  await search(page, 'sharepoint')
  await expect(results(page).first()).toBeVisible()
})

test('a slash typed into a field stays a slash', async ({ page }) => {
  await openLive(page, '/about/')
  await search(page, 'a')
  await page.keyboard.type('/b')
  await expect(field(page)).toHaveValue('a/b')
})

test('finds pages in groups, by keyboard alone', mainJourney, async ({ page }) => {
  await openLive(page, '/about/')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('copilt licen')
  const service = box(page).getByRole('link', { name: 'Microsoft Copilot' })
  await expect(service).toBeVisible()
  await expect(box(page).getByText(corrected)).toBeVisible()
  const best = box(page).getByRole('region', { name: 'Best matches' })
  await expect(best.getByRole('link')).toHaveCount(3)
  await expect(best.getByRole('link').first()).toContainText('Services')
  await expect(box(page).getByRole('heading', { name: /^Technologies \(\d\)$/ })).toBeVisible()
  await expect(box(page).getByRole('status')).toHaveText(new RegExp(`^${corrected}\\s*\\d+ pages?$`))

  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(results(page).nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(results(page).last()).toBeFocused()
  await page.keyboard.type('x')
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue('copilt licenx')
})

test('a result shows where the match is, with the word marked, when neither title nor summary has it', async ({
  page,
}) => {
  await openLive(page, '/about/')
  await search(page, 'vmwares')
  await expect(results(page).first()).toContainText('Azure migration tools')
  await expect(results(page).first().locator('mark')).toHaveText(['VMware'])
})

test('the result that Enter opens has a ground of its own, with forced colors an outline; words are marked in titles, too', async ({
  page,
}) => {
  await openLive(page, '/about/')
  await search(page, 'sharepoint')
  await expect(results(page).first()).toContainText('SharePoint')
  const grounds = () =>
    results(page).evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  const [first, ...others] = await grounds()
  expect(others).not.toContain(first)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  expect((await grounds())[1]).toBe(first)
  const [mark] = await results(page)
    .first()
    .locator('mark')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
  expect(mark).not.toBe('rgba(0, 0, 0, 0)')
  await field(page).focus()
  await page.emulateMedia({ forcedColors: 'active' })
  const outlines = await results(page).evaluateAll((all) =>
    all.map((one) => getComputedStyle(one).outlineStyle),
  )
  expect(outlines.map((style) => style === 'solid')).toEqual(outlines.map((_, at) => at === 0))
})

test('finds a page by a word that means the same', journey, async ({ page }) => {
  await openLive(page, '/about/')
  await search(page, 'healthcare')
  await expect(results(page).first()).toContainText('Clinic phones to Teams')
  await field(page).fill('jobs')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/career/')
})

test('if the texts can’t be loaded, results show their summaries', async ({ page }) => {
  await page.route(/search-texts/, (route) => route.abort())
  await openLive(page, '/about/')
  await search(page, 'vmware')
  await expect(results(page).first()).toContainText('Azure Migrate, Database Migration Service')
})

test('Enter opens the first result and closes the search', journey, async ({ page }) => {
  await openLive(page, '/about/')
  await search(page, 'power bi')
  await expect(results(page).first()).toContainText('Power BI')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/technologies/data-intelligence/power-bi/')
  await expect(box(page)).toBeHidden()
})

test('where nothing is found, Enter opens nothing, and the first arrow key leads to “ask us”', async ({
  page,
}) => {
  await openLive(page, '/about/')
  await search(page, 'zzqxyw')
  await expect(box(page).getByText('No pages match “zzqxyw”')).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(box(page).getByRole('link', { name: 'ask us' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact/')
  await expect(box(page)).toBeHidden()
})

test('the button that opened the search closes it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openLive(page, '/about/')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await button(page).click()
  await expect(box(page)).toBeHidden()
})

test('tabbing past the last result closes the search', async ({ page }) => {
  await openLive(page, '/about/')
  await search(page, 'spfx')
  await results(page).last().focus()
  await page.keyboard.press('Tab')
  await expect(box(page)).toBeHidden()
})

test('an empty search and one without results both offer links', journey, async ({ page }) => {
  await openLive(page, '/about/')
  await button(page).click()
  await expect(box(page).getByRole('link', { name: 'All services' })).toBeVisible()
  await field(page).fill('zzqxyw')
  await expect(box(page).getByText('No pages match “zzqxyw”')).toBeVisible()
  await box(page).getByRole('link', { name: 'Contact us' }).click()
  await expect(page).toHaveURL('/contact/')
})

const articles = 'Search articles and the rest of the site'
const group = (page: Page) => box(page).getByRole('heading').first()

test('articles come first when searching from the blog, until the search is opened otherwise', async ({
  page,
}) => {
  await openLive(page, '/blog/')
  for (const openOtherwise of [() => button(page).click(), () => page.keyboard.press('Control+k')]) {
    await page.getByRole('button', { name: 'Search articles' }).click()
    await expect(field(page)).toHaveAccessibleName(articles)
    await expect(field(page)).toHaveAttribute('placeholder', 'Search articles')
    await field(page).fill('azure')
    await expect(group(page)).toHaveText(/^Articles \(\d\)$/)
    await page.keyboard.press('Escape')
    await openOtherwise()
    await expect(field(page)).toHaveAccessibleName('Search the site')
    await expect(group(page)).toHaveText('Best matches')
    await page.keyboard.press('Escape')
  }
})

test('articles come first, too, when that button is the first thing pressed', async ({ page }) => {
  const letGo = await delayScripts(page)
  await page.goto('/blog/')
  await page.getByRole('button', { name: 'Search articles' }).click()
  await page.keyboard.type('azure')
  letGo()
  await expect(group(page)).toHaveText(/^Articles \(\d\)$/)
  await expect(field(page)).toHaveAccessibleName(articles)
})

test('opened by the keyboard afterwards, also before scripts run, the search has no such order', async ({
  page,
}) => {
  const letGo = await delayScripts(page)
  await page.goto('/blog/')
  await page.getByRole('button', { name: 'Search articles' }).click()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('azure')
  letGo()
  await expect(group(page)).toHaveText('Best matches')
  await expect(field(page)).toHaveAccessibleName('Search the site')
})

test('the search opens before scripts run, and finds early input', async ({ page }) => {
  const letGo = await delayScripts(page)
  await page.goto('/about/')
  await button(page).click()
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('gatsby')
  letGo()
  await expect(box(page).getByRole('link', { name: 'Gatsby' }).first()).toBeVisible()
})

test('Ctrl+K works before scripts run', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/about/')
  await page.keyboard.press('Control+k')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeHidden()
})

test('the index is fetched once, when the search opens', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => index.test(request.url()) && asked.push(request.url()))
  await openLive(page, '/about/')
  await page.mouse.wheel(0, 2000)
  await page.waitForLoadState('networkidle')
  expect(asked).toHaveLength(0)
  await search(page, 'azure')
  await expect(results(page).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await search(page, 'react')
  await expect(results(page).first()).toContainText('React')
  expect(asked).toHaveLength(1)
})

test('if the index can’t be loaded, the search says so and can retry', async ({ page }) => {
  await page.route(index, (route) => route.abort())
  await openLive(page, '/about/')
  await search(page, 'azure')
  await expect(box(page).getByRole('alert')).toContainText('Search didn’t load')
  await page.unroute(index)
  await box(page).getByRole('button', { name: 'Try again' }).click()
  await expect(results(page).first()).toContainText('Azure')
  await expect(box(page).getByRole('alert')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search leads to a page of results, which can be searched again', async ({ page }) => {
    await page.goto('/about/')
    await button(page).click()
    await field(page).fill('azure')
    await box(page).getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL('/search/?q=azure')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText('Best matches')
    await main.getByRole('link', { name: /^Articles \(\d\)$/ }).click()
    await expect(main.getByRole('heading', { name: /^Articles \(\d\)$/ })).toBeInViewport()
    await main.getByRole('searchbox').fill('zzzz')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(main.getByRole('status')).toHaveText(/^No pages match “zzzz”/)
    await main.getByRole('searchbox').fill('copilt licen')
    await main.getByRole('button', { name: 'Search' }).click()
    await expect(main.getByText(corrected)).toBeVisible()
    await main.getByRole('searchbox').fill('copilot')
    await main.getByRole('button', { name: 'Search' }).click()
    await main.getByRole('link', { name: 'Microsoft Copilot', exact: true }).first().click()
    await expect(page).toHaveURL(/copilot\/$/)
  })
})

test('the open search passes axe, light and dark', async ({ page }) => {
  await openLive(page, '/about/')
  await search(page, 'azzure')
  await expect(results(page).first()).toBeVisible()
  expect(await findInThemes(page, '#site-search')).toEqual([])
})

test('on a phone the search fills the window and its results scroll to the end', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openLive(page, '/about/')
  await search(page, 'azure')
  await expect(results(page).first()).toBeVisible()
  const bounds = await box(page).boundingBox()
  expect(bounds).toEqual({ x: 0, y: 0, width: 360, height: 640 })
  await results(page).last().scrollIntoViewIfNeeded()
  await expect(results(page).last()).toBeInViewport({ ratio: 1 })
})

test.describe('on a site whose index would be too large for a browser', () => {
  test.beforeEach(async ({ page }) => {
    await page.route(index, (route) => route.fulfill({ json: { server: true } }))
  })

  test('the server searches, with the same results page', journey, async ({ page }) => {
    await openLive(page, '/about/')
    await search(page, 'copilt licen')
    await expect(results(page).first()).toContainText('Microsoft Copilot')
    await expect(box(page).getByRole('heading', { name: 'Best matches' })).toBeVisible()
    await expect(box(page).getByText(corrected)).toBeVisible()
    await field(page).fill('vmware')
    await expect(results(page).first()).toContainText('Azure migration tools')
    await expect(results(page).first().locator('mark')).toHaveText(['VMware'])
    await expect(box(page).getByRole('status')).toHaveText(/^\d+ pages?$/)
    await field(page).fill('zzqxyw')
    await expect(box(page).getByText('No pages match “zzqxyw”')).toBeVisible()
    await field(page).fill('power bi')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/technologies/data-intelligence/power-bi/')
    await expect(box(page)).toBeHidden()
  })

  test('if the server doesn’t answer, the search says so and can retry', async ({ page }) => {
    await page.route('**/api/search*', (route) => route.abort())
    await openLive(page, '/about/')
    await search(page, 'azure')
    await expect(box(page).getByRole('alert')).toContainText('Search isn’t responding')
    await page.unroute('**/api/search*')
    await box(page).getByRole('button', { name: 'Try again' }).click()
    await expect(results(page).first()).toContainText('Azure')
    await expect(box(page).getByRole('alert')).toHaveCount(0)
  })

  test('articles come first when searching from the blog', async ({ page }) => {
    await openLive(page, '/blog/')
    await page.getByRole('button', { name: 'Search articles' }).click()
    await field(page).fill('azure')
    await expect(box(page).getByRole('heading').first()).toHaveText(/^Articles \(\d\)$/)
  })
})

test('the page of results passes axe, light and dark, and fits 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/search/?q=sharpoint')
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
  expect(await findInThemes(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})
