import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findFaults } from './support/find-faults'
import { enter, people, test } from './support/firm-test'
import { article, box, saved, text, title, writeArticle } from './support/writing'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

/** A picture of one color. */
const drawing = (background: string, width = 120) =>
  sharp({ create: { width, height: 60, channels: 3, background } })
    .png()
    .toBuffer()

const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures, newest first' })

/** Uploads the cover of an article. */
async function uploadCover(page: Page, name: string, background: string): Promise<void> {
  const button = page.getByRole('button', { name: 'Upload an image' })
  await button.scrollIntoViewIfNeeded()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()])
  await chooser.setFiles({ name, mimeType: 'image/png', buffer: await drawing(background) })
  await expect(page.getByRole('button', { name: 'Remove cover' })).toBeVisible()
}

test('a picture of an article is found in the library, described there, and picked for another article', async ({
  page,
}) => {
  test.slow()
  await enter(page, '/admin/post-blog/?new', people.admin)
  await writeArticle(page)
  await uploadCover(page, 'Red quay.png', 'red')
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()

  await test.step('the library shows it with the article', async () => {
    await page.goto('/admin/media/')
    await expect(pictures(page).getByRole('button')).toHaveText([
      /Red quay.*120 × 60.*Used once.*No alt text/s,
    ])
    await page.getByRole('searchbox').fill('quay')
    await expect(page).toHaveURL('/admin/media/?search=quay')
    await pictures(page).getByRole('button').click()
    const panel = page.getByRole('region', { name: 'Picture' })
    await expect(panel.getByRole('link', { name: article.title })).toBeVisible()
    await expect(panel.getByRole('button', { name: 'Delete picture' })).toHaveCount(0)
    expect(await findFaults(page)).toEqual([])
    await panel.getByRole('textbox', { name: 'Alt text' }).fill('A quay painted red')
    await panel.getByRole('button', { name: 'Save' }).click()
    await expect(pictures(page).getByRole('button')).toContainText('A quay painted red')
  })

  await test.step('another article takes it as its cover and in its text, with its alternative text', async () => {
    await page.goto('/admin/post-blog/?new')
    await title(page).fill('Another quay')
    const cover = page.getByRole('button', { name: 'Choose from library' })
    await cover.scrollIntoViewIfNeeded()
    await cover.click()
    await box(page).getByRole('searchbox').fill('quay')
    await box(page)
      .getByRole('button', { name: /Red quay/ })
      .click()
    await expect(box(page)).toBeHidden()
    await expect(page.getByRole('img', { name: 'A quay painted red' })).toBeVisible()
    await text(page).click()
    await page.getByRole('button', { name: 'Image from library' }).click()
    await box(page)
      .getByRole('button', { name: /Red quay/ })
      .click()
    await expect(text(page).getByRole('img', { name: 'A quay painted red' })).toBeVisible()
    await page.keyboard.press('Control+s')
    await expect(saved(page)).toBeVisible()
  })

  await test.step('replaced and cropped in the library, both articles show the new one', async () => {
    await page.getByRole('link', { name: 'Media library' }).click()
    await expect(pictures(page).getByRole('button')).toContainText('Used 2 times')
    await pictures(page).getByRole('button').click()
    const panel = page.getByRole('region', { name: 'Picture' })
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      panel.getByRole('button', { name: 'Replace file' }).click(),
    ])
    const buffer = await drawing('green', 200)
    await chooser.setFiles({ name: 'Green quay.png', mimeType: 'image/png', buffer })
    await box(page).getByRole('button', { name: 'Replace everywhere' }).click()
    await expect(panel.getByText('200 × 60 pixels')).toBeVisible()
    await panel.getByRole('button', { name: 'Focal point' }).click()
    await box(page).getByRole('slider', { name: 'From the left' }).press('Home')
    await box(page).getByRole('button', { name: 'Save focal point' }).click()
    await expect(box(page)).toBeHidden()
    await panel.getByRole('button', { name: 'Crop' }).click()
    await box(page).getByRole('button', { name: 'Square' }).click()
    expect.soft(await findFaults(page)).toEqual([])
    await box(page).getByRole('button', { name: 'Save crop' }).click()
    await expect(panel.getByText('60 × 60 pixels')).toBeVisible()
    for (const name of ['Another quay', article.title]) {
      await panel.getByRole('link', { name }).click()
      await expect(title(page)).toHaveValue(name)
      const cover = page.getByRole('group', { name: 'Cover' }).locator('img')
      await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(60)
      await page.goBack()
    }
  })
})
