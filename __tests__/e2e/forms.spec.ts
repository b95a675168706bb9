import { expect, type Browser, type Locator, type Page } from '@playwright/test'
import { drill } from './support/drill'
import { findInThemes } from './support/find-violations'
import type { Firm } from './support/firm'
import { test } from './support/firm-test'
import { journey, mainJourney } from './support/journey'
import { delayScripts, holdScripts, openLive } from './support/live-page'

const job = '/career/azure-cloud-engineer/'
const article = '/blog/end-of-support-dates/'
const reference = /[0-9A-Z]{4}-[0-9A-Z]{4}/

const formOf = (page: Page, name: 'contact' | 'support' | 'application' | 'comment') =>
  page.locator(`form[action$="/api/forms/${name}"]`)

async function fillInContact(form: Locator): Promise<void> {
  await form.getByLabel('Your name').fill('Ada Harbour')
  await form.getByLabel('Your email address').fill('ada@example.com')
  await form.getByLabel('Advice before a decision').check()
  await form.getByLabel('Your message').fill('We run forty servers and want fewer.')
}

async function fillInApplication(form: Locator): Promise<void> {
  await form.getByLabel('Your name').fill('Ada Harbour')
  await form.getByLabel('Your email address').fill('ada@example.com')
  await form.getByLabel('Why are you interested in this role?').fill('I draw networks and type them, too.')
  await form.getByRole('checkbox').check()
}

/** Enough of a PDF to be accepted. */
const cv = {
  name: 'ada.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
}

/** @returns A function that limits the upload to bytes per second; -1 for no limit. */
async function throttleUploads(page: Page) {
  const session = await page.context().newCDPSession(page)
  return (uploadThroughput: number) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput: -1 },
      uploadThroughput,
    })
}

const inquiries = ({ db }: Firm) => db.selectFrom('inquiry').selectAll().execute()
const applicants = ({ db }: Firm) => db.selectFrom('applicant').selectAll().execute()
const comments = ({ db }: Firm) => db.selectFrom('comment').selectAll().execute()

/** Pixels between the header, which stays in sight, and an element. */
const spaceBelowHeader = (element: Locator) =>
  element.evaluate(
    (it) =>
      it.getBoundingClientRect().top -
      (document.querySelector('header[data-site]')?.getBoundingClientRect().bottom ?? 0),
  )

const receivedHeading = (page: Page, noun: string) =>
  page.getByRole('heading', { name: new RegExp(`^${noun} sent$`, 'i') })

const received = (page: Page, noun: string) =>
  page.getByRole('status').filter({ has: page.getByRole('button', { name: `Send another ${noun}` }) })

