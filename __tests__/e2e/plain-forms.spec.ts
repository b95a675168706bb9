import { expect } from '@playwright/test'
import { addComment, commented } from './support/comment-box'
import { drill } from './support/drill'
import { findInThemes } from './support/find-violations'
import { test } from './support/firm-test'

/** The backend's pages for browsers without JavaScript; the site's forms are tested in forms.spec.ts. */
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
const message = 'We run ten servers in a cellar and would like to move them before the summer.'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message with errors is corrected by keyboard alone, and its confirmation can be reloaded', async ({
    page,
    firm,
  }) => {
    await page.goto('/api/forms/contact?page=/contact/')
    await page.getByLabel('Your name').fill('Anna Berg')
    await page.getByLabel('Your email address').fill('anna')
    await page.getByLabel('Your message').fill(message)
    await page.getByRole('button', { name: 'Send message' }).press('Enter')

    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary.getByRole('heading')).toHaveText('Fix 1 problem before sending')
    const signs = await page
      .locator('.issue')
      .evaluateAll((issues) => issues.map((issue) => getComputedStyle(issue, '::before').content))
    expect(signs).toEqual(['"!" / ""'])
    await expect(summary.getByRole('link')).toHaveText([/in the correct format/])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#email$/)
    const email = page.getByLabel('Your email address')
    await expect(email).toHaveAccessibleDescription(/in the correct format/)
    await expect(page.getByLabel('Your message')).toHaveValue(message)
    await email.fill('anna@berg.example')
    await page.getByRole('radio', { name: 'A project or an idea' }).press('Space')
    await page.getByRole('button', { name: 'Send message' }).press('Enter')

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent')
    await expect(page.getByText('We’ll reply to anna@berg.example.')).toBeVisible()
    const reference = await page.locator('.reference').textContent()
    await page.reload()
    await expect(page.locator('.reference')).toHaveText(reference ?? 'none')
    expect(await firm.db.selectFrom('inquiry').select('reference').execute()).toEqual([{ reference }])
    await expect(page.getByRole('link', { name: 'Back to the previous page' })).toHaveAttribute(
      'href',
      /\/contact\/$/,
    )
  })

  test('an application keeps its fields when its CV is rejected, and is sent with another', async ({
    page,
  }) => {
    await page.goto('/api/forms/application?job=data-engineer&page=/career/data-engineer/')
    await page.getByLabel('Your name').fill('Anna Berg')
    await page.getByLabel('Your email address').fill('anna@berg.example')
    await page.getByLabel('Why are you interested in this role?').fill(message)
    await page.getByRole('checkbox').check()
    for (const name of ['phone', 'link', 'message', 'cv']) {
      const hint = await page.locator(`#${name}-hint`).boundingBox()
      const field = await page.locator(`#${name}`).boundingBox()
      expect(field?.y, name).toBeGreaterThanOrEqual((hint?.y ?? Infinity) + (hint?.height ?? 0))
    }
    const cv = page.getByLabel('Your CV')
    await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ') })
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('alert')).toContainText('must be a PDF or Word')
    await expect(cv).toHaveAccessibleDescription(/Choose it again.+must be a PDF or Word/)
    await expect(page.getByLabel('Why are you interested in this role?')).toHaveValue(message)
    await cv.setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf })
    await page.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application sent')
  })

  test('a reply to a comment is written by keyboard alone', async ({ page, firm }) => {
    const parent_id = await addComment(firm.db, { state: 'approved', name: 'Ada' })
    await page.goto(commented.href)
    await page.getByRole('link', { name: 'Write a comment' }).press('Enter')
    await expect(page.getByText('On “')).toBeVisible()
    await expect(page.getByText('We check each comment before we publish it.')).toBeVisible()
    await page.getByLabel('Reply to').focus()
    await page.keyboard.type('Ada')
    await page.getByLabel('Your name').fill('Bo Quay')
    await page.getByLabel('Your email address').fill('bo@quay.example')
    await page.getByLabel('Your comment').fill('So did we, a year later.')
    await page.getByRole('checkbox').press('Space')
    await page.getByRole('button', { name: 'Post comment' }).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment sent')
    const answers = firm.db.selectFrom('comment').select('name').where('parent_id', '=', parent_id)
    expect(await answers.execute()).toEqual([{ name: 'Bo Quay' }])
  })
})

for (const form of ['contact', 'support', 'application', 'comment'])
  test(
    `${form}: passes axe, light and dark, and fits 320 pixels`,
    form === 'application' ? {} : drill,
    async ({ page, firm }) => {
      await addComment(firm.db, { state: 'approved', name: 'Q'.repeat(100) })
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(`/api/forms/${form}?job=data-engineer&post=${commented.slug}`)
      expect(await findInThemes(page)).toEqual([])
      await page.getByRole('button', { name: /^(?:Send|Post)/ }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await findInThemes(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    },
  )

test('the confirmation passes axe, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/api/forms/contact/received?ref=K7QF-3M2P')
  expect(await findInThemes(page)).toEqual([])
})
