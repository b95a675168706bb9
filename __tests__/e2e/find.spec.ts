import { expect, type Page } from '@playwright/test'
import { findFaults } from './support/find-faults'
import { enter, people, test } from './support/firm-test'
import { heading, receive } from './support/inquiries'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' })
const found = (page: Page, name: RegExp | string) => palette(page).getByRole('menuitem', { name })

const inquiries = [
  { name: 'Ines Carvalho', state: 'closed' as const, message: 'The lantern on the pier went out.' },
  { name: 'Tom Aldridge' },
  { name: 'Hanna Vogt' },
]

test('an inquiry is found by a word of its message, and opened in its inbox', async ({ page, firm }) => {
  test.slow()
  await receive(firm.db, inquiries)
  await enter(page, '/admin/', people.admin)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview')
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lantern')
  await expect(found(page, /^Ines Carvalho, Inquiry · Closed/)).toContainText(
    'The lantern on the pier went out.',
  )
  expect.soft(await findFaults(page), 'open palette').toEqual([])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/inquiry\/\?state=closed&inquiry=/)
  await expect(heading(page)).toHaveText('Ines Carvalho')

  await test.step('it is listed as recently opened', async () => {
    await page.keyboard.press('Control+k')
    await expect(palette(page).getByRole('group', { name: 'Recently opened' })).toContainText('Ines Carvalho')
    await page.keyboard.press('Escape')
  })

  await test.step('all results are on a page of their own', async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('lanterm')
    await found(page, 'All results for “lanterm”').click()
    await expect(page).toHaveURL('/admin/search/?q=lanterm')
    const group = page.getByRole('region', { name: 'Inquiries' })
    await expect(group.locator('mark')).toHaveText(['lantern'])
    expect.soft(await findFaults(page), 'page').toEqual([])
    await group.getByRole('link', { name: /Ines Carvalho/ }).click()
    await expect(heading(page)).toHaveText('Ines Carvalho')
  })
})

test('an employee does not find it', async ({ page, firm }) => {
  await receive(firm.db, inquiries)
  await enter(page, '/employee/', people.employee)
  await page.keyboard.press('Control+k')
  await page.keyboard.type('lantern')
  await expect(palette(page).getByText('No results for “lantern”')).toBeVisible()
  await page.goto('/employee/search/?q=lantern')
  await expect(page.getByText(/No results for “lantern”/)).toBeVisible()
})

test('SEO values are edited as in a spreadsheet, and saved together', async ({ page }) => {
  test.slow()
  await enter(page, '/admin/seo/?tab=grid', people.admin)
  const grid = page.getByRole('grid', { name: 'SEO values of pages' })
  const cell = (path: string, column: number) =>
    grid.getByRole('row', { name: path }).first().getByRole('gridcell').nth(column)
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('/about/')
  await cell('/about/', 0).click()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Who we are and how we work')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Delete')
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await expect(cell('/about/', 0)).toContainText('Who we are and how we work')
  await expect(cell('/about/', 3)).toContainText('yes')
  expect.soft(await findFaults(page)).toEqual([])
  await page.keyboard.press('Control+z')
  await expect(cell('/about/', 3)).toContainText('no')
  await page.getByRole('button', { name: 'Save 1 page' }).click()
  await expect(page.getByText('1 page saved. Goes live with the next build.')).toBeVisible()
  await page.reload()
  await page.getByRole('searchbox', { name: 'Search pages' }).fill('/about/')
  await expect(cell('/about/', 0)).toContainText('Who we are and how we work')
})
