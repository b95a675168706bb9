import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { createSearchLoader } from '../../backend/search/create-search-loader'
import { openSite } from '../../backend/site/open-site'
import { colorRules, findViolations } from './support/find-violations'
import type { Firm } from './support/firm'
import { enter, people, test } from './support/firm-test'
import { rest } from './support/hurry'
import { box, move, saved, text, title, writeArticle } from './support/writing'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const linkField = (page: Page) => page.getByRole('combobox', { name: 'Link to' })
const toolbar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting toolbar' })
const source = async (page: Page) => {
  await page.getByRole('button', { name: 'Markdown source', exact: true }).click()
  return page.getByRole('textbox', { name: /Markdown source/ }).inputValue()
}
const edges = async (element: Locator) => {
  const { y, height } = (await element.boundingBox()) ?? { y: NaN, height: NaN }
  return { top: y, bottom: y + height, height }
}

/** The pages of the site, which the running service loads by itself. */
async function loadPages({ db }: Firm): Promise<void> {
  const onBroken = (error: unknown) => {
    throw error
  }
  const readSite = await openSite('dist', { onBroken })
  await createSearchLoader({ db, readSite, log: { info: () => undefined, warn: onBroken } }).look()
}

test('a link is found by the title of its page, a draft is explained, and an address still works', async ({
  page,
  firm,
}) => {
  test.slow()
  await loadPages(firm)
  await enter(page, '/admin/post-blog/?new', people.admin)
  await writeArticle(page, { title: 'A draft to link to' })
  await page.goto('/admin/post-blog/?new')
  await title(page).fill('Links by title')
  await text(page).click()
  await page.keyboard.type('See ')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('throttling')
  const found = page.getByRole('option', { name: /Microsoft Graph throttling/ })
  await expect(found).toHaveAttribute('aria-selected', 'true')
  expect.soft(await findViolations(page), 'the open list').toEqual([])
  await page.keyboard.press('Enter')
  await expect(text(page).getByRole('link', { name: /Graph throttling/ })).toBeVisible()

  await page.keyboard.press('Control+End')
  await page.keyboard.type(' and ')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('draft to link')
  const draft = page.getByRole('option', { name: /A draft to link to.*Draft, not public yet/ })
  await expect(draft).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  await expect(text(page).getByRole('link', { name: 'A draft to link to' })).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('“A draft to link to” is a draft. Publish it before this text.')).toBeVisible()

  await page.keyboard.press('Control+End')
  await page.keyboard.type(' or ')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  await linkField(page).fill('office@harbor.example')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  expect(await source(page)).toMatch(
    /^See \[[^\]]*Graph throttling\]\(\/blog\/[\w-]+\/\) and \[A draft to link to\]\(\/blog\/a-draft-to-link-to\/\) or (?:\[office@harbor\.example\]\(mailto:office@harbor\.example\)|<?office@harbor\.example>?)\n$/,
  )
})

test('the bars take at most 120 pixels, and a saving message that wraps never covers the toolbar', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, '/admin/post-blog/?new', people.admin)
  await writeArticle(page)
  await text(page).click()
  await page.keyboard.press('Control+End')
  for (let line = 0; line < 40; line++) await page.keyboard.press('Enter')
  await page.keyboard.type('The last line.')
  const tools = await edges(toolbar(page))
  expect(tools.bottom).toBeLessThanOrEqual(120)
  expect(tools.top).toBeGreaterThanOrEqual(0)

  const slug = page.getByRole('textbox', { name: 'URL slug' })
  await slug.fill('what-to-move-first')
  await slug.blur()
  const status = page.getByText(/except the URL slug/)
  await expect(status).toBeVisible()
  await page.mouse.wheel(0, 400)
  await expect
    .poll(async () => (await edges(toolbar(page))).top - (await edges(status)).bottom)
    .toBeGreaterThanOrEqual(0)
})

test('on a phone the tools and the saving state stay while the text scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, '/admin/post-blog/?new', people.admin)
  await title(page).fill('A long text on a phone')
  await text(page).click()
  for (let line = 0; line < 40; line++) await page.keyboard.press('Enter')
  await page.keyboard.type('The last line.')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Bold' })).toBeInViewport()
  expect((await edges(toolbar(page))).top).toBeGreaterThanOrEqual((await edges(saved(page))).bottom)
  expect((await edges(toolbar(page))).bottom).toBeLessThanOrEqual(120)
})

