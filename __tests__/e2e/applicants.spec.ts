import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { addApplicant, docxCv, pdfCv } from './support/applicants'
import { colorRules, findViolations } from './support/find-violations'
import type { Firm } from './support/firm'
import { enter, people, test } from './support/firm-test'
import { rest } from './support/hurry'
import { journey, listSizes } from './support/journey'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const address = '/admin/applicants/'
const column = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}, `) })
const card = (page: Page, name: string) => page.getByRole('link', { name, exact: true })
const detail = (page: Page, name: string) => page.getByRole('article', { name: `Application from ${name}` })
const stages = async ({ db }: Firm) =>
  (await db.selectFrom('applicant').select(['name', 'stage', 'rating']).orderBy('name').execute()).map(
    ({ name, stage, rating }) => [name, stage, rating],
  )

/** Saves screenshots for people to look at, if SHOTS names a folder. */
async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env['SHOTS']
  if (folder === undefined) return
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of [360, 1280]) {
      await page.emulateMedia({ colorScheme })
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(300)
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` })
    }
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 800 })
}

for (const [items, details] of listSizes(journey))
  test(`moves ${items} applications by keyboard alone`, details, async ({ page, firm }) => {
    test.slow()
    const keys = Array.from({ length: items }, (_, index) => '3rl'.charAt(index % 3))
    const count = (key: string) => keys.filter((pressed) => pressed === key).length
    for (let number = 1; number <= keys.length; number++)
      await addApplicant(firm, { name: `Person ${String(number).padStart(2, '0')}` })
    await enter(page, address, people.admin)
    await expect(card(page, `Person ${keys.length}`)).toBeVisible()
    for (const key of keys) await page.keyboard.press(key)
    // ratings don't move cards
    const moved = async () => (await stages(firm)).filter(([, stage]) => stage !== 'new').length
    await expect.poll(moved).toBe(count('r') + count('l'))
    expect((await stages(firm)).filter(([, stage]) => stage === 'rejected')).toHaveLength(count('r'))
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

test('on its deletion date an application leaves the list, with its CV; if it is open, the page says so', async ({
  page,
  firm,
}) => {
  const id = await addApplicant(firm, { name: 'Anna Berg', cv: pdfCv })
  await addApplicant(firm, { name: 'Ben Ode', cv: docxCv })
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1_000).toISOString().slice(0, 10)
  await firm.db.updateTable('applicant').set({ retain_until: tomorrow }).where('id', '=', id).execute()
  await enter(page, address, people.admin)
  await card(page, 'Anna Berg').click()
  await expect(detail(page, 'Anna Berg')).toBeVisible()

  firm.letPass(1)
  await expect.poll(async () => (await stages(firm)).map(([name]) => name)).toEqual(['Ben Ode'])
  await expect
    .poll(async () =>
      (await firm.db.selectFrom('stored_file').select('name').execute()).map(({ name }) => name),
    )
    .toEqual([docxCv.name])
  await page.keyboard.press('4')
  await expect(page.getByText('The application from Anna Berg has been deleted.')).toBeVisible()
  await expect(card(page, 'Anna Berg')).toHaveCount(0)
  await expect(page.getByText('This application has been deleted.')).toBeVisible()
  await page.goto(address)
  await expect(card(page, 'Ben Ode')).toBeVisible()
  await expect(card(page, 'Anna Berg')).toHaveCount(0)
})

test('a move on the board is announced, and “z” undoes it', journey, async ({ page, firm }) => {
  await addApplicant(firm, { name: 'Anna Berg' })
  await addApplicant(firm, { name: 'Ben Ode' })
  await enter(page, address, people.admin)
  await expect(card(page, 'Ben Ode')).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('l')
  await expect(
    page.getByRole('status').filter({ hasText: 'Anna Berg moved from New to Screening, 1 of 1.' }),
  ).toBeVisible()
  await expect(column(page, 'Screening').getByRole('link')).toHaveText(['Anna Berg'])
  await expect
    .poll(() => stages(firm))
    .toEqual([
      ['Anna Berg', 'screening', 0],
      ['Ben Ode', 'new', 0],
    ])
  await page.keyboard.press('z')
  await expect(column(page, 'New').getByRole('link')).toHaveText(['Ben Ode', 'Anna Berg'])
  await expect.poll(async () => (await stages(firm))[0]).toEqual(['Anna Berg', 'new', 0])
})

test('cards can be dragged to another column, by pointer or by keyboard with their handle', async ({
  page,
  firm,
}) => {
  await addApplicant(firm, { name: 'Anna Berg' })
  await enter(page, address, people.admin)
  await card(page, 'Anna Berg').dragTo(column(page, 'Interview'))
  await expect(column(page, 'Interview').getByRole('link')).toHaveText(['Anna Berg'])
  await expect.poll(() => stages(firm)).toEqual([['Anna Berg', 'interview', 0]])

  await page.getByRole('button', { name: 'Drag Anna Berg' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[aria-label^="Move to"]:focus')).toHaveCount(1)
  const hired = page.locator('[aria-label="Move to Hired"]:focus')
  for (let stop = 0; stop < 6 && (await hired.count()) === 0; stop++) await page.keyboard.press('Tab')
  await expect(hired).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect.poll(() => stages(firm)).toEqual([['Anna Berg', 'hired', 0]])
})

test('a PDF can be read next to the application, and saved', journey, async ({ page, firm }) => {
  const errors: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|worker/i.test(message.text()) && message.type() === 'error')
      if (!/service worker/i.test(message.text())) errors.push(message.text())
  })
  await addApplicant(firm, { name: 'Anna Berg', cv: pdfCv })
  await addApplicant(firm, { name: 'Ben Ode', cv: docxCv })
  await enter(page, address, people.admin)
  await card(page, 'Anna Berg').click()
  await page.keyboard.press('v')
  const cv = page.getByRole('region', { name: 'CV of Anna Berg' })
  await expect(cv.getByRole('figure', { name: 'Page 1 of 1' })).toContainText('Ten years of quiet migrations')
  // something is rendered: the pixels have more than one color
  await expect
    .poll(() =>
      cv.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
        const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? {
          data: [],
        }
        return new Set(data).size > 2
      }),
    )
    .toBe(true)
  await shoot(page, 'cv')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    cv.getByRole('button', { name: 'Download CV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('anna-berg.pdf')
  expect((await readFile(await download.path())).equals(pdfCv.bytes)).toBe(true)

  await card(page, 'Ben Ode').click()
  await page.keyboard.press('v')
  await expect(page.getByRole('region', { name: 'CV of Ben Ode' })).toContainText(
    'Ben writes <b>plainly</b>.',
  )
  expect(errors).toEqual([])
})