test.describe('a message', () => {
  test('sent before the page is awake is checked on the page; where scripts fail, it is sent without', async ({
    page,
  }) => {
    await holdScripts(page)
    await page.goto('/contact/')
    await formOf(page, 'contact').getByRole('button', { name: 'Send message' }).click()
    await expect(page).toHaveURL(/\/api\/forms\/contact/)
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const letGo = await delayScripts(page)
    await page.goto('/contact/')
    await formOf(page, 'contact').getByRole('button', { name: 'Send message' }).click()
    letGo()
    await expect(page.getByText(/before sending$/)).toBeVisible()
    const summary = formOf(page, 'contact').getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toHaveCSS('outline-style', 'solid') // after a click, too
    await expect(page).toHaveURL(/\/contact\/(?:#.*)?$/)
  })

  test('is stored with its consent, and the page shows its reference', journey, async ({ page, firm }) => {
    await openLive(page, '/contact/')
    const form = formOf(page, 'contact')
    await fillInContact(form)
    await form.getByRole('button', { name: 'Send message' }).click()
    const note = received(page, 'message')
    const heading = receivedHeading(page, 'message')
    await expect(heading).toBeFocused()
    await expect(heading).toHaveCSS('outline-style', 'solid') // after a click, too
    await expect.poll(() => spaceBelowHeader(heading)).toBeGreaterThanOrEqual(24)
    await expect(note).toContainText(reference)
    const [one, ...others] = await inquiries(firm)
    expect(others).toEqual([])
    expect(one).toMatchObject({ name: 'Ada Harbour', email: 'ada@example.com', page: '/contact/' })
    expect(await note.textContent()).toContain(one?.reference)
    await note.getByRole('button', { name: 'Send another message' }).click()
    await expect(form.getByLabel('Your name')).toBeFocused()
    await expect(form.getByLabel('Your name')).toHaveValue('')
  })

  test('is followed by the next steps and how long they take, said once', async ({ page }) => {
    await openLive(page, '/contact/')
    const next = page.getByRole('heading', { name: 'What happens next' })
    await expect(next).toHaveCount(1)
    const form = formOf(page, 'contact')
    await fillInContact(form)
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(received(page, 'message').getByRole('listitem')).toHaveText([
      /^Sent\s*\d+ \w+ \d{4}, \d\d:\d\d\s*We’ll reply to ada@example\.com/,
      /^We read it\s*(?:Same|Next) working day, \w+day\s\d+\s\w+/,
      /working days, by\s\w+day\s\d+\s\w+/,
    ])
    await expect(received(page, 'message')).toContainText('reply to our confirmation email')
    await expect(next).toHaveCount(1)
  })

  test('is stored once when it is sent again after a lost response', async ({ page, firm }) => {
    await openLive(page, '/contact/')
    const form = formOf(page, 'contact')
    await fillInContact(form)
    let isLost = true
    await page.route('**/api/forms/contact', async (route) => {
      if (!isLost) return route.continue()
      await route.fetch() // it arrives, but the response is lost
      return route.abort('connectionreset')
    })
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByRole('alert')).toContainText('Nothing you typed has been lost')
    await expect(form.getByLabel('Your message')).toHaveValue('We run forty servers and want fewer.')
    isLost = false
    await form.getByRole('button', { name: 'Try again' }).click()
    await expect(received(page, 'message')).toBeVisible()
    expect(await inquiries(firm)).toHaveLength(1)
  })

  test('is sent automatically once the connection is back', async ({ page, context, firm }) => {
    await openLive(page, '/contact/')
    const form = formOf(page, 'contact')
    await fillInContact(form)
    await context.setOffline(true)
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(form.getByRole('alert')).toContainText('You’re offline')
    await context.setOffline(false)
    await expect(received(page, 'message')).toBeVisible()
    expect(await inquiries(firm)).toHaveLength(1)
  })

  test('is restored half-written after a reload, and can be cleared', journey, async ({ page }) => {
    await openLive(page, '/contact/')
    const form = formOf(page, 'contact')
    await form.getByLabel('Your message').fill('Half a thought')
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('form/contact/contact/')))
      .toContain('Half a thought')
    await openLive(page, '/about/')
    await openLive(page, '/contact/')
    await expect(form.getByLabel('Your message')).toHaveValue('Half a thought')
    await expect(form.getByText('We restored your unsent draft')).toBeVisible()
    await form.getByRole('button', { name: 'Clear form' }).click()
    await expect(form.getByLabel('Your message')).toHaveValue('')
    expect(await page.evaluate(() => localStorage.getItem('form/contact/contact/'))).toBeNull()
  })

  test('can be written, corrected and sent by keyboard alone', mainJourney, async ({ page, firm }) => {
    await openLive(page, '/contact/')
    const form = formOf(page, 'contact')
    await form.getByLabel('Your name').focus()
    await page.keyboard.press('Enter')
    const summary = form.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Fix 3 problems before sending')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(form.getByLabel('Your name')).toBeFocused()
    await page.keyboard.type('Ada Harbour')
    for (let step = 0; step < 2; step++) await page.keyboard.press('Tab') // past the company
    await page.keyboard.type('ada@example.com')
    for (let step = 0; step < 2; step++) await page.keyboard.press('Tab') // past the phone number
    await expect(page.locator(':focus')).toHaveCSS('border-radius', '50%') // a radio stays one
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await page.keyboard.type('We run forty servers and want fewer.')
    await page.keyboard.press('Tab') // the privacy notice
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(receivedHeading(page, 'message')).toBeFocused()
    expect(await inquiries(firm)).toMatchObject([{ name: 'Ada Harbour' }])
  })
})

