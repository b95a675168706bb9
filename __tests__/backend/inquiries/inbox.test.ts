import { randomUUID } from 'node:crypto'
import { createInquiriesRepository } from '../../../backend/repositories/inquiries-repository'
import { InquirySchema } from '../../../contract/inquiry'
import { outcomeOf } from '../support/api-of'
import { readChanges } from '../support/audit-log'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { bodyOf, clearInbox, openInbox, receive, staff, type Inbox } from '../support/inbox'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('the inbox on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let inbox: Inbox
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    inbox = await openInbox(database.db, issuer, { mailServer: 'mail.firm.example' })
  })
  afterAll(async () => {
    await inbox.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(() => clearInbox(database.db))

  const audit = async () => {
    const rows = await readChanges(database.db)
    return rows.map(({ actor, action, subject, before, after }) => [actor, action, subject, before, after])
  }
  const mails = () => database.db.selectFrom('email').selectAll().orderBy('at').execute()

  describe('an inquiry', () => {
    test('is stored once per key', async () => {
      const key = randomUUID()
      await receive(database.db, { key })
      await expect(receive(database.db, { key })).rejects.toThrow('there is one of this key')
      expect((await inbox.as('nora').list()).total).toBe(1)
    })

    test('is shown completely to an admin', async () => {
      const { id, reference } = await receive(database.db, {
        kind: 'support',
        state: 'spam',
        company: 'Harbor Works',
        phone: '+41 44 000 00 00',
        subject: 'Order portal',
        severity: 'critical',
        message: 'It fails\n\nsince seven.',
        page: '/tms-support/',
        spamReasons: ['links'],
      })
      const shown = await inbox.as('nora').load(id)
      expect(shown).toEqual({
        id,
        reference,
        kind: 'support',
        state: 'spam',
        name: 'Ada Lund',
        email: 'ada@client.example',
        company: 'Harbor Works',
        phone: '+41 44 000 00 00',
        subject: 'Order portal',
        severity: 'critical',
        message: 'It fails\n\nsince seven.',
        page: '/tms-support/',
        spamReasons: ['links'],
        consent: '2026-05',
        assignee: null,
        version: 1,
        createdAt: shown.createdAt,
        updatedAt: shown.updatedAt,
        events: [],
      })
    })

    test('is accessible to admins only', async () => {
      const { id } = await receive(database.db)
      const { api } = inbox.as('mei')
      const calls = [
        api.get('/api/admin/inquiries'),
        api.get(`/api/admin/inquiries/${id}`),
        api.get('/api/admin/inquiries.csv'),
        api.get('/api/admin/inquiry-views'),
        api.send('POST', '/api/admin/inquiries/changes', { items: [{ id, version: 1 }], state: 'closed' }),
        api.send('POST', `/api/admin/inquiries/${id}/notes`, { id: randomUUID(), text: 'x' }),
        api.send('POST', `/api/admin/inquiries/${id}/replies`, { id: randomUUID(), subject: 'x', text: 'x' }),
      ]
      for (const call of calls) expect(outcomeOf(await call)).toEqual([403, 'role_insufficient'])
      expect((await inbox.as('nora').load(id)).version).toBe(1)
    })

    test('is a 404 when it does not exist', async () => {
      const { api } = inbox.as('nora')
      const path = `/api/admin/inquiries/${randomUUID()}`
      const note = { id: randomUUID(), text: 'x' }
      expect(outcomeOf(await api.get(path))).toEqual([404, 'not_found'])
      expect(outcomeOf(await api.send('POST', `${path}/notes`, note))).toEqual([404, 'not_found'])
      const reply = { ...note, subject: 'x' }
      expect(outcomeOf(await api.send('POST', `${path}/replies`, reply))).toEqual([404, 'not_found'])
      expect(outcomeOf(await api.get('/api/admin/inquiries/x'))).toEqual([400, 'bad_request'])
    })
  })

  describe('a change', () => {
    test('of state and assignee appears in the history and the audit log, without the visitor’s data', async () => {
      const item = await receive(database.db)
      const [result] = await inbox.as('nora').change([item], { state: 'in_progress', assignee: staff.omar })
      expect(result).toMatchObject({
        id: item.id,
        outcome: 'done',
        item: { state: 'in_progress', assignee: staff.omar, version: 2 },
      })
      const { events, updatedAt, createdAt } = await inbox.as('nora').load(item.id)
      expect(events.map(({ by, kind: what, text, before }) => [by, what, text, before]).sort()).toEqual([
        [staff.nora, 'assigned', staff.omar, ''],
        [staff.nora, 'state', 'in_progress', 'new'],
      ])
      expect(updatedAt > createdAt).toBe(true)
      expect(await audit()).toEqual([
        [
          staff.nora,
          'inquiry.changed',
          item.reference,
          { state: 'new', assignee: null },
          { state: 'in_progress', assignee: staff.omar },
        ],
      ])
    })

    test('to the current value changes and records nothing', async () => {
      const item = await receive(database.db)
      const [result] = await inbox.as('nora').change([item], { state: 'new', assignee: null })
      expect(result).toMatchObject({ outcome: 'done', item: { version: 1 } })
      expect(await audit()).toEqual([])
    })

    test('of several inquiries succeeds or fails for each separately', async () => {
      const [first, second, third] = [
        await receive(database.db),
        await receive(database.db),
        await receive(database.db),
      ]
      const nobody = { id: randomUUID(), version: 1 }
      await inbox.as('omar').change([second], { state: 'spam' })
      const results = await inbox.as('nora').change([first, second, nobody, third], { state: 'closed' })
      expect(results.map(({ id, outcome, item }) => [id, outcome, item?.state, item?.version])).toEqual([
        [first.id, 'done', 'closed', 2],
        [second.id, 'changed', 'spam', 2],
        [nobody.id, 'not_found', undefined, undefined],
        [third.id, 'done', 'closed', 2],
      ])
      const { events } = await inbox.as('nora').load(second.id)
      expect(events.map(({ by, text }) => [by, text])).toEqual([[staff.omar, 'spam']])
    })

    test('can undo spam and set any state from any other', async () => {
      const item = await receive(database.db, { state: 'spam', spamReasons: ['too-fast'] })
      let version = 1
      for (const state of ['new', 'closed', 'spam', 'in_progress', 'new', 'spam', 'closed', 'in_progress']) {
        const [result] = await inbox.as('nora').change([{ id: item.id, version }], { state })
        expect(result).toMatchObject({ outcome: 'done', item: { state, version: version + 1 } })
        version += 1
      }
      expect((await inbox.as('nora').load(item.id)).spamReasons).toEqual(['too-fast'])
    })

    test('accepts a hundred inquiries at most', async () => {
      const items = []
      for (let number = 0; number < 101; number++) items.push(await receive(database.db))
      const { api } = inbox.as('nora')
      const seen = items.map(({ id, version }) => ({ id, version }))
      const all = await api.send('POST', '/api/admin/inquiries/changes', { items: seen, state: 'closed' })
      expect(outcomeOf(all)).toEqual([400, 'bad_request'])
      const results = await inbox.as('nora').change(items.slice(0, 100), { state: 'closed' })
      expect(results.filter(({ outcome }) => outcome === 'done')).toHaveLength(100)
      expect((await inbox.as('nora').list()).counts).toMatchObject({ new: 1, closed: 100 })
    })

    test.each([staff.mei, 'stranger@firm.example'])('can’t assign %s, who is not an admin', async (who) => {
      const item = await receive(database.db)
      const { api } = inbox.as('nora')
      const items = [{ id: item.id, version: 1 }]
      const answer = await api.send('POST', '/api/admin/inquiries/changes', { items, assignee: who })
      expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
      expect(answer.json<{ message: string }>().message).toContain(`${who} can’t manage inquiries`)
      expect((await inbox.as('nora').load(item.id)).assignee).toBeNull()
    })

    test.each([
      { items: [], state: 'closed' },
      { items: [{ id: 'x', version: 1 }], state: 'closed' },
      { items: [{ id: randomUUID(), version: 0 }], state: 'closed' },
      { items: [{ id: randomUUID(), version: 1 }], state: 'lost' },
      { items: [{ id: randomUUID(), version: 1 }], assignee: 'unassigned' },
      { items: [{ id: randomUUID(), version: 1 }], name: 'x' },
    ])('rejects %j', async (body) => {
      const answer = await inbox.as('nora').api.send('POST', '/api/admin/inquiries/changes', body)
      expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
    })
  })

  describe('a note', () => {
    test('is stored once and leaves the version unchanged', async () => {
      const item = await receive(database.db)
      const note = { id: randomUUID(), text: '  Called back.\nShe is away. ' }
      const path = `/api/admin/inquiries/${item.id}/notes`
      const first = await inbox.as('nora').api.send('POST', path, note)
      const again = await inbox.as('nora').api.send('POST', path, note)
      expect([first.statusCode, again.statusCode]).toEqual([201, 200])
      const { events, version } = InquirySchema.parse(bodyOf(again))
      expect(events).toEqual([
        {
          id: note.id,
          at: events[0]?.at,
          by: staff.nora,
          kind: 'note',
          text: 'Called back.\nShe is away.',
          before: null,
          emailState: null,
        },
      ])
      expect(version).toBe(1)
      expect(await audit()).toEqual([
        [staff.nora, 'inquiry.changed', item.reference, null, { note: 'added' }],
      ])
    })

    test('needs a unique id', async () => {
      const [first, second] = [await receive(database.db), await receive(database.db)]
      const note = { id: randomUUID(), text: 'Mine.' }
      await inbox.as('nora').api.send('POST', `/api/admin/inquiries/${first.id}/notes`, note)
      const answer = await inbox.as('nora').api.send('POST', `/api/admin/inquiries/${second.id}/notes`, note)
      expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
      expect((await inbox.as('nora').load(second.id)).events).toEqual([])
    })
  })

  describe('a reply', () => {
    const reply = () => ({ id: randomUUID(), subject: 'Your mail server', text: 'Good morning.\n\nYes.' })
    const send = (id: string, body: object) =>
      inbox.as('nora').api.send('POST', `/api/admin/inquiries/${id}/replies`, body)

    test('is one email that quotes the reference and appears in the history; the inquiry is then in progress', async () => {
      const item = await receive(database.db)
      const mail = reply()
      const answers = [await send(item.id, mail), await send(item.id, mail)]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 200])
      expect(await mails()).toMatchObject([
        {
          id: mail.id,
          state: 'waiting',
          kind: 'reply',
          inquiry_id: item.id,
          to: 'ada@client.example',
          subject: `Your mail server [${item.reference}]`,
          text: 'Good morning.\n\nYes.',
          by: staff.nora,
        },
      ])
      const { state, version, events } = await inbox.as('omar').load(item.id)
      expect([state, version]).toEqual(['in_progress', 2])
      expect(
        events.map(({ kind: what, text, before, emailState: state }) => [what, text, before, state]).sort(),
      ).toEqual([
        ['email', 'Good morning.\n\nYes.', null, 'waiting'],
        ['state', 'in_progress', 'new', null],
      ])
      expect(await audit()).toEqual([
        [staff.nora, 'inquiry.replied', item.reference, { state: 'new' }, { state: 'in_progress' }],
      ])
    })

    test('doesn’t repeat the reference, and keeps a state set by hand', async () => {
      const item = await receive(database.db, { state: 'closed' })
      await send(item.id, { ...reply(), subject: `Re: mail [${item.reference}]` })
      expect(await mails()).toMatchObject([{ subject: `Re: mail [${item.reference}]` }])
      expect(await inbox.as('nora').load(item.id)).toMatchObject({ state: 'closed', version: 1 })
      expect(await audit()).toEqual([[staff.nora, 'inquiry.replied', item.reference, null, null]])
    })

    test.each([{ subject: 'One\r\nBcc: all@client.example' }, { subject: ' ' }, { text: ' ' }, { id: 'x' }])(
      'rejects %j',
      async (fault) => {
        const item = await receive(database.db)
        expect(outcomeOf(await send(item.id, { ...reply(), ...fault }))).toEqual([400, 'bad_request'])
        expect(await mails()).toEqual([])
      },
    )
  })

  test('the repository finds an inquiry by id', async () => {
    const { id } = await receive(database.db)
    const inquiries = createInquiriesRepository(database.db)
    expect(await inquiries.find(id)).toMatchObject({ id, consent: '2026-05' })
    expect(await inquiries.find(randomUUID())).toBeUndefined()
  })
})
