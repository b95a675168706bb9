import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { createOutbox } from '../../backend/email/create-outbox'
import { formEndpoints } from '../../contract/submission'
import { eventually } from './publishing/support/eventually'
import { apiOf, outcomeOf, type ApiOf } from './support/api-of'
import { nora, openApplicantService, type ApplicantService } from './support/applicant-service'
import { emptyAuditLog, readEntries } from './support/audit-log'
import { createCommentBox } from './support/comment-box'
import { kinds, startDatabases, type Databases } from './support/databases'
import { receive } from './support/inbox'
import { openApp, type OpenApp } from './support/open-app'
import type { TestDatabase } from './support/test-database'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

const mei = 'mei@firm.example'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('the audit log on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: ApplicantService
  let open: OpenApp
  let admin: ApiOf
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openApplicantService(database.db, issuer)
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })
  // each with a log that has seen nothing yet
  beforeEach(async () => {
    open = await openApp({
      db: database.db,
      signIn: issuer.plan,
      files: service.files,
      writesPerMinute: 1_000,
      readsPerMinute: 1_000,
    })
    admin = apiOf(open.app, issuer, nora)
    await database.db.deleteFrom('rate_limit').execute()
    await emptyAuditLog(database.db)
  })
  afterEach(() => open.close())

  const readings = () => readEntries(database.db, 'reading')
  /** Refusals are written after the answer. */
  const refusals = (count: number) =>
    eventually(
      () => readEntries(database.db, 'security'),
      (entries) => entries.length >= count,
    )
  const callWith = async (token: string, url = '/api/me') =>
    open.app.inject({ url, headers: { authorization: `Bearer ${token}` } })

  describe('says who read', () => {
    const reading = { actor: nora, before: null, after: null }

    test('inquiries: the list, and one by its reference, also as the answer to a change', async () => {
      const { id, version, reference } = await receive(database.db)
      await admin.get('/api/admin/inquiries?search=ada')
      await admin.get(`/api/admin/inquiries/${id}`)
      expect(await readings()).toEqual([
        { ...reading, action: 'inquiry.listed', subject: 'inquiries' },
        { ...reading, action: 'inquiry.read', subject: reference },
      ])
      await open.close()
      open = await openApp({ db: database.db, signIn: issuer.plan })
      await emptyAuditLog(database.db)
      const other = apiOf(open.app, issuer, nora)
      await other.send('POST', '/api/admin/inquiries/changes', { items: [{ id, version }] })
      await other.send('POST', `/api/admin/inquiries/${id}/notes`, { id: randomUUID(), text: 'Call back.' })
      expect((await readings()).map(({ action }) => action)).toEqual(['inquiry.listed', 'inquiry.read'])
    })

    test('applicants: the list, one, its CV, and the export', async () => {
      const cv = { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.4 Anna Berg') }
      const id = await service.receive({ reference: 'AAAA-0001', cv })
      await admin.get('/api/admin/applicants')
      await admin.get(`/api/admin/applicants/${id}`)
      expect((await admin.get(`/api/admin/applicants/${id}/cv`)).body).toBe('%PDF-1.4 Anna Berg')
      await admin.get(`/api/admin/applicants/${id}/export`)
      expect(await readings()).toEqual([
        { ...reading, action: 'applicant.listed', subject: 'applicants' },
        { ...reading, action: 'applicant.read', subject: 'AAAA-0001' },
        { ...reading, action: 'applicant.cv_read', subject: 'AAAA-0001' },
        { ...reading, action: 'applicant.exported', subject: 'AAAA-0001' },
      ])
    })

    test('comments and emails', async () => {
      await createCommentBox(database.db).add()
      await createOutbox(false).add(database.db, {
        kind: 'reply',
        to: 'ada@client.example',
        subject: 'Moving',
        text: 'We can.',
        by: nora,
      })
      await admin.get('/api/admin/comments')
      await admin.get('/api/admin/emails')
      expect(await readings()).toEqual([
        { ...reading, action: 'comment.listed', subject: 'comments' },
        { ...reading, action: 'email.listed', subject: 'emails' },
      ])
    })

    test('nothing where nothing was read', async () => {
      await admin.get(`/api/admin/inquiries/${randomUUID()}`)
      await admin.get('/api/admin/inquiries?limit=0')
      await apiOf(open.app, issuer, mei).get('/api/admin/inquiries')
      expect(await readings()).toEqual([])
    })

    test('once for many times, and how often when the service stops', async () => {
      const { id, reference } = await receive(database.db)
      for (let time = 0; time < 5; time++) await admin.get(`/api/admin/inquiries/${id}`)
      expect(await readings()).toHaveLength(1)
      await open.app.close()
      const entry = { ...reading, action: 'inquiry.read', subject: reference }
      expect(await readings()).toEqual([entry, { ...entry, after: { count: 4 } }])
    })
  })

  describe('while readings can’t be recorded', () => {
    beforeEach(() =>
      sql`alter table audit_entry add constraint no_readings check (kind <> 'reading') not valid`.execute(
        database.db,
      ),
    )
    afterEach(() => sql`alter table audit_entry drop constraint no_readings`.execute(database.db))

    test('nothing is shown', async () => {
      const { id } = await receive(database.db, { name: 'Secret Visitor' })
      const cv = { name: 'cv.pdf', bytes: Buffer.from('%PDF-1.4 secret') }
      const applicant = await service.receive({ cv })
      for (const url of [
        '/api/admin/inquiries',
        `/api/admin/inquiries/${id}`,
        `/api/admin/applicants/${applicant}/cv`,
      ]) {
        const answer = await admin.get(url)
        expect(outcomeOf(answer)).toEqual([500, 'internal_error'])
        expect(answer.body).not.toMatch(/secret/i)
        expect(answer.headers).not.toHaveProperty('content-disposition')
      }
    })
  })

  describe('says who was refused', () => {
    test('sign-in: by name where the token was valid, and why', async () => {
      expect((await callWith(await issuer.tokenFor(mei))).statusCode).toBe(200)
      await callWith(await issuer.tokenFor(mei, { oid: randomUUID() }))
      await refusals(1)
      await callWith(await issuer.tokenFor(mei, { acct: 1 }))
      await refusals(2)
      await callWith(await issuer.tokenFor(mei, { aud: 'another-service' }))
      await refusals(3)
      await callWith(await issuer.tokenFor(mei, { scp: 'User.Read' }))
      const entry = { action: 'security.sign_in_refused', before: null, after: null }
      expect(await refusals(4)).toEqual([
        { ...entry, actor: mei, subject: 'account_mismatch' },
        { ...entry, actor: 'anonymous', subject: 'guest_not_allowed' },
        { ...entry, actor: 'anonymous', subject: 'token_not_accepted' },
        { ...entry, actor: 'anonymous', subject: 'scope_missing' },
      ])
    })

    test('no one for a call without a token, or with one that has expired', async () => {
      await open.app.inject('/api/me')
      await callWith(await issuer.tokenFor(mei, { exp: Math.floor(Date.now() / 1000) - 60 }))
      await open.app.close()
      expect(await readEntries(database.db, 'security')).toEqual([])
    })

    test('a call, by its route and without what was sent', async () => {
      const { id } = await receive(database.db)
      await apiOf(open.app, issuer, mei).get(`/api/admin/inquiries/${id}?secret=1`)
      await refusals(1)
      await apiOf(open.app, issuer, 'visitor@firm.example').send('POST', '/api/admin/employees', {
        email: 'secret@firm.example',
        roles: ['admin'],
      })
      await refusals(2)
      await open.app.inject({
        method: 'POST',
        url: formEndpoints.contact.path,
        headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
        payload: { name: 'secret' },
      })
      const entry = { action: 'security.call_denied', before: null }
      const entries = await refusals(3)
      expect(entries).toEqual([
        {
          ...entry,
          actor: mei,
          subject: 'GET /api/admin/inquiries/:id',
          after: { why: 'role_insufficient' },
        },
        {
          ...entry,
          actor: 'visitor@firm.example',
          subject: 'POST /api/admin/employees',
          after: { why: 'role_missing' },
        },
        {
          ...entry,
          actor: 'anonymous',
          subject: `POST ${formEndpoints.contact.path}`,
          after: { why: 'origin_not_allowed' },
        },
      ])
      expect(JSON.stringify(entries)).not.toMatch(/secret|evil|127\.0\.0\.1/)
    })

    test('for calling too often, once for a flood', async () => {
      for (let call = 0; call < 100; call++) await callWith('a.b.c')
      await open.app.close()
      const entries = await readEntries(database.db, 'security')
      const malformed = { actor: 'anonymous', action: 'security.sign_in_refused', subject: 'token_malformed' }
      const met = { actor: 'anonymous', action: 'security.limit_met', subject: 'GET /api/me' }
      expect(entries).toHaveLength(4)
      expect(entries.slice(0, 2)).toEqual([
        { ...malformed, before: null, after: null },
        { ...met, before: null, after: null },
      ])
      // the repeats are written at one moment, in any order
      expect(new Set(entries.slice(2))).toEqual(
        new Set([
          { ...malformed, before: null, after: { count: 59 } },
          { ...met, before: null, after: { count: 39 } },
        ]),
      )
    })
  })
})
