import { expect, type Page } from '@playwright/test'
import { drill } from './support/drill'
import { findFaults } from './support/find-faults'
import { findInThemes, findViolations } from './support/find-violations'
import { enter, people, test } from './support/firm-test'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const table = (page: Page) => page.getByRole('table', { name: 'Public pages' })
const rowOf = (page: Page, path: string) =>
  table(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: path, exact: true }) })
const field = (page: Page, name: string) => page.getByRole('textbox', { name })

test('editing a page shows its issues and previews, and is pending until the next build', async ({
  page,
  request,
}) => {
  await enter(page, '/admin/seo/', people.admin)
  await expect(table(page)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('/about/')
  await rowOf(page, '/about/').getByRole('button', { name: '/about/' }).click()
  await expect(page).toHaveURL(/\?page=\/about\/$/)

  await field(page, 'Meta title').fill('About the people who chart the coast for those who sail by it')
  await expect(page.getByText('Title too long (61 of 60 characters)')).toBeVisible()
  await field(page, 'Meta title').fill('The people behind the charts')
  await expect(page.getByRole('region', { name: 'Search result' })).toContainText(
    'The people behind the charts',
  )
  await expect(page.getByRole('region', { name: 'Shared link' })).toContainText(
    'The people behind the charts',
  )

  await test.step('unsaved changes are kept, and leaving asks for confirmation', async () => {
    await page.getByRole('link', { name: 'Employees', exact: true }).click()
    await page.getByRole('button', { name: 'Stay' }).click()
    page.once('dialog', (dialog) => void dialog.accept())
    await page.reload()
    await expect(field(page, 'Meta title')).toHaveValue('The people behind the charts')
  })

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Goes live with the next build.', { exact: true })).toBeVisible()
  await expect(page.getByText(/1 page has changes that aren’t live yet/)).toBeVisible()
  await expect(page.getByText(/Automatic builds are off/)).toBeVisible()
  const { settings } = (await (await request.get('/api/seo')).json()) as { settings: { title: string }[] }
  expect(settings.map(({ title }) => title)).toEqual(['The people behind the charts'])

  await page.getByRole('button', { name: 'All pages' }).click()
  await page.getByRole('button', { name: /^Pending 1$/ }).click()
  await expect(rowOf(page, '/about/')).toContainText('Customised')
  await page.getByRole('button', { name: '/about/', exact: true }).click()
  await page.getByRole('button', { name: 'Reset title to default' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Default', { exact: true })).toBeVisible()
})

test('a social image is uploaded and shown on the card', async ({ page }) => {
  await enter(page, '/admin/seo/?page=/contact/', people.admin)
  const card = page.getByRole('region', { name: 'Shared link' }).locator('img')
  await expect(card).toHaveAttribute('src', /^\/social\//)
  await page.locator('input[type=file]').setInputFiles('docs/pictures/service-phone.webp')
  await expect(card).toHaveAttribute('src', /^\/api\/media\//)
  await expect.poll(() => card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved. Goes live with the next build.', { exact: true })).toBeVisible()
})

test('several pages are edited at once by keyboard, after a preview', async ({ page }) => {
  await enter(page, '/admin/seo/', people.admin)
  await expect(table(page)).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('/case-study/')
  await page.getByRole('heading', { level: 1 }).click()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await page.keyboard.press('x')
  await expect(page.getByText(/2 selected/)).toBeVisible()
  await page.keyboard.press('c')
  const box = page.getByRole('dialog', { name: 'Change 2 pages' })
  await box.getByRole('button', { name: /Action/ }).click()
  await page.getByRole('option', { name: /^Hide from search engines/ }).click()
  await expect(box.getByRole('rowheader')).toHaveCount(2)
  await expect(box.getByRole('cell', { name: 'Noindex' })).toHaveCount(2)
  expect(await findViolations(page)).toEqual([])
  await box.getByRole('button', { name: 'Change 2 pages' }).click()
  const question = page.getByRole('alertdialog', { name: 'Hide 2 pages from search engines?' })
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await box.getByRole('button', { name: 'Change 2 pages' }).click()
  await question.getByRole('button', { name: 'Hide 2 pages' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText(/2 pages have changes that aren’t live yet/)).toBeVisible()
  await page.getByRole('button', { name: /^Issues \d/ }).click()
  await expect(table(page)).toContainText('Noindex, but linked from')
})

test('a redirect works at once, rejects loops, and ends when it is removed', async ({ page, request }) => {
  const ask = async () => {
    const answer = await request.get('/sea-charts/', { maxRedirects: 0 })
    return [answer.status(), answer.headers()['location']]
  }
  expect(await ask()).toEqual([404, undefined])
  await enter(page, '/admin/seo/?tab=redirects', people.admin)
  await expect(page.getByRole('row', { name: /^\/blogs\// })).toContainText('“Redirects” under Pages')
  await page.getByRole('button', { name: 'Add redirect' }).click()
  await field(page, 'Old URL').fill('/sea-charts')
  await field(page, 'Target').fill('/blogs/')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByText('/blogs/ already redirects to /blog/. Redirect to /blog/ directly.'),
  ).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await field(page, 'Target').fill('/nowhere/')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText(/There’s no page at \/nowhere\//)).toBeVisible()
  await field(page, 'Target').fill('/blog/')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await ask()).toEqual([301, '/blog/'])

  const visitor = await page.context().newPage()
  await visitor.goto('/sea-charts/')
  await expect(visitor).toHaveURL(/\/blog\/$/)
  await visitor.close()

  await page.getByRole('button', { name: 'Delete /sea-charts/' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  expect(await ask()).toEqual([404, undefined])
})

for (const [place, details] of [
  ['/admin/seo/', drill],
  ['/admin/seo/?page=/about/', {}],
  ['/admin/seo/?tab=redirects', drill],
] as const)
  test(`${place} passes axe, light and dark, and fits 320 pixels`, details, async ({ page }) => {
    test.slow()
    await enter(page, place, people.admin)
    await expect(
      page
        .getByRole('table')
        .or(page.getByRole('textbox', { name: 'Meta title' }))
        .first(),
    ).toBeVisible()
    expect(await findFaults(page), place).toEqual([])
    await page.setViewportSize({ width: 320, height: 900 })
    expect(await findInThemes(page), `${place} at 320`).toEqual([])
  })
