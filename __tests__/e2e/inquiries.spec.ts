import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { findInThemes, findViolations } from './support/find-violations'
import { enter, people, test } from './support/firm-test'
import { countStates, detail, heading, list, receive } from './support/inquiries'
import { journey, listSizes, mainJourney } from './support/journey'
import { write } from './support/write'

test.use({ serviceWorkers: 'block', contextOptions: { reducedMotion: 'reduce' } })

const inbox = '/admin/inquiry/'
const key = (page: Page, name: string) => page.keyboard.press(name)

const mixed = [
  { name: 'Ines Carvalho', state: 'closed' as const },
  {
    name: 'Kestrel Prizes',
    state: 'spam' as const,
    spamReasons: ['hidden-field' as const, 'links' as const],
    message: 'You have won! https://prizes.example https://prizes.example/now',
  },
  {
    name: 'Tom Aldridge',
    company: 'Harbour Legal',
    phone: '+44 20 7946 0871',
    kind: 'support' as const,
    severity: 'critical' as const,
    subject: 'Invoice approvals',
    page: '/tms-support/',
  },
  { name: 'Hanna Vogt', company: 'Brauerei Lind', subject: 'advice' },
]

for (const [items, details] of listSizes(mainJourney))
  test(
    `closes ${items} inquiries by keyboard alone, and undoes the last change`,
    details,
    async ({ page, firm }) => {
      test.slow()
      const spam = Math.floor(items / 3)
      const closed = items - spam
      await receive(
        firm.db,
        Array.from({ length: items }, () => ({})),
      )
      await enter(page, inbox, people.admin)
      await expect(heading(page)).toHaveText(`Sender ${items}`)
      for (let number = items; number > 0; number--) {
        await expect(heading(page)).toHaveText(`Sender ${number}`)
        await key(page, number % 3 === 0 ? 's' : 'e')
      }
      // the calls run one after another
      await expect(page.getByText('You’re all caught up')).toBeVisible({
        timeout: 20_000,
      })
      await expect.poll(() => countStates(firm.db)).toEqual({ closed, spam })
      await key(page, 'z')
      await expect(heading(page)).toHaveText('Sender 1')
      await expect.poll(() => countStates(firm.db)).toEqual({ new: 1, closed: closed - 1, spam })
    },
  )

test(
  'several inquiries can be selected and changed at once, and undo restores each',
  journey,
  async ({ page, firm }) => {
    await receive(firm.db, [{}, { state: 'in_progress' }, {}])
    await enter(page, inbox, people.admin)
    await expect(heading(page)).toHaveText('Sender 3')
    await key(page, '*')
    await expect(page.getByText('3 selected')).toBeVisible()
    await key(page, 'e')
    await expect.poll(() => countStates(firm.db)).toEqual({ closed: 3 })
    await page.getByRole('button', { name: /Undo/ }).press('Enter')
    await expect.poll(() => countStates(firm.db)).toEqual({ new: 2, in_progress: 1 })
    // the button is gone, and the next Tab doesn't begin at the top of the page
    await expect(
      page.getByRole('listitem').and(page.locator('[aria-current]')).getByRole('button'),
    ).toBeFocused()
    const select = page.getByRole('button', { name: 'Select all shown' })
    await select.press('Enter')
    await expect(page.getByRole('button', { name: 'Clear selection' })).toBeFocused()
  },
)

test(
  'an inquiry gets a reply and a note; a half-written reply survives a reload',
  journey,
  async ({ page, firm }) => {
    await receive(firm.db, mixed)
    await enter(page, inbox, people.admin)
    await expect(heading(page)).toHaveText('Hanna Vogt')
    await expect(detail(page).getByText(/Eleven invoices|server room|Copilot/)).toBeVisible()
    await key(page, 'r')
    const reply = page.getByRole('textbox', { name: /^Reply to / })
    await expect(reply).toBeFocused()
    await page.keyboard.type('Yes, gladly.')
    await page.reload()
    await expect(heading(page)).toHaveText('Hanna Vogt')
    await page.getByRole('button', { name: 'Reply' }).click()
    await expect(reply).toHaveValue(/^Hello Hanna Vogt,\n\nYes, gladly\.\n/)
    await expect(page.getByRole('textbox', { name: 'Subject' })).toHaveValue(
      'Re: Advice before a decision [TEST-0004]',
    )
    await key(page, 'Control+Enter')
    await expect(detail(page).getByText('You replied')).toBeVisible()
    await expect(detail(page).getByRole('button', { name: /Status/ })).toContainText('In progress')

    await key(page, 'm')
    await page.keyboard.type('Called her too.')
    await key(page, 'Control+Enter')
    await expect(detail(page).getByText('Called her too.')).toBeVisible()
    const mails = await firm.db.selectFrom('email').select(['to', 'subject', 'text']).execute()
    expect(mails).toMatchObject([
      { to: 'sender4@client.example', subject: 'Re: Advice before a decision [TEST-0004]' },
    ])
  },
)

