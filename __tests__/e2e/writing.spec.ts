import { expect } from '@playwright/test'
import { colorRules, findViolations } from './support/find-violations'
import { enter, enterByWindow, openWindow, people, pick, test } from './support/firm-test'
import { rest } from './support/hurry'
import { journey, mainJourney } from './support/journey'
import { write } from './support/write'
import { article, box, move, saved, text, title, writeArticle } from './support/writing'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const address = `/blog/${article.slug}/`

test(
  'an article goes from draft through review and changes to publication',
  journey,
  async ({ page, browser, baseURL }) => {
    test.slow()
    await enter(page, '/employee/post-blog/', people.employee)
    await page.getByRole('button', { name: 'New article' }).click()
    await writeArticle(page)
    await expect(page.getByRole('textbox', { name: 'URL slug' })).toHaveValue(article.slug)
    await move(page, 'Submit for review', 'Submit for review')
    await expect(page.getByText('In review').first()).toBeVisible()

    const office = await browser.newPage({ baseURL })
    await enter(office, '/admin/post-blog/', people.admin)
    await office
      .getByRole('region', { name: /Review queue/ })
      .getByRole('link', { name: article.title })
      .click()
    await expect(title(office)).toHaveValue(article.title)
    await office.getByRole('button', { name: 'More' }).click()
    await office.getByRole('menuitem', { name: /Request changes/ }).click()
    await write(office.getByRole('textbox', { name: 'Comment' }), 'Name the report you mean.')
    await office.getByRole('button', { name: 'Request changes' }).click()
    await expect(office.getByText('Name the report you mean.')).toBeVisible()

    await page.goto('/employee/')
    await expect(page.getByRole('main')).toContainText('Name the report you mean.')
    await page.getByRole('link', { name: article.title }).first().click()
    await text(page).click()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(' The report is the one on sign-ins.')
    await page.keyboard.press('Control+s')
    await expect(saved(page)).toBeVisible()
    await move(page, 'Submit for review', 'Submit for review')

    await office.reload()
    await move(office, 'Publish', 'Publish')
    await expect(office.getByText(/go live with the next deployment/)).toBeVisible()

    const visitor = await browser.newPage({ baseURL })
    const answer = await visitor.goto(address)
    expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex'])
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(article.title)
    await expect(visitor.getByRole('article')).toContainText('The report is the one on sign-ins.')
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    await expect(visitor).toHaveTitle(new RegExp(article.seoTitle))
    await office.close()
    await visitor.close()
  },
)

test('formatting is saved as Markdown, and is still there after a reload', mainJourney, async ({ page }) => {
  await enter(page, '/employee/post-blog/?new', people.employee)
  await write(title(page), 'Three ways to read a gauge')
  await text(page).click()
  await page.keyboard.type('## By eye\n')
  await page.keyboard.type('- at noon\n')
  await page.keyboard.type('at night\n\n')
  await page.keyboard.type('In **bold** words.')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(text(page).getByRole('heading', { name: 'By eye', level: 2 })).toBeVisible()
  await expect(text(page).getByRole('listitem')).toHaveText(['at noon', 'at night'])
  await page.getByRole('button', { name: /Markdown source/i }).click()
  await expect(page.getByRole('textbox', { name: /Markdown/ })).toHaveValue(
    '## By eye\n\n- at noon\n- at night\n\nIn **bold** words.\n',
  )
})

