import { expect, type Page } from '@playwright/test'
import { createOutbox } from '../../backend/email/create-outbox'
import type { Firm } from './support/firm'
import { enter, people, test } from './support/firm-test'
import { detail, heading, receive } from './support/inquiries'

// separate services, with a mail server that records emails
test.use({ site: { hasMail: true }, serviceWorkers: 'block' })

const catcherOf = ({ catcher }: Firm) => {
  if (!catcher) throw new Error('this firm has no mail server')
  return catcher
}
const mailAbout = (page: Page, subject: string) =>
  page.getByRole('main').getByRole('group').filter({ hasText: subject })

test('an admin retries a stored email and a rejected one, and sees both sent', async ({ page, firm }) => {
  test.slow()
  const catcher = catcherOf(firm)
  catcher.manners.refuse = () => ({ code: 550, words: 'No such mailbox' })
  const mail = { text: 'We can.', by: 'nora.lindqvist@firm.example' }
  await createOutbox(true).add(firm.db, { ...mail, kind: 'reply', to: 'piet@home.example', subject: 'Teams' })
  await createOutbox(false).add(firm.db, {
    ...mail,
    kind: 'acknowledgement',
    to: 'ana@home.example',
    subject: 'Hello',
  })
  await enter(page, '/admin/outbox/', people.admin)
  await expect(page.getByText('Emails sent by the site, through 127.0.0.1.')).toBeVisible()
  const refused = mailAbout(page, 'Teams')
  await expect(refused).toContainText('127.0.0.1 said: 550 No such mailbox', { timeout: 15_000 })
  catcher.manners.refuse = () => undefined

  const send = async (subject: string, button: string, to: string) => {
    await mailAbout(page, subject).locator('summary').press('Enter')
    await mailAbout(page, subject).getByRole('button', { name: button, exact: true }).press('Enter')
    await expect(page.getByText(`The email to ${to} is on its way.`)).toBeVisible()
    await expect(mailAbout(page, subject).locator('summary')).toBeFocused()
  }
  await send('Hello', 'Send', 'ana@home.example')
  await send('Teams', 'Send again', 'piet@home.example')
  await expect(page.getByRole('button', { name: 'Sent 2' })).toBeVisible({ timeout: 15_000 })
  await expect(refused.locator('summary')).toContainText('Sent')
  await expect(refused).not.toContainText('550')
  expect(catcher.mails.map(({ subject, recipients }) => [subject, ...recipients]).toSorted()).toEqual([
    ['Hello', 'ana@home.example'],
    ['Teams', 'piet@home.example'],
  ])
})

test('a reply to an inquiry arrives and can be answered, and a rejected one is reported', async ({
  page,
  firm,
}) => {
  await receive(firm.db, [{ name: 'Hanna Vogt', email: 'hanna@lind.example' }])
  await enter(page, '/admin/inquiry/', people.admin)
  await expect(heading(page)).toHaveText('Hanna Vogt')
  await page.getByRole('button', { name: 'Reply' }).click()
  await page.getByRole('textbox', { name: /^Reply to / }).fill('Hello Hanna,\n\nyes, gladly.')
  await page.keyboard.press('Control+Enter')
  await expect(detail(page).getByText('You replied')).toBeVisible()
  const { mails } = catcherOf(firm)
  await expect.poll(() => mails.map(({ recipients }) => recipients)).toEqual([['hanna@lind.example']])
  expect(mails[0]?.text).toContain('yes, gladly.')
  expect(mails[0]?.replyTo).toMatchObject([{ address: 'nora.lindqvist@firm.example' }])
  await expect(detail(page).getByText(/^Sent: accepted by the mail server/)).toBeVisible()

  catcherOf(firm).manners.refuse = () => ({ code: 550, words: 'No such mailbox' })
  await page.getByRole('button', { name: 'Reply' }).click()
  await page.getByRole('textbox', { name: /^Reply to / }).fill('One more thing.')
  await page.keyboard.press('Control+Enter')
  await expect(detail(page).getByText(/^Not sent: the mail server didn’t accept it/)).toBeVisible()
  await detail(page).getByRole('link', { name: 'View in outbox' }).click()
  await expect(page.getByText('127.0.0.1 said: 550 No such mailbox')).toBeVisible()
})
