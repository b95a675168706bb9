import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findFaults } from './support/find-faults'
import { enter, people, test } from './support/firm-test'
import { article, saved, writeArticle } from './support/writing'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

/** A picture of one color. */
const drawing = (background: string) =>
  sharp({ create: { width: 120, height: 60, channels: 3, background } })
    .png()
    .toBuffer()

const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures, the latest first' })

test('a picture of an article is found in the library, with the article, and described there', async ({
  page,
}) => {
  test.slow()
  await enter(page, '/admin/post-blog/?new', people.admin)
  await writeArticle(page)
  await page.getByRole('button', { name: 'Choose an image' }).scrollIntoViewIfNeeded()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Choose an image' }).click(),
  ])
  await chooser.setFiles({ name: 'Red quay.png', mimeType: 'image/png', buffer: await drawing('red') })
  await expect(page.getByRole('button', { name: 'Remove cover' })).toBeVisible()
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()

  await page.goto('/admin/media/')
  await expect(pictures(page).getByRole('button')).toHaveText([/Red quay.*120 × 60.*Used once.*No alt text/s])
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
