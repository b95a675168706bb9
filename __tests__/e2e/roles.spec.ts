import { expect, type Page } from '@playwright/test'
import { enter, people, test } from './support/firm-test'
import { receive } from './support/inquiries'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const areas = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Areas' })
    .getByRole('link')
    .allInnerTexts()
    .then((names) => names.map((name) => name.trim()))

test('support answers inquiries, and sees no applicants', async ({ page, firm }) => {
  await receive(firm.db, [{ name: 'Tom Aldridge' }])
  await enter(page, '/admin/inquiry/', people.support)
  await expect(page.getByRole('main')).toContainText('Tom Aldridge')
  expect(await areas(page)).toEqual(['Home', 'Inquiries'])
  await page.goto('/admin/applicants/')
  await expect(heading(page)).toHaveText('You need recruiter or admin access')
})

test('a recruiter works on applicants, and can’t open inquiries', async ({ page }) => {
  await enter(page, '/admin/applicants/', people.recruiter)
  await expect(heading(page)).toHaveText('Applicants')
  expect(await areas(page)).toEqual(['Home', 'Applicants', 'Calendar', 'Jobs'])
  await page.goto('/admin/inquiry/')
  await expect(heading(page)).toHaveText('You need support agent or admin access')
})

test('an admin gives a second role, which adds its areas at the next page', async ({
  page,
  browser,
  firm,
}) => {
  test.slow()
  const context = await browser.newContext({ baseURL: firm.origin })
  const other = await context.newPage()
  await enter(other, '/employee/', people.employee)
  expect(await areas(other)).toEqual(['Home', 'My articles', 'Calendar'])

  await enter(page, '/admin/employees/', people.admin)
  await page
    .getByRole('row', { name: /mei\.tanaka/ })
    .getByRole('button', { name: /^Roles of/ })
    .click()
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Support' }).check()
  await page.getByRole('button', { name: 'Save roles' }).click()
  await expect(page.getByRole('row', { name: /mei\.tanaka/ })).toContainText('Employee, Support')

  await other.goto('/admin/inquiry/')
  await expect(heading(other)).toHaveText('Inquiries')
  expect(await areas(other)).toEqual(['Home', 'My articles', 'Inquiries', 'Calendar'])
  await context.close()
})

test('an editor publishes, and sees neither inquiries nor applicants', async ({ page }) => {
  await enter(page, '/admin/post-blog/', people.editor)
  await expect(heading(page)).toHaveText('Articles')
  expect(await areas(page)).toEqual([
    'Home',
    'My articles',
    'Comments',
    'Calendar',
    'Articles',
    'Case studies',
    'Jobs',
    'People',
    'Pages',
    'Media library',
    'SEO',
  ])
})