test('"/" offers blocks, found by typing, and Escape leaves the slash', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 640 }) // the list opens above its line
  await enter(page, '/employee/post-blog/?new', people.employee)
  await title(page).fill('Blocks by a slash')
  await text(page).click()
  await page.keyboard.type('/')
  const menu = page.getByRole('listbox', { name: 'Insert' })
  await expect(menu).toBeVisible()
  await menu.getByRole('option', { name: /Heading 4/ }).hover({ trial: true }) // no bar covers it
  expect.soft(await findViolations(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await rest(page)
  expect.soft(await findViolations(page, { rules: colorRules }), 'dark').toEqual([])
  await page.keyboard.type('h3')
  await expect(menu.getByRole('option')).toHaveText([/Heading 3/])
  await page.keyboard.press('Enter')
  await page.keyboard.type('Tides\n')
  await page.keyboard.type('/table')
  await expect(menu.getByRole('option')).toHaveText([/Table/])
  await page.keyboard.press('Enter')
  await expect(text(page).getByRole('table')).toBeVisible()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('this /or')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.keyboard.type(' that')
  expect(await source(page)).toMatch(/^### Tides\n\n\|(?:.|\n)*\|\n\nthis \/or that\n$/)
})

test('versions open beside the list, and in its place on a phone', async ({ page }) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, '/admin/post-blog/?new', people.admin)
  await writeArticle(page, { title: 'The first title' })
  await move(page, 'Publish', 'Publish')
  await title(page).fill('The second title')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await page.getByText('Version history').click()
  const choose = page.getByRole('button', { name: /Created/ })
  const version = page.getByRole('region', { name: /^Version/ })
  await choose.click()
  await expect(version).toBeInViewport()
  const [list, view] = [await choose.boundingBox(), await version.boundingBox()]
  expect(view?.x).toBeGreaterThan((list?.x ?? NaN) + (list?.width ?? NaN) - 1)

  await page.setViewportSize({ width: 360, height: 740 })
  await rest(page)
  await expect(choose).toBeHidden()
  await version.getByRole('button', { name: /All versions/ }).click()
  await expect(choose).toBeFocused()
  await choose.press('Enter')
  await expect(version.getByText('Compare with current')).toBeInViewport()
  await expect(box(page)).toHaveCount(0)
})

/** An employee begins an article, which is saved. */
async function begin(page: Page, name: string, words: string): Promise<void> {
  await enter(page, '/employee/post-blog/?new', people.employee)
  await title(page).fill(name)
  await text(page).click()
  await page.keyboard.type(words)
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await expect(page).toHaveURL(/entry=/)
}

/** An admin opens the article that an employee has open. */
async function openElsewhere(browser: Browser, page: Page, baseURL: string | undefined): Promise<Page> {
  const id = new URL(page.url()).searchParams.get('entry') ?? ''
  const office = await browser.newPage(baseURL === undefined ? {} : { baseURL })
  await enter(office, `/admin/post-blog/?entry=${id}`, people.admin)
  return office
}

test('what two people changed in different paragraphs is merged, shown, and can be undone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await begin(page, 'Two hands on one oar', 'The ebb.\nThe flood.')
  const office = await openElsewhere(browser, page, baseURL)
  await expect(text(office)).toContainText('The flood.')
  await expect(office.getByText(/^mei\S+ also has this open$/)).toBeVisible()

  await page.keyboard.type(' More of it.')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await text(office).getByText('The ebb.').click()
  await office.keyboard.press('Home')
  await office.keyboard.type('First: ')
  await office.keyboard.press('Control+s')
  await expect(office.getByText(/^Merged with changes by mei/)).toBeVisible()
  await expect(text(office).getByRole('paragraph')).toHaveText(['First: The ebb.', 'The flood. More of it.'])
  await expect(saved(office)).toBeVisible()
  expect.soft(await findViolations(office), 'the notice').toEqual([])
  await office.getByText('See what was merged').click()
  await expect(office.getByRole('cell', { name: /More of it/ })).toBeVisible()
  await office.getByRole('button', { name: 'Undo merge' }).click()
  await expect(text(office).getByRole('paragraph')).toHaveText(['First: The ebb.', 'The flood.'])
  await office.close()
})

test('a reviewer remarks on a passage, and its author replies and resolves it', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await begin(page, 'Which way the water goes', 'The moon pulls the water.\nThe sun does, too.')
  const office = await openElsewhere(browser, page, baseURL)
  await text(office).getByText('The sun does, too.').click()
  await office.keyboard.press('Home')
  for (let letters = 0; letters < 'The sun'.length; letters++) await office.keyboard.press('Shift+ArrowRight')
  await rest(office) // browsers tell the editor of a selection a moment later
  await office.keyboard.press('Control+Alt+m')
  await expect(office.getByRole('textbox', { name: 'New remark' })).toBeFocused()
  await office.keyboard.type('By how much?')
  await office.keyboard.press('Control+Enter')
  await expect(text(office).locator('[data-remark]')).toHaveText('The sun')
  expect.soft(await findViolations(office), 'a remark').toEqual([])
  for (const colorScheme of ['light', 'dark'] as const) {
    await office.emulateMedia({ colorScheme })
    await rest(office)
    expect.soft(await findViolations(office, { rules: colorRules }), colorScheme).toEqual([])
  }
  await office.setViewportSize({ width: 320, height: 800 })
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await office.close()

  // the open screen of the author follows by itself
  const remark = page.getByRole('article', { name: /^Remark by nora/ })
  await expect(remark.getByText('By how much?')).toBeVisible()
  await remark.getByRole('button', { name: 'Go to “The sun”' }).click()
  await rest(page)
  await expect(text(page)).toBeFocused()
  await remark.getByRole('button', { name: 'Reply' }).click()
  await page.keyboard.type('Half as much.')
  await page.keyboard.press('Control+Enter')
  await expect(remark.getByText('Half as much.')).toBeVisible()
  await remark.getByRole('button', { name: 'Resolve' }).click()
  await expect(text(page).locator('[data-remark]')).toHaveCount(0)
  await page.reload()
  await page.getByText('1 resolved').click()
  await expect(remark.getByText('Half as much.')).toBeVisible()
})
