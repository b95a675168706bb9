import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { JSDOM } from 'jsdom'
import { createCommentsRepository, type NewComment } from '../../../backend/repositories/comments-repository'
import { basicStyle, formStyle } from '../../../backend/submissions/pages/page-style'
import { largestCv } from '../../../contract/forms/cv'
import { formNames, getForm } from '../../../contract/forms/forms'
import type { Received } from '../../../contract/submission'
import { findHtmlFaults } from '../../setup/find-html-faults'
import { createTestDatabase } from '../support/databases'
import { hosting } from '../support/make-site'
import type { TestDatabase } from '../support/test-database'
import { clearSubmissions, openFormService, type FormService } from './support/form-service'
import { makePdf, samples } from './support/sample-forms'

let database: TestDatabase
let service: FormService
beforeAll(async () => {
  database = createTestDatabase()
  service = await openFormService(database.db)
})
afterAll(async () => {
  await service.close()
  await database.close()
})
beforeEach(() => clearSubmissions(database.db))

const isPlain = true
const documentOf = (body: string) => new JSDOM(body).window.document
const valuesOf = (page: Document) =>
  Object.fromEntries(
    [...new (page.defaultView as unknown as typeof globalThis).FormData(page.forms[0])].map(
      ([name, value]) => [name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : 'a file'],
    ),
  )
const linksOf = (page: Document) =>
  [...page.querySelectorAll('[role=alert] a')].map((link) => [link.getAttribute('href'), link.textContent])

