import { expect } from '@playwright/test'
import { enter, people, test } from './support/firm-test'
import { list, receive } from './support/inquiries'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

test('an open inbox shows a new inquiry without a reload, in each tab, and stops when access is lost', async ({
  page,
  firm,
}) => {
  const connected = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/changes')
  await enter(page, '/admin/inquiry/', people.support)
  expect((await connected).headers()['content-type']).toContain('text/event-stream')
  await expect(page.getByText('You’re all caught up')).toBeVisible()
  const tab = await page.context().newPage()
  await tab.goto('/admin/inquiry/')
  await expect(tab.getByText('You’re all caught up')).toBeVisible()

  await receive(firm.db, [{ name: 'Tom Aldridge' }])
  await expect(list(page).getByText('Tom Aldridge')).toBeVisible()
  await expect(list(tab).getByText('Tom Aldridge')).toBeVisible()
  await tab.close()

  await firm.db.deleteFrom('employee').where('email', '=', 'amina.diallo@firm.example').execute()
  await receive(firm.db, [{ name: 'Hanna Vogt', reference: 'TEST-0009' }])
  const asked = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/changes')
  expect((await asked).status()).toBe(403)
})