test.describe('without JavaScript', () => {
  const openPlain = async (browser: Browser, firm: Firm, path: string) => {
    const context = await browser.newContext({ baseURL: firm.origin, javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(path)
    return page
  }

  test('a message arrives, and a page confirms it', async ({ browser, firm }) => {
    const page = await openPlain(browser, firm, '/contact/')
    const form = formOf(page, 'contact')
    await fillInContact(form)
    await form.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Message sent')
    await expect(page.getByText(reference)).toBeVisible()
    expect(await inquiries(firm)).toMatchObject([{ name: 'Ada Harbour', page: '/contact/' }])
    await page.getByRole('link', { name: 'Back to the previous page' }).click()
    await expect(page).toHaveURL('/contact/')
    await page.context().close()
  })

  test('an application arrives with its CV', async ({ browser, firm }) => {
    const page = await openPlain(browser, firm, job)
    const form = formOf(page, 'application')
    await fillInApplication(form)
    await form.getByLabel('Your CV').setInputFiles(cv)
    await form.getByRole('button', { name: 'Send application' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application sent')
    expect(await applicants(firm)).toMatchObject([{ name: 'Ada Harbour', job: 'azure-cloud-engineer' }])
    await page.context().close()
  })

  test('a comment is written on a page from the backend', async ({ browser, firm }) => {
    const page = await openPlain(browser, firm, article)
    await page.getByRole('link', { name: 'Write a comment' }).click()
    await page.getByLabel('Your name').fill('Ada Harbour')
    await page.getByLabel('Your email address').fill('ada@example.com')
    await page.getByLabel('Your comment').fill('The dates helped us to plan.')
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Post comment' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Comment sent')
    expect(await comments(firm)).toMatchObject([{ post: 'end-of-support-dates', parent_id: null }])
    await page.context().close()
  })
})

test('a support request is stored with its priority', journey, async ({ page, firm }) => {
  await openLive(page, '/tms-support/')
  await page.getByRole('link', { name: 'Write a request' }).click()
  const form = formOf(page, 'support')
  await form.getByLabel('Your name').fill('Ada Harbour')
  await form.getByLabel('Your email address').fill('ada@example.com')
  await form.getByLabel('Company').fill('Harbour Works')
  await form.getByLabel('Critical: work has stopped').check()
  await form.getByRole('link', { name: 'Add your phone number' }).click()
  await expect(form.getByLabel('Phone')).toBeFocused()
  await form.getByLabel('Which system is affected?').fill('The order portal')
  await form.getByLabel('What happened?').fill('Since nine nobody can save an order: error 500.')
  await form.getByRole('button', { name: 'Send request' }).click()
  await expect(received(page, 'support request')).toContainText(reference)
  await expect(received(page, 'support request').locator('[href^="tel:"]')).toHaveCount(1)
  expect(await inquiries(firm)).toMatchObject([{ kind: 'support', company: 'Harbour Works' }])
})

for (const [path, choice, action] of [
  ['/tms-support/', 'Critical: work has stopped', 'support'],
  ['/contact/', 'Support for systems we run', 'contact'],
] as const)
  for (const javaScriptEnabled of [true, false])
    test(`${path}: the number to phone stands right below “${choice}” once it is selected (script: ${javaScriptEnabled})`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 360, height: 740 } })
      const page = await context.newPage()
      for (const address of [path, `/api/forms/${action}`]) {
        await page.goto(`${baseURL ?? ''}${address}`)
        const form = formOf(page, action)
        const phone = form.locator('[href^="tel:"]')
        await expect(phone.filter({ visible: true }).filter({ hasText: '0155' })).toHaveCount(0)
        const radio = form.getByLabel(choice)
        await radio.check()
        const number = phone.filter({ hasText: '0155' })
        await expect(number, address).toBeVisible()
        const label = await radio.boundingBox()
        const link = await number.boundingBox()
        expect((link?.y ?? Infinity) - (label?.y ?? 0), address).toBeLessThan(110)
        const other = form.getByRole('radio').nth(choice.startsWith('Critical') ? 1 : 0)
        await other.check()
        await expect(number, address).toBeHidden()
      }
      await context.close()
    })

