import { expect, type Page } from '@playwright/test'
import { drill } from './support/drill'
import { findFaults } from './support/find-faults'
import { enter, people, test } from './support/firm-test'
import { receive } from './support/inquiries'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const row = (page: Page, name: RegExp) => page.getByRole('row', { name })

const screens = {
  '/employee/': 'Home',
  '/employee/post-blog/': 'My articles',
  '/admin/': 'Overview',
  '/admin/employees/': 'Employees',
  '/admin/audit/': 'Audit log',
  '/admin/inquiry/': 'Inquiries',
  '/admin/applicants/': 'Applicants',
  '/admin/comments/': 'Comments',
  '/admin/outbox/': 'Outbox',
  '/admin/calendar/': 'Calendar',
  '/admin/post-blog/': 'Articles',
  '/admin/jobs/': 'Jobs',
  '/admin/people/': 'People',
  '/admin/pages/': 'Pages',
  '/admin/media/': 'Media library',
  '/admin/emails/': 'Emails',
  '/admin/seo/': 'SEO',
  '/admin/search/': 'Search',
}

/** A table, a list with its detail, a board, a calendar, a list of articles and a page of numbers. */
const sampled = [
  '/admin/',
  '/admin/employees/',
  '/admin/inquiry/',
  '/admin/applicants/',
  '/admin/calendar/',
  '/admin/post-blog/',
]

for (const [path, title] of Object.entries(screens)) {
  if (path === '/admin/seo/') continue // seo.spec.ts looks at all of it
  const details = sampled.includes(path) ? {} : drill
  test(`${path} passes axe, light and dark, and fits 320 pixels`, details, async ({ page }) => {
    test.slow()
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await enter(page, path, people.admin)
    await expect(heading(page)).toHaveText(title)
    expect(await findFaults(page)).toEqual([])
  })
}

test('on a laptop the sidebar shows every area without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, '/admin/', people.admin)
  const areas = page.getByRole('navigation', { name: 'Areas' })
  await expect(areas.getByRole('link', { name: 'SEO' })).toBeVisible()
  expect(await areas.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBeLessThanOrEqual(0)
})

for (const path of ['/auth/login/', '/auth/admin/', '/auth/employee/', '/admin/']) {
  const details = path === '/auth/login/' || path === '/admin/' ? {} : drill
  test(`${path}, signed out, passes axe and fits 320 pixels`, details, async ({ page }) => {
    await page.goto(path)
    await page.getByText('Trouble signing in?').click()
    expect(await findFaults(page)).toEqual([])
  })
}

test('the overview counts employees and published pages, and lists the latest changes', async ({ page }) => {
  await enter(page, '/admin/', people.admin)
  const main = page.getByRole('main')
  await expect(main).toContainText(/1\s*Admin/)
  await expect(main).toContainText(/2\s*Employees/)
  await expect(main.getByText('mei.tanaka@firm.example')).toBeVisible()
})

test.describe('employees', () => {
  test('can be added, sign in, become an admin and be removed, with every step in the log', async ({
    page,
    browser,
    firm,
  }) => {
    test.slow()
    await enter(page, '/admin/employees/', people.admin)
    await page.getByRole('button', { name: 'Add employee' }).click()
    const box = page.getByRole('dialog')
    await box.getByRole('textbox', { name: /work email/i }).fill('Samira.Haddad@firm.example')
    await box.getByRole('button', { name: /^Add/ }).click()
    await expect(box).toBeHidden()
    await expect(row(page, /Samira\.Haddad@firm\.example/)).toContainText('Invited')
    await row(page, /Samira/)
      .getByRole('button', { name: /^Send the invitation again/ })
      .click()
    await expect(page.getByRole('status').filter({ hasText: /invitation to Samira/ })).toBeVisible()

    const context = await browser.newContext({ baseURL: firm.origin })
    const other = await context.newPage()
    await enter(other, '/employee/', people.stranger)
    await expect(heading(other)).toHaveText('Home')

    await row(page, /Samira/)
      .getByRole('button', { name: /^Roles of/ })
      .click()
    await page.getByRole('dialog').getByRole('checkbox', { name: 'Admin' }).check()
    await page.getByRole('button', { name: 'Save roles' }).click()
    await page.getByRole('button', { name: 'Make admin' }).click()
    await expect(page.getByRole('status').filter({ hasText: /Samira/ })).toBeVisible()
    await other.goto('/admin/')
    await expect(heading(other)).toHaveText('Overview')

    await receive(firm.db, [{ name: 'Tom Aldridge' }])
    const assignee = 'samira.haddad@firm.example'
    await firm.db.updateTable('inquiry').set({ assignee, assignee_key: assignee }).execute()
    await page.reload()
    await expect(row(page, /Samira Haddad/)).toBeVisible() // her name is known since she signed in
    await row(page, /Samira/)
      .getByRole('button', { name: /Remove/ })
      .click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('They own 1 open inquiry. Choose who takes this over.')
    expect.soft(await findFaults(page)).toEqual([])
    await question.getByRole('button', { name: /Hand over to/ }).click()
    await page.getByRole('option', { name: /Nora Lindqvist/ }).click()
    await question.getByRole('button', { name: 'Hand over and remove' }).click()
    await expect(row(page, /Samira/)).toHaveCount(0)
    const inquiries = await firm.db.selectFrom('inquiry').select('assignee').execute()
    expect(inquiries).toEqual([{ assignee: 'nora.lindqvist@firm.example' }])
    await other.reload()
    await expect(heading(other)).toHaveText('You don’t have access')
    await context.close()

    await page.goto('/admin/')
    const log = page.getByRole('main')
    await expect(log.getByText('Samira.Haddad@firm.example')).toHaveCount(4)
  })

  test('a duplicate address shows an error and stays in the field', async ({ page }) => {
    await enter(page, '/admin/employees/?add', people.admin)
    const box = page.getByRole('dialog')
    await box.getByRole('textbox', { name: /work email/i }).fill('MEI.TANAKA@firm.example')
    await box.getByRole('button', { name: /^Add/ }).click()
    await expect(box.getByText(/already has access/)).toBeVisible()
    await expect(box.getByRole('textbox', { name: /work email/i })).toHaveValue('MEI.TANAKA@firm.example')
  })

  test('the last admin can’t be removed, and the page says why', async ({ page }) => {
    await enter(page, '/admin/employees/', people.admin)
    await row(page, /nora\.lindqvist/)
      .getByRole('button', { name: /Remove/ })
      .click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /Remove/ })
      .click()
    await expect(page.getByText(/only admin/)).toBeVisible()
  })

  test('a list that can’t be loaded says so and can be retried', async ({ page }) => {
    await page.route('**/api/admin/employees**', (route) => route.abort('connectionrefused'))
    await enter(page, '/admin/employees/', people.admin)
    const again = page.getByRole('button', { name: 'Try again' })
    await expect(again).toBeVisible({ timeout: 15_000 })
    await page.unroute('**/api/admin/employees**')
    await again.click()
    await expect(row(page, /mei\.tanaka/)).toBeVisible()
  })
})

