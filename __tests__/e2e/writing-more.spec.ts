import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pdfCv } from './support/applicants'
import { dropFile } from './support/drop-file'
import { enter, people, test } from './support/firm-test'
import { article, box, move, saved, text, title, writeArticle } from './support/writing'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const save = async (page: Page) => {
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
}

/** An image larger than on any page. */
async function picture(name: string, background = '#3f7fa6') {
  const create = { width: 2_400, height: 1_200, channels: 3, background } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create }).png().toBuffer() }
}

test('Ctrl+K in a text asks for a link, and the toolbar stays below a bar of two lines', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await enter(page, '/admin/post-blog/?new', people.admin)
  await writeArticle(page)
  await text(page).click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Link to' })).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await title(page).focus()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible()
  await page.keyboard.press('Escape')

  const slug = page.getByRole('textbox', { name: 'URL slug' })
  await slug.fill('what-to-move-first')
  await slug.blur()
  const status = page.getByText(/except the URL slug/)
  await expect(status).toBeVisible()
  const [above, below] = [status, page.getByRole('toolbar', { name: 'Formatting toolbar' })]
  await below.evaluate((tools) => window.scrollBy(0, tools.getBoundingClientRect().top - 80))
  const gap = async () => {
    const [bar, tools] = await Promise.all([above.boundingBox(), below.boundingBox()])
    return (tools?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))
  }
  await expect.poll(gap).toBeGreaterThanOrEqual(0)
})

test('images are picked, pasted and dropped, resized, need alt text, and are published', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  await enter(page, '/admin/post-blog/?new', people.admin)
  await writeArticle(page)

  await test.step('a cover', async () => {
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Upload an image' }).click()
    await (await chooser).setFiles(await picture('Harbor office.png'))
    await expect(page.getByRole('textbox', { name: 'Cover alt text' })).toBeVisible()
    await save(page)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(box(page)).toContainText('This can’t be published yet')
    await expect(box(page).getByRole('link', { name: /cover/i })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.getByRole('textbox', { name: 'Cover alt text' }).fill('A plain blue field')
  })

  await test.step('an image dropped above the first words stays there', async () => {
    const file = test.info().outputPath('dropped.png')
    await writeFile(file, (await picture('dropped.png', '#b0186a')).buffer)
    await dropFile(page, file, text(page).locator('p', { hasText: article.text }))
    await expect(text(page).locator('img[src]')).toHaveCount(1)
  })

  await test.step('an image inserted with the button', async () => {
    await text(page).click()
    await page.keyboard.press('Control+End')
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Image', exact: true }).click()
    await (await chooser).setFiles(await picture('gauge.png'))
    const shown = text(page).locator('img[src]')
    await expect(shown).toHaveCount(2)
    const bar = page.getByRole('group', { name: 'Image', exact: true })
    const height = async () => (await bar.boundingBox())?.height
    expect(await height(), 'one row').toBeLessThan(52)
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(height, 'two rows').toBeLessThan(92)
    await bar.getByRole('textbox', { name: 'Caption' }).press('Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('menuitemradio', { name: 'Small' }).press('Enter')
    await expect(bar.getByRole('button', { name: 'Image settings' })).toBeFocused()
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect
      .poll(() => shown.last().evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(2_000)
  })

  await test.step('a pasted image disables the source until it is uploaded', async () => {
    await page.route('**/api/pictures?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    const { buffer } = await picture('pasted.png')
    await text(page).evaluate(
      (element, bytes) => {
        const clipboardData = new DataTransfer()
        clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }))
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      },
      [...buffer],
    )
    await expect(text(page)).toContainText('Uploading pasted.png…')
    await expect(page.getByRole('button', { name: /Markdown source \(available/ })).toBeDisabled()
    await expect(text(page)).not.toContainText('Uploading')
    await expect(text(page).locator('img[src]')).toHaveCount(3)
  })

  await save(page)
  await page.getByRole('button', { name: 'Markdown source', exact: true }).click()
  const source = page.getByRole('textbox', { name: /Markdown/ })
  expect(await source.inputValue()).toMatch(/^!\[\]\(\/media\/\w+\/dropped\.webp\)Ask the people/)
  await source.fill((await source.inputValue()).replace(/!\[[^\]]*\]/g, '![A gauge at low water]'))
  await save(page)
  await move(page, 'Publish', 'Publish')

  const visitor = await browser.newPage({ baseURL })
  await visitor.goto(`/blog/${article.slug}/`)
  await expect(visitor.getByRole('img', { name: 'A plain blue field' })).toBeVisible()
  const inText = visitor.getByRole('img', { name: 'A gauge at low water' })
  await expect(inText).toHaveCount(3)
  await inText.first().scrollIntoViewIfNeeded()
  await expect
    .poll(() => inText.first().evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(2_000)
  await visitor.close()
})

test('a job is duplicated from a file, published under another address, and closed to applications', async ({
  page,
  browser,
  baseURL,
  firm,
}) => {
  test.slow()
  await enter(page, '/admin/jobs/', people.admin)
  await page.getByRole('button', { name: /^Duplicate “Data Engineer”/ }).click()
  await expect(title(page)).toHaveValue('Data Engineer')
  await page.getByRole('textbox', { name: 'URL slug' }).fill('data-engineer')
  await expect(page.getByText(/content\/jobs\/data-engineer\.md/).first()).toBeVisible()
  await page.getByRole('textbox', { name: 'URL slug' }).fill('second-data-engineer')
  await save(page)
  await move(page, 'Publish', 'Publish')

  const visitor = await browser.newPage({ baseURL })
  await visitor.goto('/career/second-data-engineer/')
  await expect(visitor.getByRole('heading', { name: 'Apply', exact: true })).toBeVisible()
  const form = visitor.locator('form[action$="/api/forms/application"]')
  await form.getByLabel('Your name').fill('Ada Harbor')
  await form.getByLabel('Your email address').fill('ada@example.com')
  await form.getByLabel('Why are you interested in this role?').fill('I like pipes that do not leak.')
  await form.getByLabel('Your CV').setInputFiles({
    name: pdfCv.name,
    mimeType: 'application/pdf',
    buffer: pdfCv.bytes,
  })
  await form.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: /^Close/ }).click()
  await box(page).getByRole('button', { name: 'Close job' }).click()
  await expect(box(page)).toBeHidden()

  // a page opened before can still submit
  const refused = visitor.waitForResponse('**/api/forms/application')
  await form.getByRole('button', { name: 'Send application' }).click()
  expect((await refused).status()).toBe(410)
  await expect(form.getByRole('alert')).toContainText('no longer accepting applications')
  await expect(form.getByLabel('Why are you interested in this role?')).toHaveValue(
    'I like pipes that do not leak.',
  )
  expect(await firm.db.selectFrom('applicant').select('id').execute()).toEqual([])
  await visitor.reload()
  await expect(visitor.getByText('No longer open')).toBeVisible()
  await expect(visitor.getByRole('heading', { name: 'Apply', exact: true })).toBeHidden()
  await visitor.close()
})