test.describe('an application', () => {
  test('arrives with its CV, shown by name and size', journey, async ({ page, firm }) => {
    await openLive(page, job)
    const form = formOf(page, 'application')
    await fillInApplication(form)
    await form.getByLabel('Your CV').setInputFiles(cv)
    await expect(form.getByText('ada.pdf, 1 KB')).toBeVisible()
    await form.getByRole('button', { name: 'Send application' }).click()
    await expect(received(page, 'application')).toContainText(reference)
    expect(await applicants(firm)).toMatchObject([{ name: 'Ada Harbour', job: 'azure-cloud-engineer' }])
    const files = await firm.db.selectFrom('stored_file').selectAll().execute()
    expect(files).toMatchObject([{ name: 'ada.pdf', state: 'kept' }])
  })

  test('keeps everything when the upload breaks off, and is stored once', async ({ page, firm }) => {
    await openLive(page, job)
    const form = formOf(page, 'application')
    await fillInApplication(form)
    await form.getByLabel('Your CV').setInputFiles(cv)
    await page.route('**/api/forms/application', (route) => route.abort('connectionreset'), { times: 1 })
    await form.getByRole('button', { name: 'Send application' }).click()
    await expect(form.getByRole('alert')).toContainText('Nothing you typed has been lost')
    await expect(form.getByText('ada.pdf, 1 KB')).toBeVisible()
    await form.getByRole('button', { name: 'Try again' }).click()
    await expect(received(page, 'application')).toBeVisible()
    expect(await applicants(firm)).toHaveLength(1)
  })

  test('shows upload progress on a slow connection, and can be cancelled and sent again', async ({
    page,
    firm,
  }) => {
    await openLive(page, job)
    const form = formOf(page, 'application')
    await fillInApplication(form)
    const large = Buffer.concat([Buffer.from('%PDF-1.4\n'), Buffer.alloc(2_000_000, ' '), cv.buffer])
    await form.getByLabel('Your CV').setInputFiles({ ...cv, buffer: large })
    const setSpeed = await throttleUploads(page)
    await setSpeed(50_000) // would take far longer than the test waits
    await form.getByRole('button', { name: 'Send application' }).click()
    const bar = form.getByRole('progressbar', { name: 'Uploading your CV' })
    const share = () => bar.evaluate(({ value }: HTMLProgressElement) => value)
    await expect(form.getByText(/^[1-9]\d?% uploaded$/)).toBeVisible()
    const soFar = await share()
    await expect.poll(share).toBeGreaterThan(soFar)
    expect(await share()).toBeLessThan(1)
    await form.getByRole('button', { name: 'Cancel upload' }).click()
    await expect(form.getByRole('alert')).toContainText(
      'Your application wasn’t sent. Nothing you typed has been lost.',
    )
    await expect(form.getByText('ada.pdf, 2 MB')).toBeVisible()
    expect(await applicants(firm)).toEqual([])
    await setSpeed(-1)
    await form.getByRole('button', { name: 'Send application' }).click()
    await expect(received(page, 'application')).toBeVisible()
    expect(await applicants(firm)).toHaveLength(1)
  })

  test(
    'is cleared with its CV and its tick, which “Undo” brings back; the button that sends stays in place',
    journey,
    async ({ page, firm }) => {
      await openLive(page, job)
      const form = formOf(page, 'application')
      const send = form.getByRole('button', { name: 'Send application' })
      const left = await send.evaluate((button) => button.getBoundingClientRect().left)
      await fillInApplication(form)
      await form.getByLabel('Your CV').setInputFiles(cv)
      await expect(form.getByText('ada.pdf, 1 KB')).toBeVisible()
      const clear = form.getByRole('button', { name: 'Clear form' })
      // at the other end of the row
      const { x = 0, width = 0 } = (await clear.boundingBox()) ?? {}
      const right = await form.evaluate((element) => element.getBoundingClientRect().right)
      expect(Math.abs(x + width - right)).toBeLessThan(2)
      expect(await send.evaluate((button) => button.getBoundingClientRect().left)).toBe(left)
      await clear.click()
      await expect(form.getByText('ada.pdf')).toHaveCount(0)
      await expect(form.getByRole('checkbox')).not.toBeChecked()
      expect(await form.evaluate((element: HTMLFormElement) => new FormData(element).get('name'))).toBe('')
      expect(await send.evaluate((button) => button.getBoundingClientRect().left)).toBe(left)
      await form.getByRole('button', { name: 'Undo' }).click()
      await expect(form.getByText('ada.pdf, 1 KB')).toBeVisible()
      await expect(form.getByRole('checkbox')).toBeChecked()
      await send.click()
      await expect(received(page, 'application')).toContainText(reference)
      const files = await firm.db.selectFrom('stored_file').selectAll().execute()
      expect(files).toMatchObject([{ name: 'ada.pdf' }])
    },
  )

  test('with a file of the wrong type is rejected before anything is sent', async ({ page }) => {
    await openLive(page, job)
    const form = formOf(page, 'application')
    await form.getByLabel('Your CV').focus()
    await form.getByLabel('Your CV').setInputFiles({ ...cv, buffer: Buffer.from('MZ a program') })
    await expect(form.getByRole('status').filter({ hasText: 'must be a PDF or Word' })).toBeVisible()
    const error = form.locator('#application-cv-error')
    await expect(error).toContainText('must be a PDF or Word')
    await form.getByRole('button', { name: 'Remove file' }).click()
    await expect(error).toBeHidden()
  })
})