test.describe('by keyboard', () => {
  test('Ctrl-K opens the palette, typing filters it, Enter goes there and Escape closes it', async ({
    page,
  }) => {
    await enter(page, '/admin/', people.admin)
    await expect(heading(page)).toHaveText('Overview')
    await page.keyboard.press('Control+k')
    await page.keyboard.type('openings')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/admin/jobs/')
    await expect(heading(page)).toHaveText('Jobs')
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  test('the palette of an employee has no admin commands', async ({ page }) => {
    await enter(page, '/employee/', people.employee)
    await expect(heading(page)).toHaveText('Home')
    await page.keyboard.press('Control+k')
    const box = page.getByRole('dialog')
    await expect(box.getByText('View site')).toBeVisible()
    await expect(box.getByText('Employees')).toHaveCount(0)
    await expect(box.getByText('Add employee')).toHaveCount(0)
  })
})

test('the bar’s switch and the palette go through the three themes: the system’s, light and dark', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await enter(page, '/admin/', people.admin)
  await expect(heading(page)).toHaveText('Overview')
  const ground = () =>
    page.evaluate(() => {
      const [red = 0, green = 0, blue = 0] =
        getComputedStyle(document.body)
          .backgroundColor.match(/[\d.]+/g)
          ?.map(Number) ?? []
      return (red + green + blue) / 3 < 128 ? 'dark' : 'light'
    })
  const bySwitch = () => page.getByRole('button', { name: /^Theme: / }).click()
  const byPalette = async () => {
    await page.keyboard.press('Control+k')
    await page.keyboard.type('Change theme')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  }
  for (const change of [bySwitch, byPalette]) {
    for (const [theme, shown] of [
      ['system', 'dark'],
      ['light', 'light'],
      ['dark', 'dark'],
    ]) {
      await expect(page.getByRole('button', { name: `Theme: ${theme}`, exact: true })).toBeVisible()
      await expect.poll(ground, theme).toBe(shown)
      await change()
    }
  }
})

test('going from screen to screen keeps the frame and fetches the roles once', async ({ page }) => {
  await enter(page, '/admin/', people.admin)
  await expect(heading(page)).toHaveText('Overview')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('link', { name: 'Employees', exact: true }).click()
  await expect(heading(page)).toHaveText('Employees')
  await page.getByRole('link', { name: 'SEO' }).click()
  await expect(heading(page)).toHaveText('SEO')
  expect(asked.filter((url) => url.endsWith('/api/me'))).toEqual([])
})

test('every internal screen is noindex', async ({ request, baseURL }) => {
  for (const path of [
    ...Object.keys(screens),
    '/auth/login/',
    '/auth/admin/',
    '/auth/employee/',
    '/auth/redirect/',
  ]) {
    const html = await (await request.get(`${baseURL ?? ''}${path}`)).text()
    expect(html, path).toMatch(/<meta[^>]+name="robots"[^>]+content="noindex"/)
  }
})