test(
  'an applicant gets a note, a rating and an email, and is exported and deleted',
  journey,
  async ({ page, firm }) => {
    const id = await addApplicant(firm, { name: 'Anna Berg', email: 'anna@people.example', cv: pdfCv })
    await addApplicant(firm, {
      name: 'Anna Berg',
      email: 'anna@people.example',
      job: 'writer',
      jobTitle: 'Writer',
    })
    await enter(page, `${address}?applicant=${id}`, people.admin)
    const shown = detail(page, 'Anna Berg')
    await expect(shown.getByRole('link', { name: 'Writer' })).toBeVisible()
    await page.keyboard.press('m')
    await page.keyboard.type('Calm in an outage.')
    await page.keyboard.press('Control+Enter')
    await expect(shown.getByRole('list', { name: 'Activity' })).toContainText('Calm in an outage.')
    await shown.getByText('4 stars').click({ force: true })
    await expect(shown.getByRole('list', { name: 'Activity' })).toContainText('rated the applicant 4 of 5')

    await shown.getByRole('button', { name: 'Email', exact: true }).click()
    await shown.getByRole('button', { name: /Template/ }).click()
    await page.getByRole('option', { name: 'Interview invitation' }).click()
    await shoot(page, 'email')
    await shown.getByRole('button', { name: /Send email|Save to outbox/ }).click()
    await expect(shown.getByRole('list', { name: 'Activity' })).toContainText('45-minute video call')
    expect(await firm.db.selectFrom('email').select(['to', 'applicant_id']).execute()).toEqual([
      { to: 'anna@people.example', applicant_id: id },
    ])

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      shown.getByRole('button', { name: 'Export' }).click(),
    ])
    const files = unzipSync(await readFile(await download.path()))
    expect(Object.keys(files)).toHaveLength(2)
    expect(strFromU8(files['person.json'] ?? new Uint8Array())).toContain('Calm in an outage.')

    await shown.getByRole('button', { name: 'Delete…' }).click()
    await expect(page.getByRole('alertdialog')).toContainText('This permanently deletes:')
    await shoot(page, 'delete')
    await page.getByRole('button', { name: 'Delete permanently' }).click()
    await expect(shown).toBeHidden()
    await expect(column(page, 'New').getByRole('link')).toHaveCount(1)
    expect(await firm.db.selectFrom('applicant').select('job').execute()).toEqual([{ job: 'writer' }])
    expect(await firm.db.selectFrom('stored_file').select('id').execute()).toEqual([])
  },
)