for (const [path, name, send] of [
  ['/contact/', 'contact', 'Send message'],
  [job, 'application', 'Send application'],
] as const)
  for (const width of [360, 1280])
    test(
      `${path}: at ${width} pixels the view begins with the section once the form was received`,
      (name === 'contact') === (width === 360) ? {} : drill,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 })
        await openLive(page, path)
        const form = formOf(page, name)
        await (name === 'contact' ? fillInContact(form) : fillInApplication(form))
        if (name === 'application') await form.getByLabel('Your CV').setInputFiles(cv)
        await form.getByRole('button', { name: send }).click()
        const heading = receivedHeading(page, name === 'contact' ? 'message' : 'application')
        await expect(heading).toBeFocused()
        await expect(heading).toBeInViewport()
        const { top, header, cut } = await heading.evaluate((element) => {
          const edge = document.querySelector('header[data-site]')?.getBoundingClientRect().bottom ?? 0
          const titles = [...document.querySelectorAll('h1, h2, h3, p')].filter((part) => {
            const box = part.getBoundingClientRect()
            return box.height > 0 && box.top < edge && box.bottom > edge && !part.closest('header[data-site]')
          })
          return {
            top: element.closest('section')?.getBoundingClientRect().top ?? 0,
            header: edge,
            cut: titles.map(({ textContent }) => textContent),
          }
        })
        expect(cut).toEqual([])
        expect(top).toBeGreaterThanOrEqual(header)
        expect(top - header).toBeLessThan(100)
      },
    )

for (const width of [768, 900, 1280])
  test(
    `at ${width} pixels labels side by side stand in line, and so do controls, directly below them`,
    width === 768 ? drill : {},
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const [path, left, right] of [
        [job, 'Phone number', 'Link to your work'],
        [job, 'Your name', 'Your email address'],
        ['/tms-support/', 'Your name', 'Company'],
        ['/tms-support/', 'Your email address', 'Phone number'],
        ['/contact/', 'Company', 'Your name'],
        ['/contact/', 'Your email address', 'Phone number'],
        ['/api/forms/support', 'Your email address', 'Phone number'],
        ['/api/forms/contact', 'Company', 'Your name'],
      ] as const) {
        await (path.startsWith('/api/') ? page.goto(path) : openLive(page, path))
        const form = page.locator('main form')
        const placesOf = async (name: string) =>
          form.getByLabel(name).evaluate((control: HTMLInputElement) => {
            const notes = (control.getAttribute('aria-describedby') ?? '').split(' ')
            const label = control.labels?.item(0)
            const parts = [label, control, ...notes.map((id) => document.getElementById(id))]
            const boxes = parts
              .flatMap((part) => (part ? [part.getBoundingClientRect()] : []))
              .toSorted((a, b) => a.top - b.top)
            const gaps = boxes.slice(1).map(({ top }, at) => top - (boxes[at]?.bottom ?? 0))
            return {
              tops: [boxes[0]?.top, control.getBoundingClientRect().top],
              gap: Math.max(...gaps),
              least: Math.min(...gaps),
            }
          })
        const expectInLine = async (state: string) => {
          const [one, other] = [await placesOf(left), await placesOf(right)]
          expect(one.tops, `labels and controls: ${path}, ${state}`).toEqual(other.tops)
          expect(Math.max(one.gap, other.gap), `gaps: ${path}, ${state}`).toBeLessThanOrEqual(10)
          expect(Math.min(one.least, other.least), `overlaps: ${path}, ${state}`).toBeGreaterThanOrEqual(0)
        }
        await expectInLine('empty')
        await form.getByLabel(left).fill('020 7946 0000')
        await form.getByRole('button', { name: /^Send/ }).click()
        await expect(page.getByRole('alert').first()).toBeFocused()
        await expectInLine('with an error')
      }
    },
  )