test('text written offline is kept in the browser, offered after a reload, and saved', async ({ page }) => {
  await enter(page, '/employee/post-blog/?new', people.employee)
  await write(title(page), 'A storm over the line')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await page.route('**/api/entries/**', (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionfailed') : route.continue(),
  )
  await text(page).click()
  await page.keyboard.type('Written while the line was down.')
  await expect(
    page.getByText('Not saved: no connection. Your changes are stored in this browser.'),
  ).toBeVisible()

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(box(page)).toContainText('Recover unsaved changes?')
  await expect(box(page)).toContainText('Written while the line was down.')
  await page.unrouteAll()
  await box(page).getByRole('button', { name: 'Restore' }).click()
  await expect(text(page)).toHaveText('Written while the line was down.')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(text(page)).toHaveText('Written while the line was down.')
  await expect(box(page)).toBeHidden()
})

test(
  'two people editing the same article see both texts, and lose neither',
  journey,
  async ({ page, browser, baseURL }) => {
    test.slow()
    await enter(page, '/employee/post-blog/?new', people.employee)
    await writeArticle(page, { title: 'Two hands on one oar' })
    const id = new URL(page.url()).searchParams.get('entry') ?? ''
    const office = await browser.newPage({ baseURL })
    await enter(office, `/admin/post-blog/?entry=${id}`, people.admin)
    await expect(title(office)).toHaveValue('Two hands on one oar')

    await write(title(page), 'Two hands on one oar, by Mei')
    await page.keyboard.press('Control+s')
    await expect(saved(page)).toBeVisible()
    await write(title(office), 'Two hands on one oar, by Nora')
    await office.keyboard.press('Control+s')
    await expect(box(office)).toContainText('Someone else edited this')
    await expect(box(office).locator('del')).toContainText(['Mei'])
    await expect(box(office).locator('ins')).toContainText(['Nora'])
    await box(office).getByRole('button', { name: 'Keep my version' }).click()
    await expect(saved(office)).toBeVisible()

    await page.reload()
    await expect(title(page)).toHaveValue('Two hands on one oar, by Nora')
    await office.close()
  },
)

test(
  'an earlier version can be compared with the current one, and restored as a new one',
  journey,
  async ({ page }) => {
    test.slow()
    await enter(page, '/admin/post-blog/?new', people.admin)
    await writeArticle(page, { title: 'The first title' })
    await move(page, 'Publish', 'Publish')
    await expect(page.getByText(/go live with the next deployment/)).toBeInViewport()
    await write(title(page), 'The second title')
    await page.keyboard.press('Control+s')
    await expect(saved(page)).toBeVisible()
    await page.getByText('Version history').click()
    await page
      .getByRole('button', { name: /[Pp]ublished/ })
      .first()
      .click()
    await expect(page.locator('del, ins').filter({ hasText: 'first' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Restore this version' }).click()
    await box(page)
      .getByRole('button', { name: /^Restore/ })
      .click()
    await expect(title(page)).toHaveValue('The first title')
  },
)

test('the preview is the public page, and updates while typing', journey, async ({ page }) => {
  await enter(page, '/employee/post-blog/?new', people.employee)
  await write(title(page), 'Seen before it is published')
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.frameLocator('iframe')
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Seen before it is published')
  await expect(preview.getByRole('contentinfo')).toBeVisible()
  await text(page).click()
  await page.keyboard.type('A line that appears.')
  await expect(preview.getByRole('article')).toContainText('A line that appears.')
})

test('a file can be duplicated into the editor, with its text and images', journey, async ({ page }) => {
  test.slow()
  await enter(page, '/admin/post-blog/', people.admin)
  await page.getByRole('button', { name: /^Duplicate “Living with Microsoft Graph throttling”/ }).click()
  await expect(title(page)).toHaveValue('Living with Microsoft Graph throttling')
  await expect(text(page).getByRole('heading', { name: /Retry-After/ })).toBeVisible()
  const picture = text(page).getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(page.getByRole('textbox', { name: 'URL slug' })).toHaveValue('')
})

test('an expired session keeps every character, and saves after signing in again', async ({
  page,
  context,
  firm,
}) => {
  firm.emulators.settings.accessTokenSeconds = 60
  await enterByWindow(page, '/employee/post-blog/?new', people.employee)
  await write(title(page), 'Before the tide turned')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  firm.emulators.settings.allowRefresh = false
  await context.clearCookies({ domain: 'localhost', name: /session/ })
  await write(title(page), 'After the tide had turned')
  await expect(page.getByText(/^Not saved: your session has expired/)).toBeVisible()
  firm.emulators.settings.allowRefresh = true
  await pick(
    await openWindow(page, page.getByRole('button', { name: 'Sign in again' }).first()),
    people.employee,
  )
  await expect(title(page)).toHaveValue('After the tide had turned')
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(title(page)).toHaveValue('After the tide had turned')
})

test('the writing screen passes axe, light and dark, and fits 320 pixels', async ({ page }) => {
  test.slow()
  await enter(page, '/admin/post-blog/?new', people.admin)
  await writeArticle(page)
  await rest(page)
  expect.soft(await findViolations(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await rest(page)
  expect.soft(await findViolations(page, { rules: colorRules }), 'dark').toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await rest(page)
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
})

test('a long address in the Markdown source breaks, and does not widen the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page, '/admin/post-blog/?new', people.admin)
  await page.getByRole('button', { name: 'Markdown source', exact: true }).click()
  const source = page.getByRole('textbox', { name: /Markdown source/ })
  const width = async () => (await source.boundingBox())?.width
  const before = await width()
  await source.fill(`[Tides](https://example.com/${'tide'.repeat(100)})`)
  expect(await width()).toBe(before)
})

test('buttons do not move on a phone when the text is saved', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, '/employee/post-blog/?new', people.employee)
  await title(page).fill(article.title)
  await expect(saved(page)).toBeVisible()
  await text(page).click()
  await page.keyboard.type(article.text)
  await expect(page.getByRole('button', { name: 'Save now' })).toBeVisible()
  await page.getByRole('button', { name: 'Preview', exact: true }).hover()
  await page.mouse.down() // blurs the text, which saves it
  await expect(saved(page)).toBeVisible()
  await page.mouse.up()
  await expect(page.getByRole('button', { name: 'Close the preview' })).toBeVisible()
})

test('on a phone the toolbar is one row, and the preview replaces the text at phone width', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enter(page, '/employee/post-blog/?new', people.employee)
  await text(page).click()
  await page.keyboard.type(article.text)
  const tools = await page.getByRole('toolbar', { name: 'Formatting toolbar' }).boundingBox()
  expect(tools?.height).toBeLessThan(60)
  await page.getByRole('button', { name: 'Markdown source' }).click() // the last button in the row
  await expect(page.getByRole('textbox', { name: 'Text, Markdown source' })).toHaveValue(/Ask the people/)
  await page.getByRole('button', { name: 'Markdown source' }).click()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  await expect(page.getByTitle('The page as visitors will see it')).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Phone', pressed: true })).toBeVisible()
  await expect(text(page)).toBeHidden()
})
