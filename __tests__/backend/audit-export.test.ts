import { sql } from 'kysely'
import { exportAudit } from '../../backend/audit/export-audit'
import { createClock } from '../../backend/clock'
import { createAuditRepository } from '../../backend/repositories/audit-repository'
import { emptyAuditLog, readEntries } from './support/audit-log'
import { kinds, startDatabases, type Databases } from './support/databases'
import { openInbox, staff, type Inbox } from './support/inbox'
import type { TestDatabase } from './support/test-database'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('the audit log as CSV on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let inbox: Inbox
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    const clock = createClock({ now: () => new Date('2026-05-04T10:00:00.000Z') })
    inbox = await openInbox(database.db, issuer, { clock })
  })
  afterAll(async () => {
    await inbox.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(() => emptyAuditLog(database.db))

  const add = (subject: string, more: object = {}) =>
    createAuditRepository(database.db).add({
      actor: staff.omar,
      action: 'seo.changed',
      subject,
      before: null,
      after: { noindex: true },
      ...more,
    })
  const download = (query = '') => inbox.as('nora').api.get(`/api/admin/audit.csv?${query}`)

  test('is an attachment with a row for each entry, newest first, neither sniffed nor cached', async () => {
    await add('/a/')
    await add('=cmd()', { before: { title: 'She said "now"' }, after: null })
    const { headers, body } = await download()
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="audit-log-2026-05-04.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    const [head, ...rows] = body.slice(1).split('\r\n')
    expect(head).toBe('"Time (UTC)","Person","Kind","Action","Subject","Before (JSON)","After (JSON)"')
    expect(rows.map((row) => row.slice(row.indexOf(',') + 1))).toEqual([
      `"${staff.omar}","change","seo.changed","'=cmd()","{""title"":""She said \\""now\\""""}",""`,
      `"${staff.omar}","change","seo.changed","/a/","","{""noindex"":true}"`,
      '',
    ])
    expect(rows[0]).toMatch(/^"\d{4}-\d\d-\d\dT[\d:.]+Z",/)
  })

  test('holds what the filter finds, and records itself with the filter and the number of rows', async () => {
    await add('/a/')
    await add('/b/', { actor: staff.nora })
    await add('K7QF-3M2P', { action: 'inquiry.read', after: null })
    expect((await download('kind=change&search=b')).body.match(/"\/[ab]\/"/g)).toEqual(['"/b/"'])
    expect((await download('kind=reading')).body.match(/inquiry.read|audit.exported/g)).toEqual([
      'audit.exported',
      'inquiry.read',
    ])
    const entry = { actor: staff.nora, action: 'audit.exported', subject: 'the audit log', before: null }
    expect((await readEntries(database.db, 'reading')).slice(1)).toEqual([
      { ...entry, after: { rows: 1, kind: 'change', searched: true } },
      { ...entry, after: { rows: 2, kind: 'reading' } },
    ])
  })

  test('holds the latest, and says how many, when there are more than fit', async () => {
    await sql`insert into audit_entry (at, actor, action, subject, words)
      select timestamptz '2026-01-01' + n * interval '1 minute', 'system', 'seo.changed', '/page-' || n || '/', ''::tsvector
      from generate_series(1, 231) n`.execute(database.db)
    const { csv, latestOnly } = await exportAudit(database.db, staff.nora, { search: '' }, 230)
    const pages = (await csv.map(String).toArray()).join('').match(/page-\d+/g) ?? []
    expect(latestOnly).toBe(230)
    expect([pages.length, new Set(pages).size, pages[0], pages.at(-1)]).toEqual([
      230,
      230,
      'page-231',
      'page-2',
    ])
  })

  test('is for admins', async () => {
    expect((await inbox.as('mei').api.get('/api/admin/audit.csv')).statusCode).toBe(403)
  })
})
