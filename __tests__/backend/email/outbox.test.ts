import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createEmailsRepository } from '../../../backend/repositories/emails-repository'
import { EmailMessageSchema, listEmails, type EmailMessage } from '../../../contract/email'
import { apiOf, outcomeOf, type ApiOf } from '../support/api-of'
import { emptyAuditLog, readChanges } from '../support/audit-log'
import { openApp, type OpenApp } from '../support/open-app'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'
import { openWatchedDatabase, type WatchedDatabase } from '../support/watched-database'
import { addInquiry, addEmail } from './support/emails'

let issuer: TokenIssuer
let watched: WatchedDatabase
let withServer: OpenApp
let without: OpenApp
let nora: ApiOf
beforeAll(async () => {
  issuer = await startTokenIssuer()
  watched = await openWatchedDatabase()
  const options = { db: watched.db, signIn: issuer.plan, writesPerMinute: 1_000 }
  withServer = await openApp({ ...options, mailServer: 'mail.firm.example' })
  without = await openApp(options)
  nora = apiOf(withServer.app, issuer, 'nora@firm.example')
  await watched.db
    .insertInto('employee')
    .values([
      { email: 'nora@firm.example', email_key: 'nora@firm.example', roles: ['admin'] },
      { email: 'mei@firm.example', email_key: 'mei@firm.example', roles: ['employee'] },
    ])
    .execute()
})
afterAll(async () => {
  await withServer.close()
  await without.close()
  await watched.close()
  await issuer.stop()
})
beforeEach(async () => {
  for (const table of ['email', 'inquiry'] as const) await watched.db.deleteFrom(table).execute()
  await emptyAuditLog(watched.db)
})

async function list(query = '', api = nora) {
  const answer = await api.get(`/api/admin/emails${query}`)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
  return listEmails.responses[200].parse(answer.json())
}
const setState = (state: EmailMessage['state'], failure: string | null = null) =>
  watched.db.updateTable('email').set({ state, failure, attempts: 3 }).execute()

test('lists emails latest first, filters by state, and searches content and recipients', async () => {
  await addEmail(watched.db, { to: 'first@home.example', subject: 'Zürich', text: 'The harbour' })
  await setState('failed', '550 No such user')
  await addEmail(watched.db, { to: 'second@home.example', subject: 'Tides' })
  expect((await list()).data.map(({ to }) => to)).toEqual(['second@home.example', 'first@home.example'])
  const failed = await list('?state=failed')
  expect(failed.data).toMatchObject([
    { state: 'failed', failure: '550 No such user', text: 'The harbour', attempts: 3 },
  ])
  expect(failed).toMatchObject({ total: 1, next: null, server: 'mail.firm.example' })
  expect(failed.counts).toEqual({ kept: 0, waiting: 1, sending: 0, sent: 0, failed: 1, unsure: 0 })
  for (const search of ['zurich', 'HARB', 'first', 'first%20zur'])
    expect((await list(`?search=${search}`)).data.map(({ to }) => to)).toEqual(['first@home.example'])
  expect((await list('?search=zurich&state=waiting')).data).toEqual([])
})

test('pages through emails without duplicates', async () => {
  for (let number = 0; number < 25; number++) await addEmail(watched.db, { subject: `Mail ${number}` })
  const seen: string[] = []
  for (let after = ''; ;) {
    const page = await list(`?limit=10${after}`)
    expect(page.total).toBe(25)
    seen.push(...page.data.map(({ subject }) => subject))
    if (page.next === null) break
    after = `&after=${page.next}`
  }
  expect([seen.length, new Set(seen).size]).toEqual([25, 25])
  expect(outcomeOf(await nora.get('/api/admin/emails?after=nonsense'))).toEqual([400, 'bad_request'])
})

