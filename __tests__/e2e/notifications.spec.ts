import { expect } from '@playwright/test'
import { findFaults } from './support/find-faults'
import { findViolations } from './support/find-violations'
import { enter, people, test } from './support/firm-test'
import { article, move, writeArticle } from './support/writing'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

test('an article that was submitted rings the bell of the admin, and opens from it', async ({
  page,
  browser,
  firm,
}) => {
  test.slow()
  await enter(page, '/employee/post-blog/?new', people.employee)
  await writeArticle(page)
  await move(page, 'Submit for review', 'Submit for review')

  const context = await browser.newContext({ baseURL: firm.origin, reducedMotion: 'reduce' })
  const admin = await context.newPage()
  await enter(admin, '/admin/', people.admin)
  await admin.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  const panel = admin.getByRole('dialog', { name: 'Notifications' })
  const news = panel.getByRole('link', { name: new RegExp(article.title) })
  await expect(news).toContainText('was submitted for review')
  await expect(news).toContainText('mei.tanaka@firm.example')
  expect.soft(await findViolations(admin, { within: '[role=dialog]' }), 'panel').toEqual([])
  await admin.keyboard.press('Escape')
  await expect(admin.getByRole('button', { name: 'Notifications, 1 unread' })).toBeFocused()

  await test.step('the page of all notifications says the same', async () => {
    await admin.goto('/employee/notifications/')
    await expect(admin.getByRole('main').getByRole('link', { name: new RegExp(article.title) })).toBeVisible()
    expect.soft(await findFaults(admin), 'page').toEqual([])
  })

  await test.step('opening it marks it as read', async () => {
    await admin
      .getByRole('main')
      .getByRole('link', { name: new RegExp(article.title) })
      .click()
    await expect(admin.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue(article.title)
    await expect(admin.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  })
  await context.close()
})

test('emails are chosen for each kind of notification, and kept', async ({ page }) => {
  await enter(page, '/employee/notification-settings/', people.admin)
  const choice = page.getByRole('button', { name: /New inquiry/ })
  await expect(choice).toContainText('Daily digest')
  expect.soft(await findFaults(page)).toEqual([])
  await choice.click()
  const kept = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok())
  await page.getByRole('option', { name: 'At once' }).click()
  await kept
  await page.reload()
  await expect(page.getByRole('button', { name: /New inquiry/ })).toContainText('At once')
})