test('a comment is pending until a moderator approves it', journey, async ({ page, firm }) => {
  await openLive(page, article)
  const invitation = page.getByRole('link', { name: 'Write a comment' })
  await invitation.scrollIntoViewIfNeeded()
  const form = formOf(page, 'comment')
  await expect(form).toBeHidden()
  await invitation.press('Enter')
  await expect(form.getByLabel('Your name')).toBeFocused()
  await form.getByLabel('Your name').fill('Ada Harbour')
  await form.getByLabel('Your email address').fill('ada@example.com')
  await form.getByLabel('Your comment').fill('The dates helped us to plan.')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Post comment' }).click()
  await expect(received(page, 'comment')).toContainText('once we’ve checked it')
  const heading = receivedHeading(page, 'comment')
  await expect(heading).toBeFocused()
  await expect.poll(() => spaceBelowHeader(heading)).toBeGreaterThanOrEqual(24)
  expect(await comments(firm)).toMatchObject([
    { post: 'end-of-support-dates', text: 'The dates helped us to plan.' },
  ])
  const own = page.getByRole('list', { name: 'Your comments waiting for review' })
  await expect(own).toContainText('The dates helped us to plan.')
  await page.reload()
  await expect(own).toContainText('Waiting for review')
  const other = await page.context().newPage()
  await openLive(other, article)
  await expect(other.getByRole('heading', { name: 'Comments', exact: true })).toBeVisible() // without a number
  await expect(other.getByText('Waiting for review')).toHaveCount(0)
})

for (const width of [360, 1280])
  test(
    `at ${width} pixels a hint stands below its label, the field below that, and its error below the field`,
    width === 360 ? {} : drill,
    async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width, height: 900 })
      for (const [form, path] of [
        ['contact', '/contact/'],
        ['support', '/tms-support/'],
        ['application', job],
        ['comment', article],
        ['contact', '/api/forms/contact'],
        ['application', '/api/forms/application?job=azure-cloud-engineer'],
      ] as const) {
        await (path.startsWith('/api/') ? page.goto(path) : openLive(page, path))
        if (form === 'comment') await page.getByRole('link', { name: 'Write a comment' }).click()
        await formOf(page, form)
          .getByRole('button', { name: /^(?:Send|Post)/ })
          .click()
        await expect(page.getByRole('alert').first()).toBeFocused()
        const { wrong, errors } = await formOf(page, form).evaluate((element) => {
          const boxOf = (part: Element) => part.getBoundingClientRect()
          const fields = [...element.querySelectorAll('[aria-invalid="true"]')].map((invalid) => {
            const ids = invalid.getAttribute('aria-describedby')?.split(' ') ?? []
            const notes = ids.flatMap((id) => document.getElementById(id) ?? [])
            const choices = [...invalid.querySelectorAll('input')] // their first and last may share a row
            const controls = invalid.matches('fieldset') ? choices.slice(-1) : [invalid]
            const label = invalid.matches('[type=checkbox]')
              ? null
              : (invalid.querySelector('legend') ?? element.querySelector(`[for="${invalid.id}"]`))
            const error = notes.at(-1)
            const order = [label, ...notes.slice(0, -1), ...controls, error]
            const parts = order.filter((part) => part instanceof Element)
            const isOrdered = parts.every(
              (part, at) => at === 0 || boxOf(part).top >= boxOf(parts[at - 1] ?? part).bottom - 1,
            )
            return { name: parts[0]?.textContent, isOrdered }
          })
          return { errors: fields.length, wrong: fields.filter(({ isOrdered }) => !isOrdered) }
        })
        expect(wrong, `${path} at ${width}`).toEqual([])
        expect(errors, path).toBeGreaterThan(2)
      }
    },
  )

test.describe('on every page with a form', () => {
  const places = [
    ['contact', '/contact/'],
    ['support', '/tms-support/'],
    ['application', job],
    ['comment', article],
  ] as const

  for (const [name, path] of places) {
    const details = name === 'application' || name === 'comment' ? {} : drill
    test(`${name}: passes axe in both themes and fits 320 pixels`, details, async ({ page }) => {
      test.slow()
      await page.setViewportSize({ width: 320, height: 740 })
      await openLive(page, path)
      if (name === 'comment') await page.getByRole('link', { name: 'Write a comment' }).click()
      const form = formOf(page, name)
      await form.getByRole('button', { name: /^(?:Send|Post)/ }).click()
      await expect(form.getByRole('alert')).toBeFocused()
      expect(await findInThemes(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    })
  }
})