test.each(['failed', 'unsure', 'kept'] as const)(
  'an email that is %s can be sent again; the audit log omits the visitor',
  async (state) => {
    const inquiryId = await addInquiry(watched.db)
    const id = randomUUID()
    await addEmail(watched.db, { id, inquiryId })
    await setState(state, 'some failure')
    const answer = await nora.send('POST', `/api/admin/emails/${id}/send`)
    expect(EmailMessageSchema.parse(answer.json())).toMatchObject({
      id,
      state: 'waiting',
      attempts: 0,
      failure: null,
    })
    const [entry] = await readChanges(watched.db)
    expect(entry).toMatchObject({
      actor: 'nora@firm.example',
      action: 'email.resent',
      subject: 'K7QF-3M2P',
      before: { state },
      after: { state: 'waiting' },
    })
    expect(JSON.stringify(entry)).not.toContain('home.example')
  },
)

test.each(['sent', 'waiting', 'sending'] as const)('an email that is %s is not sent again', async (state) => {
  const id = randomUUID()
  await addEmail(watched.db, { id })
  await setState(state)
  expect(outcomeOf(await nora.send('POST', `/api/admin/emails/${id}/send`))).toEqual([409, 'not_now'])
  expect((await list()).data).toMatchObject([{ state }])
  expect(await watched.db.selectFrom('audit_entry').selectAll().execute()).toEqual([])
})

test('without a mail server emails are stored, and sending one explains what to configure', async () => {
  const api = apiOf(without.app, issuer, 'nora@firm.example')
  const id = randomUUID()
  await addEmail(watched.db, { id })
  await setState('kept')
  expect((await list('', api)).server).toBeNull()
  const answer = await api.send('POST', `/api/admin/emails/${id}/send`)
  expect(outcomeOf(answer)).toEqual([409, 'not_now'])
  expect(answer.json()).toMatchObject({ message: expect.stringContaining('SMTP_URL') as string })
})

test('only admins can read or send emails, and an unknown id is a 404', async () => {
  const mei = apiOf(withServer.app, issuer, 'mei@firm.example')
  expect(outcomeOf(await mei.get('/api/admin/emails'))).toEqual([403, 'role_insufficient'])
  const path = `/api/admin/emails/${randomUUID()}/send`
  expect(outcomeOf(await mei.send('POST', path))).toEqual([403, 'role_insufficient'])
  expect(outcomeOf(await nora.send('POST', path))).toEqual([404, 'not_found'])
})

describe('with 50,000 emails no query reads all of them', () => {
  beforeEach(async () => {
    await sql`alter table email disable trigger user`.execute(watched.db) // the search of the workspace isn't asked
    await sql`
      insert into email (state, kind, "to", subject, text, by, at, words)
      select case when n % 500 = 0 then 'failed' when n % 701 = 0 then 'waiting' else 'sent' end, 'acknowledgement',
        'visitor-' || n || '@home.example', 'Your message ' || n, repeat('We got your message, thank you. ', 15),
        'system', timestamptz '2026-01-01T00:00:00Z' + make_interval(mins => n),
        array_to_tsvector(array['visitor', n::text, 'home', 'your', 'message', 'we', 'got', 'thank', 'you'])
      from generate_series(1, 50000) as n`.execute(watched.db)
    await watched.tidy('email')
  }, 60_000)

  test('neither the latest, by state, by search, nor counts', async () => {
    const emails = createEmailsRepository(watched.db)
    const query = (more: object) => listEmails.request.query.parse(more)
    for (const [name, filter] of Object.entries({
      'the latest': {},
      'those that failed': { state: 'failed' },
      'those that were sent': { state: 'sent' },
      'a rare word': { search: '49321' },
      'a common word': { search: 'message' },
      'a word in a state': { search: 'message', state: 'failed' },
    })) {
      const { plans } = await watched.watch(name, () => emails.listPage(query(filter)))
      expect([name, plans.filter((plan) => plan.includes('Seq Scan'))]).toEqual([name, []])
    }
    const counts = await watched.watch('counts', () => emails.countByState())
    for (const plan of counts.plans) expect(plan).not.toContain('Seq Scan')
    expect(await emails.countByState()).toMatchObject({ sent: 10_000, failed: 100, kept: 0 })
  })
})
