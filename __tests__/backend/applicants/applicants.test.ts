import { randomUUID } from 'node:crypto'
import { outcomeOf } from '../support/api-of'
import { applicantOf, nora, openApplicantService, type ApplicantService } from '../support/applicant-service'
import { readChanges } from '../support/audit-log'
import { kinds, startDatabases, type Databases } from '../support/databases'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

const address = '/api/admin/applicants'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('applicants on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: ApplicantService
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
  beforeEach(async () => {
    await service.clear()
    service.clock.now = new Date('2026-05-04T10:00:00.000Z')
  })

  const admin = () => service.as(nora)
  const auditOf = () => readChanges(database.db)

  test.each([
    ['GET', address],
    ['GET', `${address}/counts`],
    ['GET', `${address}/${randomUUID()}`],
    ['POST', `${address}/changes`],
    ['POST', `${address}/${randomUUID()}/notes`],
    ['POST', `${address}/${randomUUID()}/emails`],
    ['GET', `${address}/${randomUUID()}/cv`],
    ['GET', `${address}/${randomUUID()}/export`],
    ['DELETE', `${address}/${randomUUID()}?version=1`],
  ] as const)('%s %s is restricted to admins', async (method, url) => {
    const mei = service.as('mei@firm.example')
    const answer = method === 'GET' ? await mei.get(url) : await mei.send(method, url)
    expect(outcomeOf(answer)).toEqual([403, 'role_insufficient'])
    expect((await service.open.app.inject({ method, url })).statusCode).toBe(401)
  })

  describe('a new application', () => {
    test('is unrated and retained for six months from the day it arrives', async () => {
      const id = await service.receive({ receivedOn: '2026-08-31' })
      expect(await service.load(id)).toMatchObject({
        stage: 'new',
        rating: 0,
        isSpam: false,
        retainUntil: '2027-02-28',
        version: 1,
        cv: null,
        applications: 1,
        others: [],
        events: [],
      })
    })

    test('is stored once per key', async () => {
      const key = randomUUID()
      await service.receive({ key, reference: 'TWIN-0001' })
      await expect(service.receive({ key, reference: 'TWIN-0002' })).rejects.toThrow('was there already')
      expect((await service.list()).total).toBe(1)
    })

    test('is stored as spam, with the reasons, when it looks like spam', async () => {
      const id = await service.receive({ spamReasons: ['links', 'too-fast'] })
      await service.receive({ email: 'ben@example.com' })
      const [usual, spam] = [await service.list(), await service.list('?spam=1')]
      const counted = await service.count()
      expect([usual.total, counted.spam, counted.counts.new]).toEqual([1, 1, 1])
      expect(spam.data.map((one) => one.id)).toEqual([id])
      expect((await service.load(id)).spamReasons).toEqual(['links', 'too-fast'])
    })
  })

  describe('the list', () => {
    const names = async (query: string) => (await service.list(query)).data.map(({ name }) => name)

    test('filters by stage, job and search terms, and returns counts', async () => {
      const anna = await service.receive({ name: 'Anna Berg', email: 'anna@example.com' })
      await service.receive({ name: 'Çetin Öz', email: 'oz@example.com', message: 'Ships and harbours.' })
      await service.receive({
        name: 'Mia Lund',
        email: 'mia@example.com',
        job: 'writer',
        jobTitle: 'Technical writer',
      })
      await service.change([{ id: anna, version: 1 }], { stage: 'interview' })

      expect(await names('?stage=interview')).toEqual(['Anna Berg'])
      expect(await names('?job=writer')).toEqual(['Mia Lund'])
      expect(await names('?search=cetin')).toEqual(['Çetin Öz'])
      expect(await names('?search=harb%20shi')).toEqual(['Çetin Öz'])
      expect(await names('?search=nobody')).toEqual([])
      expect(await names('?search=%27%22%5C%29%28%26%7C%21%3A*')).toEqual([])
      const { counts, jobs } = await service.count()
      expect(counts).toEqual({ new: 2, screening: 0, interview: 1, offer: 0, hired: 0, rejected: 0 })
      expect(jobs).toEqual([
        { slug: 'cloud-engineer', title: 'Cloud engineer', applicants: 2 },
        { slug: 'writer', title: 'Technical writer', applicants: 1 },
      ])
      expect((await service.count('?job=writer')).counts.new).toBe(1)
    })

    test.each(['latest', 'oldest', 'rating', 'retention'])(
      'pages by %s without gaps or duplicates',
      async (order) => {
        for (let place = 0; place < 9; place++) {
          const id = await service.receive({
            email: `one${place}@example.com`,
            receivedOn: `2026-05-0${1 + (place % 3)}`,
          })
          await service.change([{ id, version: 1 }], { rating: place % 3 })
        }
        const seen: string[] = []
        const keys: string[] = []
        for (let after: string | null = ''; after !== null;) {
          const page = await service.list(`?order=${order}&limit=2${after === '' ? '' : `&after=${after}`}`)
          expect(page.total).toBe(9)
          seen.push(...page.data.map(({ id }) => id))
          keys.push(...page.data.map((one) => keyOf(order, one)))
          after = page.next
        }
        expect(new Set(seen).size).toBe(9)
        const sorted = keys.toSorted()
        expect(keys).toEqual(order === 'latest' || order === 'rating' ? sorted.reverse() : sorted)
      },
    )

    test('rejects a cursor that belongs to another sort order', async () => {
      for (const after of [
        'x',
        '2026-05-04T10:00:00.000Z',
        `9_2026-05-04T10:00:00.000Z_${randomUUID()}`,
        `5_0000-05-04T10:00:00.000Z_${randomUUID()}`,
      ])
        expect(outcomeOf(await admin().get(`${address}?order=rating&after=${after}`))).toEqual([
          400,
          'bad_request',
        ])
    })
  })

  test('applications from the same address are counted and linked to each other', async () => {
    const first = await service.receive({ email: 'Anna.Berg@example.com' })
    const second = await service.receive({
      email: 'anna.berg@EXAMPLE.com',
      job: 'writer',
      jobTitle: 'Writer',
    })
    await service.receive({ email: 'other@example.com' })
    const shown = await service.load(first)
    expect([shown.applications, shown.others.map(({ id }) => id)]).toEqual([2, [second]])
    expect((await service.list()).data.map(({ applications }) => applications)).toEqual([1, 2, 2])
  })

  describe('a change', () => {
    test('sets stage, rating, retention and the spam mark, with history and audit entry', async () => {
      const id = await service.receive({ reference: 'DECI-0001', spamReasons: ['links'] })
      const input = { stage: 'screening', rating: 4, retainUntil: '2027-01-31', isSpam: false }
      const [outcome] = await service.change([{ id, version: 1 }], input)
      expect(outcome).toMatchObject({ id, outcome: 'done', item: { ...input, version: 2 } })
      const { events } = await service.load(id)
      expect(events.map(({ by, kind, text, before }) => [by, kind, before, text]).toSorted()).toEqual([
        [nora, 'rating', '0', '4'],
        [nora, 'retention', '2026-11-04', '2027-01-31'],
        [nora, 'state', 'spam', 'screening'],
      ])
      expect(await auditOf()).toEqual([
        {
          actor: nora,
          action: 'applicant.changed',
          subject: 'DECI-0001',
          before: { stage: 'new', rating: 0, retainUntil: '2026-11-04', isSpam: true },
          after: input,
        },
      ])
    })

    test('of several applicants succeeds or fails for each separately', async () => {
      const [first, second] = [await service.receive(), await service.receive()]
      await service.change([{ id: second, version: 1 }], { rating: 3 })
      const third = randomUUID()
      const outcomes = await service.change(
        [first, second, third].map((id) => ({ id, version: 1 })),
        { stage: 'rejected' },
      )
      expect(outcomes.map(({ outcome, item }) => [outcome, item?.stage])).toEqual([
        ['done', 'rejected'],
        ['changed', 'new'],
        ['not_found', undefined],
      ])
    })

    test('that is repeated, or names an applicant twice, is applied once', async () => {
      const id = await service.receive()
      const twice = [
        { id, version: 1 },
        { id, version: 1 },
      ]
      expect((await service.change(twice, { stage: 'offer' })).map(({ outcome }) => outcome)).toEqual([
        'done',
      ])
      expect((await service.change(twice, { stage: 'offer' })).map(({ outcome }) => outcome)).toEqual([
        'done',
      ])
      const { version, events } = await service.load(id)
      expect([version, events.length, (await auditOf()).length]).toEqual([2, 1, 1])
    })

    test('by two people at once is applied once, and the other gets a conflict', async () => {
      const id = await service.receive()
      const outcomes = await Promise.all(
        (['offer', 'rejected'] as const).map((stage) => service.change([{ id, version: 1 }], { stage })),
      )
      expect(outcomes.map(([one]) => one?.outcome).toSorted()).toEqual(['changed', 'done'])
    })

    test.each([
      ['today', '2026-05-05'],
      ['a day before', '2026-05-04'],
      ['a day beyond ten years', '2036-05-06'],
      ['no day', '2026-02-30'],
    ])('can’t extend retention until %s', async (_what, retainUntil) => {
      service.clock.now = new Date('2026-05-04T22:30:00.000Z') // half past midnight in Berlin
      const id = await service.receive()
      const body = { items: [{ id, version: 1 }], retainUntil }
      expect(outcomeOf(await admin().send('POST', `${address}/changes`, body))).toEqual([400, 'bad_request'])
      expect((await service.load(id)).version).toBe(1)
    })
  })

  test('a note is added once, audited without its text, and leaves the version unchanged', async () => {
    const id = await service.receive({ reference: 'NOTE-0001' })
    const { updatedAt } = await service.load(id)
    const note = { id: randomUUID(), text: 'Knows our stack.' }
    const send = () => admin().send('POST', `${address}/${id}/notes`, note)
    expect(applicantOf(await send(), 201).events).toMatchObject([{ kind: 'note', text: note.text, by: nora }])
    const again = applicantOf(await send(), 200)
    expect([again.events.length, again.version]).toEqual([1, 1])
    expect(again.updatedAt > updatedAt).toBe(true)
    const audited = { actor: nora, action: 'applicant.changed', subject: 'NOTE-0001' }
    expect(await auditOf()).toEqual([{ ...audited, before: null, after: { note: 'added' } }])
    expect(outcomeOf(await admin().send('POST', `${address}/${randomUUID()}/notes`, note))).toEqual([
      404,
      'not_found',
    ])
  })

  test.each([
    ['note', 'notes', { text: 'Knows our stack.' }],
    ['email', 'emails', { subject: 'Your application', text: 'Dear Anna,' }],
  ])('rejects the id of another applicant’s %s', async (_what, path, content) => {
    const [first, second] = [await service.receive(), await service.receive({ email: 'ben@example.com' })]
    const body = { id: randomUUID(), ...content }
    const send = (id: string) => admin().send('POST', `${address}/${id}/${path}`, body)
    expect((await send(first)).statusCode).toBe(201)
    expect(outcomeOf(await send(second))).toEqual([400, 'bad_request'])
    expect((await service.load(second)).events).toEqual([])
  })

  test('an email is queued once and appears in the history; the audit log omits its text', async () => {
    const id = await service.receive({ reference: 'MAIL-0001', email: 'anna@example.com' })
    const mail = { id: randomUUID(), subject: 'Your application', text: 'Dear Anna,\n\nthank you.' }
    const send = () => admin().send('POST', `${address}/${id}/emails`, mail)
    expect(applicantOf(await send(), 201).events).toMatchObject([
      { kind: 'email', emailState: 'kept', by: nora, text: 'Your application\n\nDear Anna,\n\nthank you.' },
    ])
    await database.db.updateTable('email').set({ state: 'failed' }).where('id', '=', mail.id).execute()
    const { events } = applicantOf(await send(), 200)
    expect(events.map((event) => event.emailState)).toEqual(['failed'])
    const mails = await database.db
      .selectFrom('email')
      .select(['to', 'subject', 'applicant_id', 'kind', 'by'])
      .execute()
    expect(mails).toEqual([
      { to: 'anna@example.com', subject: mail.subject, applicant_id: id, kind: 'applicant', by: nora },
    ])
    expect(await auditOf()).toEqual([
      {
        actor: nora,
        action: 'applicant.emailed',
        subject: 'MAIL-0001',
        before: null,
        after: { stage: 'new' },
      },
    ])
    const broken = { ...mail, id: randomUUID(), subject: 'Two\r\nBcc: all@example.com' }
    expect((await admin().send('POST', `${address}/${id}/emails`, broken)).statusCode).toBe(400)
  })

  describe('a CV', () => {
    test('is sent as an attachment that browsers neither run nor cache', async () => {
      const bytes = Buffer.from('%PDF-1.7 not really')
      const id = await service.receive({ cv: { name: 'Änna “Berg”; CV.pdf', bytes } })
      const answer = await admin().get(`${address}/${id}/cv`)
      expect(answer.statusCode).toBe(200)
      expect(answer.rawPayload.equals(bytes)).toBe(true)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-length': String(bytes.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
        'content-disposition':
          'attachment; filename="Änna ?Berg?; CV.pdf"; filename*=UTF-8\'\'%C3%84nna%20%E2%80%9CBerg%E2%80%9D%3B%20CV.pdf',
      })
    })

    test('gets the extension of its content type', async () => {
      const id = await service.receive({ cv: { name: 'cv.html', type: 'docx', bytes: Buffer.from('PK') } })
      const { headers } = await admin().get(`${address}/${id}/cv`)
      expect(headers['content-disposition']).toContain('filename="cv.html.docx"')
      expect(headers['content-type']).toBe(
        'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      )
    })

    test('that was never sent, or that the store has lost, is reported as missing', async () => {
      const without = await service.receive()
      expect(outcomeOf(await admin().get(`${address}/${without}/cv`))).toEqual([404, 'not_found'])
      const lost = await service.receive({ cv: { name: 'cv.pdf', bytes: Buffer.from('x') } })
      for (const file of await service.storedFiles()) await service.files.remove(file)
      const answer = await admin().get(`${address}/${lost}/cv`)
      expect(outcomeOf(answer)).toEqual([404, 'file_missing'])
      expect(answer.headers['content-type']).toContain('application/json')
      expect(answer.headers['content-disposition']).toBeUndefined()
    })
  })
})

function keyOf(order: string, one: { createdAt: string; rating: number; retainUntil: string }): string {
  if (order === 'rating') return `${one.rating} ${one.createdAt}`
  return order === 'retention' ? `${one.retainUntil} ${one.createdAt}` : one.createdAt
}