test('the address holds the view: table, stage, search, job, spam', journey, async ({ page, firm }) => {
  const anna = await addApplicant(firm, { name: 'Anna Berg' })
  await addApplicant(firm, { name: 'Ben Ode', job: 'writer', jobTitle: 'Writer' })
  await addApplicant(firm, { name: 'Cheap Watches', spamReasons: ['links'] })
  await firm.db.updateTable('applicant').set({ stage: 'offer', rating: 5 }).where('id', '=', anna).execute()
  await enter(page, address, people.admin)
  await page.getByRole('button', { name: 'Table' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Ben Ode', 'Anna Berg'])
  await page.getByRole('button', { name: 'Rating' }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Anna Berg', 'Ben Ode'])
  await page.getByRole('button', { name: /^Offer/ }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Anna Berg'])
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText(['Anna Berg'])
  await shoot(page, 'table')
  await page.getByRole('button', { name: /^Spam/ }).click()
  await expect(page.getByRole('rowheader')).toHaveText(['Cheap Watches'])
  await page.getByRole('button', { name: 'Board', exact: true }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('ode')
  await expect(page).toHaveURL(/search=ode/)
  await expect(column(page, 'New').getByRole('link')).toHaveText(['Ben Ode'])
})

test.describe('passes axe', () => {
  let id: string
  test.beforeEach(async ({ page, firm }) => {
    id = await addApplicant(firm, { name: 'Anna Berg', cv: pdfCv })
    const stages = [
      'new',
      'screening',
      'interview',
      'offer',
      'hired',
      'rejected',
      'new',
      'screening',
    ] as const
    for (const [number, stage] of stages.entries()) {
      const name = `Person ${number}`
      const other = await addApplicant(firm, { name, jobTitle: 'Data engineer', job: 'data-engineer' })
      const rating = number % 6
      await firm.db.updateTable('applicant').set({ stage, rating }).where('id', '=', other).execute()
    }
    await enter(page, address, people.admin)
    await expect(card(page, 'Person 7')).toBeVisible()
  })

  test('on the board', async ({ page }) => {
    expect(await findViolations(page)).toEqual([])
    await shoot(page, 'board')
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await rest(page)
    expect(await findViolations(page, { rules: colorRules })).toEqual([])
  })

  test('on an open application', async ({ page }) => {
    await page.goto(`${address}?applicant=${id}`)
    await expect(detail(page, 'Anna Berg')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await shoot(page, 'detail')
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    await rest(page)
    expect(await findViolations(page, { rules: colorRules })).toEqual([])
  })

  test('on the table', async ({ page }) => {
    await page.goto(`${address}?view=table`)
    await expect(page.getByRole('rowheader').first()).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
})

test('on a phone the board shows one stage at a time, and nothing is wider than the screen', async ({
  page,
  firm,
}) => {
  const id = await addApplicant(firm, { name: 'Anna Berg', cv: pdfCv })
  await addApplicant(firm, { name: 'Ben Ode' })
  await page.setViewportSize({ width: 320, height: 640 })
  await enter(page, address, people.admin)
  await expect(card(page, 'Ben Ode')).toBeVisible()
  await expect(page.getByRole('region', { name: /^(?:New|Screening|Offer), / })).toHaveCount(1)
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.getByRole('button', { name: /^Screening/ }).click()
  await expect(column(page, 'Screening')).toBeVisible()
  await page.goto(`${address}?applicant=${id}`)
  await expect(detail(page, 'Anna Berg')).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
  await page.goto(`${address}?view=table`)
  await expect(page.getByRole('rowheader').first()).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})
