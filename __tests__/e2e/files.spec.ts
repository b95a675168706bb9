import { expect, type Page } from '@playwright/test'
import { findFaults } from './support/find-faults'
import { enter, people, test } from './support/firm-test'
import { box, move, saved, text, title } from './support/writing'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const file = { name: 'An Azure bill, line by line', path: 'content/blog/azure-bill-line-by-line.md' }
const row = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader').filter({ hasText: name }) })

/** Opens a file for editing, from the list. */
async function edit(page: Page): Promise<void> {
  await enter(page, '/admin/post-blog/', people.admin)
  await row(page, file.name)
    .getByRole('button', { name: `Edit “${file.name}”` })
    .click()
  await expect(title(page)).toHaveValue(file.name)
  await expect(page.getByRole('textbox', { name: 'URL slug' })).toHaveValue('azure-bill-line-by-line')
}

test('a file is edited at its own address, published, and returned to', async ({ page }) => {
  test.slow()
  await edit(page)
  const source = page.getByRole('region', { name: 'Source' })
  await expect(source).toContainText(`The site uses ${file.path} until you publish this version.`)
  await title(page).fill('An Azure bill, mended')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  expect.soft(await findFaults(page), 'editor').toEqual([])
  await move(page, 'Publish', 'Publish')
  await expect(source).toContainText(`The site uses the editor’s version instead of ${file.path}.`)

  await test.step('the list shows the page once, with its source', async () => {
    await page.goto('/admin/post-blog/')
    await expect(row(page, 'An Azure bill, mended')).toContainText('Replaces the file')
    await expect(row(page, file.name)).toHaveCount(0)
    await page
      .getByRole('group', { name: 'Source' })
      .getByRole('button', { name: 'Files edited here' })
      .click()
    await expect(page.getByRole('rowheader')).toHaveCount(1)
    expect.soft(await findFaults(page), 'list').toEqual([])
  })

  await test.step('the page returns to its file', async () => {
    await page.getByRole('link', { name: 'An Azure bill, mended', exact: true }).click()
    await page.getByRole('button', { name: /^(?:More|Actions)$/ }).click()
    await page.getByRole('menuitem', { name: 'Return to the file…' }).click()
    await expect(box(page)).toContainText('moves to the trash with its version history')
    await box(page).getByRole('button', { name: 'Return to the file' }).click()
    await expect(row(page, file.name)).toContainText('File')
    await expect(row(page, 'An Azure bill, mended')).toHaveCount(0)
  })
})

test('changes of the file are merged with those of the editor', async ({ page, firm }) => {
  test.slow()
  await edit(page)
  await expect(saved(page)).toBeVisible()
  // as if both had changed since: the file its title and its first paragraph, the editor the title alone
  const { file_form: form } = await firm.db
    .selectFrom('entry')
    .select('file_form')
    .where('file', '=', file.path)
    .executeTakeFirstOrThrow()
  if (form === null) throw new Error('The entry has no file.')
  const { content } = form
  const before = {
    ...content,
    fields: { ...content.fields, title: 'A bill' },
    markdown: content.markdown.replace(/^.*\n/, 'An opening that the file no longer has.\n'),
  }
  await firm.db
    .updateTable('entry')
    .set({
      file_form: JSON.stringify({ ...form, hash: '0'.repeat(64), content: before }),
      content: JSON.stringify({
        ...before,
        fields: { ...before.fields, title: 'A bill that an editor renamed' },
      }),
    })
    .where('file', '=', file.path)
    .execute()
  await page.reload()
  await expect(title(page)).toHaveValue('A bill that an editor renamed')
  await page.getByRole('button', { name: 'Compare and merge…' }).click()
  await expect(box(page)).toContainText('One passage was changed on both sides')
  expect.soft(await findFaults(page), 'dialog').toEqual([])
  await expect(box(page).getByRole('button', { name: 'Save merged version' })).toBeDisabled()
  await box(page)
    .getByRole('radio', { name: /^Keep yours/ })
    .check()
  await box(page).getByRole('button', { name: 'Save merged version' }).click()
  await expect(box(page)).toBeHidden()
  await expect(title(page)).toHaveValue('A bill that an editor renamed')
  await expect(text(page)).not.toContainText('An opening that the file no longer has.')
  await expect(page.getByRole('button', { name: 'Compare and merge…' })).toBeHidden()
})