test('a case study is published and unpublished', async ({ page, browser, baseURL }) => {
  test.slow()
  await enter(page, '/admin/add-casestudy/', people.admin)
  await page
    .getByRole('button', { name: /^Duplicate “/ })
    .first()
    .click()
  await expect(title(page)).not.toHaveValue('')
  await title(page).fill('A study that was copied')
  await page.getByRole('textbox', { name: 'URL slug' }).fill('a-copied-study')
  await save(page)
  await move(page, 'Publish', 'Publish')
  const visitor = await browser.newPage({ baseURL })
  await visitor.goto('/case-study/a-copied-study/')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('A study that was copied')
  await page.getByRole('button', { name: 'Actions' }).click()
  await page.getByRole('menuitem', { name: /Unpublish/ }).click()
  await box(page).getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Unpublished').first()).toBeVisible()
  const answer = await visitor.reload()
  expect(answer?.status()).toBe(404)
  await visitor.close()
})

test('a publication can be scheduled, rescheduled from the calendar, and unscheduled', async ({
  page,
  firm,
}) => {
  await enter(page, '/admin/post-blog/?new', people.admin)
  await writeArticle(page)
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: /Schedule/ }).click()
  await box(page).getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText('Scheduled').first()).toBeVisible()
  await expect(title(page)).not.toBeEditable()

  const month = new Date(Date.now() + 86_400_000).toISOString().slice(0, 7)
  await page.goto(`/admin/calendar/?month=${month}`)
  const scheduled = page.getByRole('link', { name: article.title })
  const reschedule = async () => {
    await scheduled.focus()
    await page.keyboard.press('r')
    await box(page).getByRole('spinbutton', { name: /^hour/ }).press('ArrowUp')
  }
  const confirm = box(page).getByRole('button', { name: 'Reschedule' })
  await reschedule()
  await confirm.press('Enter')
  await expect(box(page)).toBeHidden()
  await expect(page.getByRole('listitem').filter({ has: scheduled }).last()).toContainText('Scheduled 10:00')
  await reschedule()
  await firm.db.updateTable('entry').set({ version: 99 }).execute() // someone else's change
  await confirm.press('Enter')
  await expect(box(page).getByRole('alert')).toContainText('Someone else changed this')
  await box(page).getByRole('button', { name: 'Load the latest version' }).click()
  await expect(box(page).getByRole('alert')).toBeHidden()
  await page.keyboard.press('Escape')
  await scheduled.click()
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: 'Unschedule' }).click()
  await expect(page.getByText('Draft').first()).toBeVisible()
  await expect(title(page)).toBeEditable()
})
