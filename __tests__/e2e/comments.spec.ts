import { expect, type Page } from '@playwright/test'
import { addComment, commented } from './support/comment-box'
import { colorRules, findViolations } from './support/find-violations'
import { enter, people, recordCalls, test } from './support/firm-test'
import { rest } from './support/hurry'
import { journey, listSizes } from './support/journey'
import { becomeLive } from './support/live-page'
import { renderAll } from './support/render-all'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const moderation = '/admin/comments/'
const list = (page: Page) => page.getByRole('list', { name: 'Comments' })
const detail = (page: Page) => page.getByRole('region', { name: 'Comment' })
const section = (page: Page) => page.locator('#comments')
const heading = (page: Page) => section(page).getByRole('heading', { level: 2 })

/** Opens the article and scrolls near its comments. */
async function readComments(page: Page): Promise<void> {
  // a reopened page may restore its position, near them already
  const asked = page.waitForResponse(/\/api\/comments\//)
  await page.goto(commented.href)
  await becomeLive(page)
  await section(page).scrollIntoViewIfNeeded()
  await asked
}

for (const [items, details] of listSizes(journey))
  test(
    `moderates ${items} comments by keyboard alone, and undoes the last decision`,
    details,
    async ({ page, firm }) => {
      test.slow()
      for (let number = 1; number <= items; number++)
        await addComment(firm.db, {
          name: `Reader ${String(number).padStart(2, '0')}`,
          text: `Remark ${number}`,
        })
      await enter(page, moderation, people.admin)
      await expect(list(page).getByRole('listitem')).toHaveCount(items)
      for (let number = 1; number <= items; number++) {
        const name = `Reader ${String(number).padStart(2, '0')}`
        await expect(list(page).locator('[aria-current]')).toContainText(name)
        await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(name)
        await page.keyboard.press(number % 10 === 0 ? 's' : number % 5 === 0 ? 'r' : 'a')
      }
      await expect(page.getByText('No comments to review')).toBeVisible()
      const counted = async () => {
        const rows = await firm.db.selectFrom('comment').select('state').execute()
        return ['approved', 'rejected', 'spam', 'pending'].map(
          (wanted) => rows.filter(({ state }) => state === wanted).length,
        )
      }
      const tenth = items / 10
      // an undo before sending would make no call
      await expect.poll(counted).toEqual([8 * tenth, tenth, tenth, 0])
      await page.keyboard.press('z')
      await expect(list(page).locator('[aria-current]')).toContainText(`Reader ${items}`)
      await expect(page.getByRole('button', { name: 'Pending 1' })).toBeVisible()
      await expect(page.getByRole('button', { name: `Approved ${8 * tenth}` })).toBeVisible()

      await expect.poll(counted).toEqual([8 * tenth, tenth, tenth - 1, 1])
      const audited = await firm.db
        .selectFrom('audit_entry')
        .select(['subject', 'before', 'after'])
        .where('action', '=', 'comment.moderated')
        .execute()
      expect(audited).toHaveLength(items + 1)
      expect(JSON.stringify(audited)).not.toContain('@')
    },
  )

test(
  'an approved comment appears below its article at once, and disappears on undo',
  journey,
  async ({ page, browser, baseURL, firm }) => {
    const id = await addComment(firm.db)
    const visitor = await browser.newPage({ baseURL })
    await readComments(visitor)
    await expect(heading(visitor)).toHaveText('Comments')

    await enter(page, moderation, people.admin)
    await expect(detail(page)).toContainText('We met this last spring.')
    await page.keyboard.press('a')
    await expect(page.getByText('Comment from Grace Harbor: approved.')).toBeVisible()

    await readComments(visitor)
    await expect(heading(visitor)).toHaveText('1 comment')
    await expect(section(visitor).locator(`#comment-${id}`)).toContainText('We met this last spring.')
    const link = section(visitor).getByRole('link', { name: 'https://example.com/dates' })
    await expect(link).toHaveAttribute('rel', 'nofollow ugc noopener')
    await expect(visitor.locator('body')).not.toContainText('grace@reader.example')

    await page.getByRole('button', { name: /^Undo/ }).click()
    await expect(list(page).getByRole('listitem')).toHaveCount(1)
    await readComments(visitor)
    await expect(heading(visitor)).toHaveText('Comments')
    await visitor.close()
  },
)

test('a reply appears below its comment, and can be linked to', journey, async ({ page, firm }) => {
  const parentId = await addComment(firm.db, { state: 'approved', name: 'Ada' })
  const id = await addComment(firm.db, { state: 'approved', parentId, name: 'Bo', text: 'So did we.' })
  await page.goto(`${commented.href}#comment-${id}`)
  await becomeLive(page)
  const answer = page.getByRole('list', { name: 'Replies to Ada' }).getByRole('article')
  await expect(answer).toContainText('So did we.')
  await expect(answer).toBeInViewport()
  await expect(heading(page)).toHaveText('2 comments')
})

test('comments load when a reader gets near, and a failure keeps those on the page', async ({
  page,
  firm,
}) => {
  await addComment(firm.db, { state: 'approved' })
  await page.route('**/api/comments/*', (route) => route.abort())
  const calls = recordCalls(page)
  await page.goto(commented.href)
  await becomeLive(page)
  expect(calls.filter((url) => url.includes('/api/comments'))).toEqual([])
  await section(page).scrollIntoViewIfNeeded()
  await expect(section(page)).toContainText('We couldn’t load the comments.')
  await page.unroute('**/api/comments/*')
  await section(page).getByRole('button', { name: 'Try again' }).click()
  await expect(heading(page)).toHaveText('1 comment')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the section is there, without controls that need scripts', async ({ page }) => {
    await page.goto(commented.href)
    await expect(heading(page)).toHaveText('Comments')
    await expect(section(page).getByRole('button')).toHaveCount(0)
  })
})

test('moderation and article pass axe, light and dark, and fit a small screen', async ({ page, firm }) => {
  test.slow()
  const parentId = await addComment(firm.db, { state: 'approved', name: 'Ada Lovelace' })
  await addComment(firm.db, { state: 'approved', parentId, name: 'Bo', text: 'So did we.' })
  await addComment(firm.db, { parentId, text: `${'Verylongwordwithoutabreak'.repeat(8)} and more` })
  await addComment(firm.db, { name: 'X'.repeat(80), text: 'Buy cheap water', spamReasons: ['links'] })
  const look = async (name: string) => {
    await renderAll(page)
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await rest(page)
        const part = colorScheme === 'dark' ? { rules: colorRules } : {}
        expect(await findViolations(page, part), `${name} at ${width}, ${colorScheme}`).toEqual([])
        const shots = process.env['SHOTS']
        if (shots) await page.screenshot({ path: `${shots}/${name}-${width}-${colorScheme}.png` })
      }
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${name} at ${width}`).toBe(0)
    }
  }
  await readComments(page)
  await expect(heading(page)).toHaveText('2 comments')
  await look('article')

  await enter(page, moderation, people.admin)
  await expect(detail(page)).toContainText('Reply to Ada Lovelace (approved)')
  await look('moderation')
  await page.setViewportSize({ width: 320, height: 800 })
  await list(page).getByRole('button').first().click()
  await expect(list(page)).toBeHidden()
  await expect(detail(page)).toContainText('Verylongword')
  await look('detail')
  await detail(page)
    .getByRole('button', { name: /^Mark as spam/ })
    .click()
  await expect(page.getByText('No comments to review')).toBeVisible()
  await look('empty')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await look('keys')
})
