import { randomUUID } from 'node:crypto'
import { createInquiryJobs } from '../../../backend/inquiries/create-inquiry-jobs'
import { hashOfReference } from '../../../backend/repositories/audit-repository'
import type { InquiryState } from '../../../contract/inquiry'
import { outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { findTraces } from '../support/find-traces'
import { clearInbox, openInbox, receive, staff, type Inbox } from '../support/inbox'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('deleting an inquiry on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let inbox: Inbox
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    inbox = await openInbox(database.db, issuer)
  })
  afterAll(async () => {
    await inbox.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(() => clearInbox(database.db))

  const address = '/api/admin/inquiries'
  const erase = (id: string, version: number) =>
    inbox.as('nora').api.send('DELETE', `${address}/${id}?version=${version}`)

  /** An inquiry with all data that can be stored. */
  const leaveTraces = async () => {
    const nora = inbox.as('nora')
    const { id } = await receive(database.db, {
      name: 'Zephyrine Quist',
      email: 'Zephyrine.Quist@example.com',
      reference: 'ZQZQ-7777',
    })
    await nora.change([{ id, version: 1 }], { state: 'in_progress', assignee: staff.nora })
    await nora.api.send('POST', `${address}/${id}/notes`, { id: randomUUID(), text: 'Zephyrine is kind.' })
    const mail = { id: randomUUID(), subject: 'Hello Zephyrine', text: 'Dear Zephyrine Quist' }
    await nora.api.send('POST', `${address}/${id}/replies`, mail)
    return nora.load(id)
  }

  test('leaves no trace in any column of any table, except a hash in the audit log', async () => {
    const other = await receive(database.db, { name: 'Ben Ode' })
    const { id, version } = await leaveTraces()
    const traces = ['zephyrine', 'quist', 'zqzq', id]
    // the traces exist before: the search itself works
    for (const trace of traces) expect(await findTraces(database.db, trace)).not.toEqual([])

    expect((await erase(id, version)).statusCode).toBe(204)

    for (const trace of traces) expect(await findTraces(database.db, trace)).toEqual([])
    expect(outcomeOf(await inbox.as('nora').api.get(`${address}/${id}`))).toEqual([404, 'not_found'])
    expect((await inbox.as('nora').list()).data.map((one) => one.id)).toEqual([other.id])
    const log = await database.db
      .selectFrom('audit_entry')
      .select(['actor', 'action', 'subject', 'before', 'after'])
      .execute()
    expect(new Set(log.map(({ subject }) => subject))).toEqual(
      new Set(['inquiries', hashOfReference('ZQZQ-7777')]),
    )
    expect(log.filter(({ action }) => action === 'inquiry.deleted')).toMatchObject([
      { actor: staff.nora, before: { kind: 'contact', state: 'in_progress' }, after: null },
    ])
  })

  test('is rejected for an outdated version, and nothing is lost', async () => {
    const { id } = await leaveTraces()
    expect(outcomeOf(await erase(id, 1))).toEqual([409, 'changed'])
    expect(await inbox.as('nora').load(id)).toMatchObject({ name: 'Zephyrine Quist' })
    expect(outcomeOf(await erase(randomUUID(), 1))).toEqual([404, 'not_found'])
  })

  describe('by retention', () => {
    /** An inquiry that has not changed since a moment. */
    const leave = async (reference: string, state: InquiryState, at: string) => {
      const { id } = await receive(database.db, { reference, state })
      const values = { created_at: new Date('2024-01-01T00:00:00Z'), updated_at: new Date(at) }
      await database.db.updateTable('inquiry').set(values).where('id', '=', id).execute()
    }
    const left = async () =>
      (await database.db.selectFrom('inquiry').select('reference').orderBy('reference').execute()).map(
        ({ reference }) => reference,
      )
    const now = new Date('2026-11-30T10:00:00Z')
    const deleteOld = (months: number) => createInquiryJobs({ db: database.db, months }).deleteOld(now)

    test('affects only closed and spam inquiries unchanged for that many months', async () => {
      await leave('A-CLOSED', 'closed', '2026-08-30T09:59:59Z')
      await leave('B-SPAM', 'spam', '2026-01-01T00:00:00Z')
      await leave('C-TOUCHED', 'closed', '2026-08-30T10:00:01Z')
      await leave('D-NEW', 'new', '2024-01-01T00:00:00Z')
      await leave('E-OPEN', 'in_progress', '2024-01-01T00:00:00Z')
      expect(await deleteOld(3)).toBe(2)
      expect(await left()).toEqual(['C-TOUCHED', 'D-NEW', 'E-OPEN'])
      const log = await database.db.selectFrom('audit_entry').select(['actor', 'action', 'subject']).execute()
      const entry = { actor: 'system', action: 'inquiry.deleted' }
      expect(log).toHaveLength(2)
      for (const reference of ['A-CLOSED', 'B-SPAM'])
        expect(log).toContainEqual({ ...entry, subject: hashOfReference(reference) })
    })

    test('happens once when several instances run together', async () => {
      for (let number = 10; number < 30; number++) await leave(`N-${number}`, 'spam', '2024-01-01T00:00:00Z')
      const erased = await Promise.all([deleteOld(1), deleteOld(1), deleteOld(1)])
      expect(erased.reduce((sum, one) => sum + one, 0)).toBe(20)
      expect(await left()).toEqual([])
    })
  })
})