describe.each(formNames)('%s from a browser without JavaScript', (form) => {
  test('leads to a confirmation page that can be reloaded', async () => {
    const sent = await service.send(form, { isPlain })
    expect([sent.statusCode, sent.headers['cache-control']]).toEqual([303, 'no-store'])
    const address = sent.headers.location ?? ''
    for (let times = 0; times < 2; times++) {
      const answer = await service.open.app.inject(address)
      const page = documentOf(answer.body)
      expect([answer.statusCode, page.querySelector('h1')?.textContent]).toEqual([
        200,
        expect.stringMatching(/^(?:Message|Support request|Application|Comment) sent$/),
      ])
      expect(page.querySelector('.reference')?.textContent).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
      const parts = [...page.querySelectorAll('.panel > p:first-child > *')]
      expect(parts.map(({ textContent }) => textContent)).toEqual([
        'Your reference',
        page.querySelector('.reference')?.textContent,
      ])
      expect([...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'))).toEqual([
        samples[form].page,
      ])
      expect(await findHtmlFaults(answer.body)).toEqual([])
      expect([...page.querySelectorAll('nav a')].map((link) => link.textContent)).toEqual([
        'Home',
        'Tides & tables',
        'Privacy',
      ])
    }
    const tables = ['inquiry', 'applicant', 'comment'] as const
    const kept = await Promise.all(tables.map((one) => database.db.selectFrom(one).select('id').execute()))
    expect(kept.flat()).toHaveLength(1)
  })

  test('is shown again with its values, each issue beside its field and in the summary', async () => {
    const values = { name: '', email: '<b>"anna"</b>', message: `\n  \u0007 & </textarea><script>1</script>` }
    const answer = await service.send(form, { values, isPlain })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
    const page = documentOf(answer.body)
    const { seconds, ...shown } = { ...samples[form], ...values } as Record<string, string>
    const empty = Object.fromEntries(['key', 'website'].map((name) => [name, '']))
    const file = form === 'application' ? { cv: 'a file' } : {}
    expect(valuesOf(page)).toEqual({ ...empty, ...file, ...shown })
    expect(page.querySelectorAll('body script')).toHaveLength(0)
    const links = linksOf(page).filter(([href]) => href !== '#cv')
    expect(links.map(([href]) => href)).toEqual(['#name', '#email', '#message'])
    for (const [href = '', message] of links) {
      const field = page.querySelector(href ?? '')
      expect(field?.getAttribute('aria-invalid')).toBe('true')
      const described = (field?.getAttribute('aria-describedby') ?? '').split(' ')
      expect(described.map((id) => page.getElementById(id)?.textContent)).toContain(message)
    }
    expect(page.title).toMatch(/^Error: .+ · Harbor & Sons$/)
    expect(page.documentElement.lang).toBe('en-US')
    expect(page.querySelector('[autofocus]')?.getAttribute('role')).toBe('alert')
    expect(await findHtmlFaults(answer.body)).toEqual([])
  })

  test('is shown empty at its own address, prefilled from a link', async () => {
    const answer = await service.open.app.inject(
      `/api/forms/${form}?job=harbor-watch&post=tides&page=/x/&name=no`,
    )
    const page = documentOf(answer.body)
    expect(answer.statusCode).toBe(200)
    expect(await findHtmlFaults(answer.body)).toEqual([])
    expect(page.querySelector('[role=alert]')).toBeNull()
    const { page: from, name, job = 'harbor-watch', post = 'tides' } = valuesOf(page)
    expect([from, name, job, post]).toEqual(['/x/', '', 'harbor-watch', 'tides'])
    for (const [field, rule] of Object.entries(getForm(form).fields)) {
      if (rule.isGiven) continue
      const label =
        page.querySelector(`label[for="${field}"]`) ??
        page.getElementById(field)?.closest('fieldset')?.querySelector('legend') ??
        null
      expect(label?.textContent).toContain(rule.label)
    }
    expect(
      page.querySelector(':is(label, p):has([name=consent])')?.textContent.replace(/\s+/g, ' ').trim(),
    ).toBe(getForm(form).consent.text.join(''))
    expect(page.querySelector(':is(label, p):has([name=consent]) a')?.getAttribute('href')).toBe(
      '/privacy-policies/',
    )
  })

  test('is shown again with its values when the client has to wait', async () => {
    const from = '10.99.0.1'
    for (let count = 0; count < 30; count++) await service.send(form, { values: { name: '' }, from })
    const answer = await service.send(form, { isPlain, from })
    expect([answer.statusCode, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
    const page = documentOf(answer.body)
    expect(page.querySelector('[role=alert]')?.textContent).toMatch(
      /from your network\. Try again in \d+ minutes/,
    )
    expect(valuesOf(page)).toMatchObject({ name: 'Anna Berg', message: samples[form].message })
    expect((await service.left()).temporary).toEqual([])
  })

  test('is shown again with its values when the service fails, without the reason', async () => {
    const down = createTestDatabase()
    const own = await openFormService(down.db)
    await down.db.schema.dropTable('triage_event').cascade().execute()
    await down.db.schema.dropTable('comment').cascade().execute()
    const answer = await own.send(form, { isPlain })
    expect(answer.statusCode).toBe(500)
    const page = documentOf(answer.body)
    expect(page.querySelector('[role=alert]')?.textContent).toMatch(/wrong on our side/)
    expect(answer.body).not.toMatch(/relation|triage_event/)
    expect(valuesOf(page)).toMatchObject({ name: 'Anna Berg', message: samples[form].message })
    expect(await own.left()).toEqual({ stored: [], temporary: [] })
    await own.close()
    await down.close()
  })
})

test.each([
  ['contact', {}, ['We read itSame day, Monday,\u00A0May\u00A04Each morning & evening.']],
  ['support', { severity: 'critical' }, ['Call usNowDo.+44 20 7946 0155']],
  ['support', { severity: 'high' }, ['WaitFor 2 hours.']],
  ['application', {}, ['First talk30 minutesWith the lead.']],
  ['comment', {}, []],
] as const)('says what happens after %s %j, with script and without', async (form, values, expected) => {
  const { nextSteps } = (await service.send(form, { values })).json<Received>()
  expect(
    nextSteps.map(({ title, duration = '', text, phone = '' }) => [title, duration, text, phone].join('')),
  ).toEqual(expected)

  const { location = '' } = (await service.send(form, { values, isPlain })).headers
  const page = documentOf((await service.open.app.inject(location)).body)
  const [sent, ...steps] = [...page.querySelectorAll('main li')].map(({ textContent }) =>
    textContent.replace(/\s*\n\s*/g, ''),
  )
  expect(steps).toEqual(expected)
  expect(sent ?? '').toMatch(expected.length > 0 ? /^Sent.+ to anna@berg\.example/ : /^$/)
  expect(page.querySelector('main ol + p')?.textContent ?? '').toMatch(
    expected.length > 0 ? /^If you forgot something/ : /^$/,
  )
  expect([...page.querySelectorAll('a[href^=tel]')].map((link) => link.getAttribute('href'))).toEqual(
    nextSteps.flatMap(({ phone }) => (phone === undefined ? [] : ['tel:+442079460155'])),
  )
})

test('on a Saturday, says on which day it is read, with script and without, and the same when reloaded', async () => {
  const { now: before } = service.clock
  service.clock.now = new Date('2026-11-28T10:00:00.000Z')
  const { nextSteps } = (await service.send('contact')).json<Received>()
  const days = ['Next working day, Monday,\u00A0November\u00A030']
  expect(nextSteps.map(({ duration }) => duration)).toEqual(days)
  const { location = '' } = (await service.send('contact', { isPlain })).headers
  const daysOn = async (now: string) => {
    service.clock.now = new Date(now)
    const page = documentOf((await service.open.app.inject(location)).body)
    return [...page.querySelectorAll('main li .hint')].map(({ textContent }) => textContent)
  }
  expect(await daysOn('2026-11-28T10:00:01.000Z')).toEqual(days)
  expect(await daysOn('2026-11-28T23:59:00.000Z')).toEqual(days)
  service.clock.now = before
})

test('asks for a phone number where work has stopped, when the form is shown again', async () => {
  const hintOf = async (severity: string) => {
    const values = { severity, name: '' }
    const page = documentOf((await service.send('support', { values, isPlain })).body)
    return page.getElementById('phone-hint')?.textContent
  }
  expect(await hintOf('critical')).toMatch(/^Add your phone number/)
  expect(await hintOf('high')).toBe(getForm('support').fields['phone']?.hint)
})

test('keeps the values when the service fails before it has read them', async () => {
  const down = createTestDatabase()
  const own = await openFormService(down.db)
  await down.db.schema.dropTable('submission_count').execute()
  const answer = await own.send('application', { isPlain })
  expect(answer.statusCode).toBe(500)
  expect(valuesOf(documentOf(answer.body))).toMatchObject({ message: samples.application.message })
  expect(await own.left()).toEqual({ stored: [], temporary: [] })
  await own.close()
  await down.close()
})

test('a closed job is reported on the form, with the values', async () => {
  const answer = await service.send('application', { isPlain, values: { job: 'filled' } })
  expect(answer.statusCode).toBe(410)
  const page = documentOf(answer.body)
  expect(page.querySelector('[role=alert]')?.textContent).toMatch(/has been filled/)
  expect(valuesOf(page)).toMatchObject({ job: 'filled', message: samples.application.message })
})

test.each([
  ['too large', makePdf(largestCv + 1), 413, '5 MB or smaller'],
  ['of another type', Buffer.from('MZ'), 415, 'must be a PDF or Word'],
])(
  'reports a CV that is %s at its field, and asks to choose it again',
  async (_what, bytes, status, words) => {
    const answer = await service.send('application', { isPlain, cv: { bytes } })
    expect(answer.statusCode).toBe(status)
    const page = documentOf(answer.body)
    expect(linksOf(page)).toEqual([['#cv', expect.stringContaining(words)]])
    expect(page.getElementById('cv-issue')?.textContent).toContain(words)
    expect(page.getElementById('cv-hint')?.textContent).toContain('Choose it again')
    expect(valuesOf(page)).toMatchObject({ name: 'Anna Berg', message: samples.application.message })
  },
)

test('a reply to a deleted comment can be sent as a comment', async () => {
  const answer = await service.send('comment', { isPlain, values: { parent: randomUUID() } })
  expect(answer.statusCode).toBe(404)
  const values = valuesOf(documentOf(answer.body))
  expect(values).toMatchObject({ parent: '', message: samples.comment.message })
  expect((await service.send('comment', { isPlain, values })).statusCode).toBe(303)
})

describe('a reply to a comment without JavaScript', () => {
  const optionsOf = (page: Document) =>
    [...page.querySelectorAll('select[name=parent] option')].map(({ textContent }) => textContent.trim())
  const addComment = async (name: string, parts: Partial<NewComment> = {}) => {
    const key = randomUUID()
    const { email, consent, message: text } = samples.comment
    const about = { reference: key, key, email, consent, text, post: 'tides', postTitle: 'Tides' }
    const comment = { ...about, name, parentId: null, state: 'approved', spamReasons: [], ...parts } as const
    return (await createCommentsRepository(database.db).add(comment))?.id ?? ''
  }
  const open = async (query = 'post=tides') =>
    documentOf((await service.open.app.inject(`/api/forms/comment?${query}`)).body)

  test('is written on a page that names the article and lists the comments', async () => {
    const ada = await addComment('Ada', { text: `Twice\na <b>day</b>, ${'and again '.repeat(9)}` })
    await addComment('An answer', { parentId: ada })
    await addComment('Not shown', { state: 'pending' })
    await addComment('Elsewhere', { post: 'lighthouses' })
    const page = await open()
    expect(page.querySelector('h1 + p')?.textContent).toBe('On “Tides”.')
    expect(page.querySelector('h1 + p a')?.getAttribute('href')).toMatch(/\/blog\/tides\/$/)
    expect(page.querySelector('label[for=parent]')?.textContent).toBe('Reply to (optional)')
    const twice = 'Ada: Twice a <b>day</b>, and again and again and again and again…'
    expect(optionsOf(page)).toEqual(['The article itself', twice])
    expect(valuesOf(page)).toMatchObject({ parent: '', post: 'tides' })
    expect(valuesOf(await open(`post=tides&parent=${ada}`))).toMatchObject({ parent: ada })
  })

  test('is stored as a reply, even when an issue has to be fixed first', async () => {
    const ada = await addComment('Ada')
    const invalid = await service.send('comment', { isPlain, values: { parent: ada, name: '' } })
    expect(valuesOf(documentOf(invalid.body))).toMatchObject({ parent: ada })
    expect(optionsOf(documentOf(invalid.body))).toHaveLength(2)
    expect((await service.send('comment', { isPlain, values: { parent: ada } })).statusCode).toBe(303)
    const answers = database.db.selectFrom('comment').select('name').where('parent_id', '=', ada)
    expect(await answers.execute()).toEqual([{ name: 'Anna Berg' }])
  })

  test('offers no list without comments, and accepts a comment too old to be listed', async () => {
    expect(optionsOf(await open())).toEqual([])
    const old = await addComment('Old')
    const at = { created_at: new Date('2020-01-01T00:00:00Z') }
    await database.db.updateTable('comment').set(at).execute()
    for (let number = 0; number < 50; number++) await addComment(`Ada ${number}`)
    expect(optionsOf(await open())).toHaveLength(51)
    expect(optionsOf(await open())).not.toContainEqual(expect.stringContaining('Old'))
    expect(valuesOf(await open(`post=tides&parent=${old}`))).toMatchObject({ parent: old })
  })
})

test('an oversized body is explained on an empty form', async () => {
  const answer = await service.send('contact', { isPlain, values: { message: 'x'.repeat(300_000) } })
  expect(answer.statusCode).toBe(413)
  const alert = documentOf(answer.body).querySelector('[role=alert]')?.textContent
  expect(alert).toMatch(/too large/)
  expect(alert).not.toMatch(/has been lost/)
})

test('pages have the script of the theme alone and are neither cached nor indexed', async () => {
  const answers = [
    await service.send('contact', { isPlain, values: { name: '' } }),
    await service.open.app.inject('/api/forms/contact'),
    await service.open.app.inject('/api/forms/contact/received?ref=x'),
  ]
  for (const { headers, body } of answers) {
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    })
    const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
    const hashes = [...body.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text = '']) => hashOf(text))
    expect(hashes).toHaveLength(2)
    const scripts = [...documentOf(body).querySelectorAll('script')].map(({ text }) => text)
    expect(scripts).toEqual(["'[data-theme-switch]'"])
    expect(headers['content-security-policy']).toMatch(
      `default-src 'none'; style-src ${hashes.join(' ')}; script-src ${scripts.map(hashOf).join(' ')}; font-src 'self'; img-src 'self'; form-action 'self'`,
    )
    expect(documentOf(body).querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  }
})

