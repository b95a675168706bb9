import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { createOutbox } from '../../backend/email/create-outbox'
import { createAuditRepository } from '../../backend/repositories/audit-repository'
import { samples } from '../backend/submissions/support/sample-forms'
import { colorRules, findViolations } from './support/find-violations'
import { enter, people, test } from './support/firm-test'
import { rest } from './support/hurry'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

/** Both themes, and a phone without horizontal scrolling. */
async function expectFit(page: Page) {
  expect.soft(await findViolations(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await rest(page)
  expect.soft(await findViolations(page, { rules: colorRules }), 'dark').toEqual([])
  await page.setViewportSize({ width: 320, height: 640 })
  await rest(page)
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
}

test('without a mail server an admin reads unsent emails, and why they were not sent', async ({
  page,
  firm,
}) => {
  test.slow()
  await createOutbox(false).add(firm.db, {
    kind: 'acknowledgement',
    to: 'ana.duarte@home.example',
    subject: 'Your message to us: K7QF-3M2P',
    text: 'Thank you, we got your message.\n\nYou hear from us within two days.',
    by: 'system',
  })
  await createOutbox(false).add(firm.db, {
    kind: 'reply',
    to: 'piet@home.example',
    subject: 'Moving to Teams',
    text: 'We can.',
    by: 'nora.lindqvist@firm.example',
  })
  await enter(page, '/admin/outbox/', people.admin)
  const main = page.getByRole('main')
  await expect(main.getByText('Email isn’t set up, so nothing is sent.')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Not sent 2' })).toBeVisible()

  await main.getByRole('searchbox').fill('k7qf')
  await expect(main.getByRole('group').filter({ hasText: 'Moving to Teams' })).toHaveCount(0)
  await expect(page).toHaveURL(/\?search=k7qf$/)
  await page.reload()
  await expect(main.getByRole('searchbox')).toHaveValue('k7qf')
  await main.locator('summary').filter({ hasText: 'Your message to us' }).press('Enter')
  await expect(main.getByText('You hear from us within two days.')).toBeVisible()
  await expectFit(page)
})

test('an admin edits an email that visitors get, and returns to the default', async ({ page }) => {
  await enter(page, '/admin/emails/', people.admin)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Message received', exact: true }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Message received')
  const text = main.getByRole('textbox', { name: 'Text' })
  const preview = main.getByRole('region', { name: 'Preview' })
  const save = main.getByRole('button', { name: 'Save', exact: true })

  await text.fill('Hello {{name}}')
  await save.click()
  await expect(main.getByText(/“\{\{name\}\}” isn’t a placeholder of this email/)).toBeVisible()
  await text.fill('Thank you. You wrote about ')
  await main.getByRole('button', { name: '{{topic}}' }).click()
  await expect(text).toHaveValue('Thank you. You wrote about {{topic}}')
  await expect(preview).toContainText('You wrote about A project or an idea')
  await page.reload()
  await expect(text).toHaveValue('Thank you. You wrote about {{topic}}')
  await save.click()
  await expect(page.getByText('Email saved.')).toBeVisible()

  const sent = await page.request.post('/api/forms/contact', {
    data: { ...samples.contact, email: 'ana@home.example', topic: 'other' },
  })
  expect(sent.status()).toBe(201)
  await page.goto('/admin/outbox/')
  await main.locator('summary').filter({ hasText: 'ana@home.example' }).click()
  await expect(main.getByText(/^Thank you\. You wrote about \w/)).toBeVisible()

  await page.goto('/admin/emails/?email=contact-received')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Message received')
  await expectFit(page)
  await main.getByRole('button', { name: 'Reset to default…' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset to default' }).click()
  await expect(text).toHaveValue(/^Hello,/)
  await expect(main.getByRole('region', { name: 'Versions' }).locator('summary')).toHaveCount(2)
})

test('an admin finds who changed a record, restores the filter by its address, and exports it', async ({
  page,
  firm,
}) => {
  test.slow()
  const audit = createAuditRepository(firm.db)
  await audit.add({
    actor: 'mei.tanaka@firm.example',
    action: 'inquiry.changed',
    subject: 'K7QF-3M2P',
    before: { state: 'new', assignee: null },
    after: { state: 'in_progress', assignee: 'mei.tanaka@firm.example' },
  })
  await audit.add({
    actor: 'system',
    action: 'build.requested',
    subject: 'the site',
    before: null,
    after: null,
  })
  await enter(page, '/admin/', people.admin)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'Open the audit log' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Audit log')
  const entries = main.getByRole('list', { name: /Entries/ }).getByRole('listitem')
  await expect(entries.filter({ hasText: 'started a build' })).toHaveCount(1)

  await main.getByRole('button', { name: /Area/ }).click()
  await page.getByRole('option', { name: 'Inquiries' }).click()
  await expect(entries).toHaveCount(1)
  await expect(entries).toContainText('mei.tanaka@firm.example changed inquiry K7QF-3M2P')
  await expect(entries.getByText('in progress')).toBeVisible()
  await page.reload()
  await expect(entries).toHaveCount(1)
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-log-\d{4}-\d\d-\d\d\.csv$/)
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain('"mei.tanaka@firm.example","change","inquiry.changed","K7QF-3M2P"')

  await main.getByRole('button', { name: 'Clear filters' }).click()
  await main.getByRole('button', { name: /Show/ }).click()
  await page.getByRole('option', { name: 'Access to personal data' }).click()
  await expect(entries.filter({ hasText: 'You exported the audit log' })).toHaveCount(1)
  await main.getByRole('button', { name: 'Clear filters' }).click()
  await expect(entries.filter({ hasText: 'started a build' })).toHaveCount(1)
  await expectFit(page)
})
