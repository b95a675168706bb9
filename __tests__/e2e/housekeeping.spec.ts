import { expect, type Page } from '@playwright/test'
import { findFaults } from './support/find-faults'
import { enter, people, test } from './support/firm-test'
import { article, box, title, writeArticle } from './support/writing'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const list = '/admin/post-blog/'
const show = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name })

test('an article is duplicated, the copy restored and deleted, the article published', async ({ page }) => {
  test.slow()
  await enter(page, `${list}?new`, people.admin)
  await writeArticle(page)
  await page.getByRole('link', { name: 'Articles', exact: true }).first().click()

  await test.step('a copy has its own title and no slug', async () => {
    await page.getByRole('button', { name: `Duplicate “${article.title}” as draft` }).click()
    await expect(title(page)).toHaveValue(`Copy of ${article.title}`)
    await expect(page.getByRole('textbox', { name: 'URL slug' })).toHaveValue('')
  })

  await test.step('the copy goes to the trash and comes back', async () => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Move to trash…' }).click()
    await box(page).getByRole('button', { name: 'Move to trash' }).click()
    await expect(page).toHaveURL(list)
    await show(page, /^Trash 1$/).click()
    await expect(page.getByText(/are deleted permanently after 30 days/)).toBeVisible()
    expect.soft(await findFaults(page)).toEqual([])
    await page.getByRole('button', { name: `Restore “Copy of ${article.title}”` }).click()
    await expect(page.getByText('The trash is empty')).toBeVisible()
  })

  await test.step('a selected copy goes to the trash and is deleted permanently', async () => {
    await show(page, /^All/).click()
    await page.getByRole('checkbox', { name: `Select “Copy of ${article.title}”` }).check()
    await page.getByRole('button', { name: 'Move to trash…', exact: true }).click()
    await box(page).getByRole('button', { name: 'Move 1 article to trash' }).click()
    await show(page, /^Trash 1$/).click()
    await page.getByRole('button', { name: `Delete “Copy of ${article.title}” permanently` }).click()
    await box(page).getByRole('button', { name: 'Delete permanently' }).click()
    await expect(page.getByText('The trash is empty')).toBeVisible()
  })

  await test.step('a selected article is published', async () => {
    await show(page, /^All/).click()
    await page.getByRole('checkbox', { name: `Select “${article.title}”` }).check()
    await page.getByRole('button', { name: 'Publish…', exact: true }).click()
    await box(page).getByRole('button', { name: 'Publish 1 article' }).click()
    await expect(page.getByText('1 article published.')).toBeVisible()
  })
})

test('an address not found becomes a redirect, and a chain is shortened', async ({ page, firm }) => {
  test.slow()
  const visitor = await page.context().newPage()
  await visitor.goto('/about/')
  await visitor.evaluate(() => (location.href = '/about-us-as-it-was/'))
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await enter(page, '/admin/seo/?tab=missing', people.admin)
  const row = page.getByRole('row', { name: /^\/about-us-as-it-was\// })
  await expect(row).toContainText('/about/')
  expect.soft(await findFaults(page)).toEqual([])

  await row.getByRole('button', { name: 'Redirect /about-us-as-it-was/…' }).click()
  await expect(page.getByRole('textbox', { name: 'Old URL' })).toHaveValue('/about-us-as-it-was/')
  await page.getByRole('textbox', { name: 'Target' }).fill('/about/')
  await box(page).getByRole('button', { name: 'Save' }).click()
  await expect(row).toHaveCount(0)
  await visitor.goto('/about-us-as-it-was/')
  await expect(visitor).toHaveURL('/about/')

  // older redirects may form chains, which can no longer be added
  const by = { permanent: true, updated_by: people.admin }
  await firm.db
    .insertInto('redirect')
    .values([
      { id: crypto.randomUUID(), from: '/first/', to: '/second/', ...by },
      { id: crypto.randomUUID(), from: '/second/', to: '/contact/', ...by },
    ])
    .execute()
  await page.goto('/admin/seo/?tab=redirects')
  await expect(page.getByText(/\/second\/ leads on to \/contact\//)).toBeVisible()
  expect.soft(await findFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Shorten 1 chain' }).click()
  await expect(page.getByText('1 chain shortened.')).toBeVisible()
  const answer = await page.request.get('/first/', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/contact/'])
})