test('the confirmation page says where the reply goes, though its address doesn’t; what others put there is not shown', async () => {
  const email = "ann&o'berg@berg.example"
  const sent = await service.send('contact', { isPlain, values: { email } })
  const address = sent.headers.location ?? ''
  expect(decodeURIComponent(address)).not.toMatch(/berg/)
  const textOf = async (url: string) =>
    documentOf((await service.open.app.inject(url)).body).querySelector('.panel')?.textContent
  expect(await textOf(address)).toContain(`reply to ${email}.`)
  for (const to of ['mallory@evil.example', 'bWFsbG9yeUBldmlsLmV4YW1wbGU', 'A'.repeat(90), ''])
    expect(await textOf(address.replace(/&to=.+/, `&to=${to}`))).toContain(
      'reply to the email address you gave.',
    )
})

test('the confirmation page never echoes its URL', async () => {
  const address = '/api/forms/contact/received?ref=%3Cscript%3E&page='
  for (const from of [
    '//evil.example',
    'https://evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/"onclick=',
  ]) {
    const page = documentOf((await service.open.app.inject(address + encodeURIComponent(from))).body)
    expect([...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'))).toEqual(['/'])
    expect(page.querySelector('.reference')).toBeNull()
  }
})

test('pages link to the site when it is served elsewhere', async () => {
  const own = await openFormService(database.db, { siteDirectory: '/nowhere/dist' })
  const page = documentOf((await own.open.app.inject('/api/forms/contact')).body)
  expect([...page.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
    'https://harbor.example/',
    'https://harbor.example/privacy-policies/',
  ])
  await own.close()
})

test('a receipt says what happens next also where another host serves the site', async () => {
  const nextSteps = { contact: [{ title: 'We read it', text: 'Each morning.' }] }
  const host = createServer((_request, response) => {
    response.end(JSON.stringify({ ...hosting, firm: 'Harbor & Sons', nextSteps }))
  }).listen(0, '127.0.0.1')
  await once(host, 'listening')
  const address = `http://127.0.0.1:${(host.address() as AddressInfo).port}`
  const own = await openFormService(database.db, {
    siteDirectory: '/nowhere/dist',
    siteUrl: () => address,
    siteOrigins: [address],
  })
  expect((await own.send('contact')).json<Received>().nextSteps).toEqual(nextSteps.contact)
  await new Promise((resolve) => host.close(resolve))
  const page = documentOf((await own.open.app.inject('/api/forms/contact/received?ref=K7QF-3M2P')).body)
  expect([...page.querySelectorAll('main h3')].map(({ textContent }) => textContent)).toEqual([
    'Sent',
    'We read it',
  ])
  expect(page.title).toMatch(/ · Harbor & Sons$/)
  expect(page.querySelector('header a')?.getAttribute('href')).toBe(`${address}/`)
  await own.close()
})

test('a client that asks for JSON gets it, even for a form-encoded request', async () => {
  const { headers, body } = await service.send('application', { values: { name: '' } })
  expect([headers['content-type'], JSON.parse(body)]).toEqual([
    'application/json; charset=utf-8',
    expect.objectContaining({ code: 'invalid_form' }),
  ])
})

test('uses the colors of the site', () => {
  const tokens = (css: string) =>
    Object.fromEntries(
      [...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
    )
  const own = tokens(basicStyle)
  const site = tokens(readFileSync('src/styles/tokens.css', 'utf8'))
  expect(Object.keys(own).length).toBeGreaterThan(8)
  expect(own).toEqual(Object.fromEntries(Object.keys(own).map((name) => [name, site[name]])))
  const used = [...formStyle.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => name)
  expect(used.filter((name) => own[name] === undefined)).toEqual([])
})