test('an inquiry is deleted permanently, and the next one gets the focus', async ({ page, firm }) => {
  await receive(firm.db, [{}, { name: 'Ines Carvalho' }])
  await enter(page, inbox, people.admin)
  await expect(heading(page)).toHaveText('Ines Carvalho')
  await detail(page).getByRole('button', { name: 'Delete…' }).press('Enter')
  const box = page.getByRole('alertdialog', { name: 'Delete this inquiry from Ines Carvalho?' })
  await expect(box).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(detail(page).getByRole('button', { name: 'Delete…' })).toBeFocused()
  await page.keyboard.press('Enter')
  await box.getByRole('button', { name: 'Delete permanently' }).press('Enter')
  await expect(heading(page)).toHaveText('Sender 1')
  await expect(heading(page)).toBeFocused()
  expect(await firm.db.selectFrom('inquiry').select('name').execute()).toEqual([{ name: 'Sender 1' }])
})

test('when two admins change one inquiry, the second sees who was first, and nothing is lost', async ({
  page,
  browser,
  firm,
  baseURL,
}) => {
  await receive(firm.db, [{ name: 'Ada Lund' }])
  await enter(page, inbox, people.admin)
  await expect(heading(page)).toHaveText('Ada Lund')
  const other = await browser.newPage({ baseURL })
  await enter(other, inbox, people.admin)
  await expect(heading(other)).toHaveText('Ada Lund')
  await key(other, 's')
  await expect.poll(() => countStates(firm.db)).toEqual({ spam: 1 })
  await key(page, 'e')
  await expect(page.getByRole('alert')).toContainText(
    'The inquiry from Ada Lund wasn’t changed: You marked it as spam',
  )
  expect(await countStates(firm.db)).toEqual({ spam: 1 })
  await other.close()
})

test(
  'a filter is in the address, can be saved as a view, and exported as CSV',
  journey,
  async ({ page, firm }) => {
    await receive(firm.db, mixed)
    await enter(page, inbox, people.admin)
    await page.getByRole('button', { name: /^Spam/ }).click()
    await expect(page).toHaveURL(/\?state=spam$/)
    await expect(heading(page)).toHaveText('Kestrel Prizes')
    await expect(detail(page).getByText(/mostly links/)).toBeVisible()
    await page.getByRole('button', { name: 'Save view' }).click()
    await write(page.getByRole('textbox', { name: 'Name' }), 'To look through')
    await key(page, 'Enter')
    await expect(page.getByRole('link', { name: 'To look through' })).toHaveAttribute('aria-current', 'page')

    await key(page, '/')
    await page.keyboard.type('nothing like it')
    await expect(page).toHaveURL(/search=nothing/)
    await expect(page.getByText(/No inquiries match/)).toBeVisible()
    await page.getByRole('link', { name: 'To look through' }).click()
    await expect(page.getByRole('searchbox', { name: 'Search inquiries' })).toHaveValue('')
    await expect(heading(page)).toHaveText('Kestrel Prizes')

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect([text.charCodeAt(0), text.match(/client\.example/g)?.length]).toEqual([0xfeff, 1])
    expect(text).toContain('"Kestrel Prizes"')
  },
)

test('passes axe, light and dark, with everything open', async ({ page, firm }) => {
  await receive(firm.db, mixed)
  await enter(page, `${inbox}?state=all`, people.admin)
  await expect(heading(page)).toHaveText('Hanna Vogt')
  await key(page, 'i')
  await expect(heading(page)).toHaveText('Tom Aldridge')
  await key(page, 'x')
  await page.getByRole('button', { name: 'Reply' }).click()
  await expect(page.getByRole('textbox', { name: /^Reply to / })).toBeVisible()
  expect(await findInThemes(page)).toEqual([])
  await page.goto(`${inbox}?state=spam`)
  await expect(detail(page).getByText(/mostly links/)).toBeVisible()
  expect(await findInThemes(page)).toEqual([])
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findInThemes(page)).toEqual([])
})

test('on a phone the list and the message take turns, and nothing is cut off at 320 pixels', async ({
  page,
  firm,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await receive(firm.db, [...mixed, { name: 'Maximiliane Wolfeschlegelsteinhausenbergerdorff-Nyström' }])
  await enter(page, inbox, people.admin)
  await expect(list(page)).toBeVisible()
  await expect(detail(page)).toBeHidden()
  const isCutOff = () =>
    page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
  expect(await isCutOff()).toBe(false)
  await list(page)
    .getByRole('button', { name: /Tom Aldridge/ })
    .click()
  await expect(heading(page)).toBeFocused()
  await expect(list(page)).toBeHidden()
  await page.getByRole('button', { name: 'Reply' }).click()
  await expect(page.getByRole('textbox', { name: /^Reply to / })).toBeVisible()
  expect(await isCutOff()).toBe(false)
  await page.getByRole('button', { name: 'Back to the list' }).click()
  await expect(list(page)).toBeVisible()
  await list(page)
    .getByRole('button', { name: /Tom Aldridge/ })
    .click()
  await expect(list(page)).toBeHidden()
  await page.getByRole('button', { name: /^All except spam/ }).click()
  await expect(list(page)).toBeVisible()
})
