import { expect } from '@playwright/test'
import { findViolations } from './support/find-violations'
import { enter, people, recordCalls, test } from './support/firm-test'
import { becomeLive } from './support/live-page'
import { box, saved, text, title } from './support/writing'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const page = { href: '/blog/azure-bill-line-by-line/', name: 'An Azure bill, line by line' }

test('a signed-in editor opens the page that they read in the editor, at the passage on the screen', async ({
  page: tab,
}) => {
  await enter(tab, '/admin/', people.editor)
  await tab.goto(page.href)
  const edit = tab.getByRole('button', { name: 'Edit this page' })
  await expect(edit).toBeVisible()
  expect.soft(await findViolations(tab), 'public page').toEqual([])
  const passages = tab.locator('main article p, main .prose p').filter({ hasText: /.{80}/ })
  const passage = passages.nth(Math.floor((await passages.count()) / 2))
  await passage.evaluate((element) => element.scrollIntoView({ block: 'start' }))
  await tab.evaluate(() => window.scrollBy(0, -120))
  const words = (await passage.innerText()).replace(/[^a-z ].*$/is, '').trim()
  await edit.click()
  await expect(title(tab)).toHaveValue(page.name)
  await expect(tab).toHaveURL(/\/admin\/post-blog\/\?entry=.*&at=/)
  await expect(text(tab)).toBeFocused()
  const atCursor = () =>
    tab.evaluate(() => {
      const node = getSelection()?.anchorNode
      return (node instanceof Element ? node : node?.parentElement)?.closest('p, li')?.textContent ?? ''
    })
  await expect.poll(atCursor).toContain(words)
  await expect(text(tab).getByText(words).first()).toBeInViewport()

  await test.step('a page that was taken over links to its entry', async () => {
    await tab.goto(page.href)
    await tab.getByRole('link', { name: 'Edit this page' }).click()
    await expect(title(tab)).toHaveValue(page.name)
  })
})

test('visitors, and people who can’t edit the page, see no way into the editor', async ({ page: tab }) => {
  const calls = recordCalls(tab)
  await tab.goto(page.href)
  await becomeLive(tab)
  await expect(tab.getByText('Edit this page')).toHaveCount(0)
  expect(calls.filter((url) => /\/api\/(?!comments\/)/.test(url))).toEqual([])
  await enter(tab, '/employee/', people.employee)
  const asked = tab.waitForResponse((response) => response.url().includes('/api/page-source'))
  await tab.goto(page.href)
  expect(await (await asked).json()).toEqual({ data: null })
  await expect(tab.getByText('Edit this page')).toHaveCount(0)
})

test('a page that the site fixes is edited in place, previewed as itself, and listed', async ({
  page: tab,
}) => {
  await enter(tab, '/admin/pages/', people.editor)
  await tab.goto('/services/strategic-consulting/tech-advisory/')
  await tab.getByRole('button', { name: 'Edit this page' }).click()
  await expect(tab).toHaveURL(/\/admin\/pages\/\?entry=/)
  await expect(title(tab)).not.toHaveValue('')
  await expect(tab.getByRole('textbox', { name: 'URL slug' })).toHaveCount(0)
  await title(tab).fill('Advice on technology, mended')
  await tab.keyboard.press('Control+s')
  await expect(saved(tab)).toBeVisible()

  await test.step('the preview is the service’s own page with the draft’s texts', async () => {
    await tab.getByRole('button', { name: 'Preview', exact: true }).click()
    const preview = tab.frameLocator('iframe[title="The page as visitors will see it"]')
    await expect(preview.getByRole('heading', { level: 1 })).toHaveText('Advice on technology, mended')
    await expect(preview.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible()
  })

  await test.step('the list has it among all pages', async () => {
    await tab.goto('/admin/pages/')
    const row = tab.getByRole('row').filter({ hasText: 'Advice on technology, mended' })
    await expect(row).toContainText('Page still from the file')
  })

  await test.step('the company details are there, too, as a form without text and preview', async () => {
    await tab.getByRole('button', { name: 'Edit “Company details”' }).click()
    await expect(tab.getByRole('heading', { level: 1, name: 'Company details' })).toBeVisible()
    await tab.getByRole('textbox', { name: 'General phone' }).fill('+44 20 7946 0199')
    await tab.keyboard.press('Control+s')
    await expect(saved(tab)).toBeVisible()
    await expect(tab.getByText('Ready to publish')).toBeVisible()
    await expect(text(tab)).toHaveCount(0)
    await expect(tab.getByRole('button', { name: 'Preview', exact: true })).toHaveCount(0)
  })

  const choose = async (name: RegExp) => {
    await tab.getByRole('button', { name: 'More' }).click()
    await tab.getByRole('menuitem', { name }).click()
  }
  const confirm = async (name: string) => {
    await box(tab).getByRole('button', { name }).click()
    await expect(box(tab)).toBeHidden()
  }

  await test.step('they go through review, with a note, and are compared with the file', async () => {
    await choose(/^Submit for review/)
    await confirm('Submit for review')
    await choose(/^Request changes/)
    await box(tab).getByRole('textbox', { name: 'Comment' }).fill('With the new number of the office, too.')
    await confirm('Request changes')
    await expect(tab.getByText('With the new number of the office, too.')).toBeVisible()
    await tab.getByText('Version history').click()
    await expect(tab.getByRole('list', { name: 'Versions' })).not.toContainText('words')
    await tab.getByRole('button', { name: /Content of the file/ }).click()
    const version = tab.getByRole('region', { name: 'Version 1', exact: true })
    await expect(version).toContainText(/1 field differs.*General phone.*0199/)
  })

  await test.step('they are scheduled, rescheduled and published', async () => {
    await choose(/^Schedule/)
    await confirm('Schedule')
    await choose(/^Reschedule/)
    await box(tab).getByRole('spinbutton', { name: /^hour/ }).press('ArrowUp')
    await confirm('Reschedule')
    await expect(tab.getByText(/This is scheduled for .+ 10:00/)).toBeVisible()
    await tab.getByRole('button', { name: 'Publish now' }).click()
    await confirm('Publish now')
    await expect(tab.getByText('It will go live with the next deployment')).toBeVisible()
    await expect(tab.getByRole('link', { name: /^View page/ })).toHaveCount(0)
  })
})
