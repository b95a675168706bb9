import { expect, type Page } from '@playwright/test'
import { colorRules, findViolations } from './support/find-violations'
import { enter, people, test } from './support/firm-test'
import { rest } from './support/hurry'
import { journey } from './support/journey'
import { article, box, title, writeArticle } from './support/writing'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const list = '/admin/post-blog/'
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const show = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Status' }).getByRole('button', { name })
const select = (page: Page, name: string) => page.getByRole('checkbox', { name: `Select “${name}”` })

/** Saves screenshots for people to look at, if SHOTS names a folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder === undefined) return
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 900 })
      await rest(page)
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` })
    }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 800 })
}

/** Violations of axe, light and dark, and pixels wider than a phone of 320. */
async function findFaults(page: Page): Promise<unknown[]> {
  // what was announced to screen readers goes after some seconds
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0)
  await rest(page)
  const faults: unknown[] = await findViolations(page)
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await rest(page)
  faults.push(...(await findViolations(page, { rules: colorRules })))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 640 })
  await rest(page)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await page.setViewportSize({ width: 1280, height: 800 })
  return wider > 0 ? [...faults, `${wider} pixels too wide`] : faults
}

test(
  'an article is duplicated, moved to the trash, restored and deleted permanently',
  journey,
  async ({ page }) => {
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
      await expect(page.getByText(/is deleted permanently after 30 days/)).toBeVisible()
      expect.soft(await findFaults(page)).toEqual([])
      await shoot(page, 'trash')
      await page.getByRole('button', { name: `Restore “Copy of ${article.title}”` }).click()
      await expect(page.getByText('The trash is empty')).toBeVisible()
    })

    await test.step('both are published or left out, then moved to the trash together', async () => {
      await show(page, /^All/).click()
      await select(page, article.title).check()
      await select(page, `Copy of ${article.title}`).check()
      await shoot(page, 'bulk')
      await page.getByRole('button', { name: 'Publish…', exact: true }).click()
      await box(page).getByRole('button', { name: 'Publish 2 articles' }).click()
      await expect(page.getByRole('alert')).toContainText(`“Copy of ${article.title}” was not changed.`)
      await expect(page.getByText('1 article published', { exact: true })).toBeVisible()
      expect(
        (await page.request.get(`/blog/${article.slug}/`, { headers: { accept: 'text/html' } })).status(),
      ).toBe(200)

      await select(page, article.title).check()
      await select(page, `Copy of ${article.title}`).check()
      await page.getByRole('button', { name: 'Move to trash…' }).click()
      await expect(box(page)).toContainText(`“${article.title}”: Published`)
      await shoot(page, 'bulk-dialog')
      await page.keyboard.press('Enter')
      await expect(box(page)).toBeHidden()
      await page.getByRole('button', { name: 'Unpublish…' }).click()
      await box(page).getByRole('button', { name: 'Unpublish 1 article' }).click()
      await expect(page.getByText('Unpublishing 1 article')).toBeVisible()
      await select(page, article.title).check()
      await select(page, `Copy of ${article.title}`).check()
      await page.getByRole('button', { name: 'Move to trash…' }).click()
      await box(page).getByRole('button', { name: 'Move 2 articles to trash' }).click()
      await expect(link(page, article.title)).toHaveCount(0)
    })

    await test.step('one is deleted permanently', async () => {
      await show(page, /^Trash 2$/).click()
      await page.getByRole('button', { name: `Delete “Copy of ${article.title}” permanently` }).click()
      await box(page).getByRole('button', { name: 'Delete permanently' }).click()
      await expect(show(page, /^Trash 1$/)).toBeVisible()
    })
  },
)

test(
  'an address not found becomes a redirect, and a chain of redirects is shortened',
  journey,
  async ({ page, firm }) => {
    test.slow()
    const visitor = await page.context().newPage()
    await visitor.goto('/about/')
    await visitor.evaluate(() => (location.href = '/about-us-as-it-was/'))
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Nothing is charted here')
    await enter(page, '/admin/seo/?tab=missing', people.admin)
    const row = page.getByRole('row', { name: /^\/about-us-as-it-was\// })
    await expect(row).toContainText('/about/')
    expect.soft(await findFaults(page)).toEqual([])
    await shoot(page, 'missing')

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
    await shoot(page, 'chains')
    await page.getByRole('button', { name: 'Shorten 1 chain' }).click()
    await expect(page.getByText('1 chain shortened')).toBeVisible()
    const answer = await page.request.get('/first/', { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([301, '/contact/'])
  },
)
