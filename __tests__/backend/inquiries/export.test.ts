import { sql } from 'kysely'
import { createClock } from '../../../backend/clock'
import { exportInquiries } from '../../../backend/inquiries/export-inquiries'
import { mostRows } from '../../../contract/csv'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { clearInbox, openInbox, receive, staff, type Inbox } from '../support/inbox'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('inquiries as CSV on the %s database', (kind) => {
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
  beforeEach(() => clearInbox(database.db))

  const download = (query = '') => inbox.as('nora').api.get(`/api/admin/inquiries.csv?${query}`)

  test('are an attachment with a BOM, quoted cells and CRLF, neither sniffed nor cached', async () => {
    await receive(database.db, { message: 'She said "now".\nTwice.', reference: 'K7QF-3M2P' })
    const answer = await download()
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="inquiries-2026-05-04.csv"',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const [head, ...rows] = answer.body.slice(1).split('\r\n')
    expect(head).toBe(
      '"Reference","Received (UTC)","Kind","State","Severity","Name","Email","Company","Phone","Subject","Message","Page","Assignee","Changed (UTC)"',
    )
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatch(
      /^"K7QF-3M2P","2026-05-04T[^"]+Z","contact","new","","Ada Lund","ada@client.example","","","project","She said ""now"".\nTwice.","\/contact\/","","[^"]+Z"$/,
    )
  })

  test('contain no formulas, whichever cell a visitor put them in', async () => {
    const fields = ['name', 'company', 'phone', 'subject', 'message', 'page'] as const
    for (const field of fields) await receive(database.db, { [field]: ' =HYPERLINK("http://bad.example")' })
    const { body } = await download()
    expect(body.match(/"' =HYPERLINK\(""http:\/\/bad.example""\)"/g)).toHaveLength(fields.length)
    expect(body).not.toContain('" =HYPERLINK')
  })

  test('match the filter exactly, and the audit log records the export without the search terms', async () => {
    await receive(database.db, { name: 'Ana', state: 'closed' })
    await receive(database.db, { name: 'Ben', kind: 'support', severity: 'high' })
    await receive(database.db, { name: 'Cho', state: 'spam' })
    expect((await download('state=closed&search=an')).body.match(/Ana|Ben|Cho/g)).toEqual(['Ana'])
    expect((await download()).body.match(/Ana|Ben|Cho/g)).toEqual(['Ben', 'Ana'])
    const entries = await database.db
      .selectFrom('audit_entry')
      .select(['actor', 'action', 'subject', 'before', 'after'])
      .orderBy('at')
      .execute()
    const entry = { actor: staff.nora, action: 'inquiry.exported', subject: 'inquiries', before: null }
    expect(entries).toEqual([
      { ...entry, after: { rows: 1, state: 'closed', searched: true } },
      { ...entry, after: { rows: 2 } },
    ])
  })

  test('are streamed page by page without duplicates, even with equal timestamps', async () => {
    await receive(database.db)
    await sql`insert into inquiry (reference, key, name, email, email_key, consent, words, kind, state, company, phone, subject, message, page, created_at)
      select 'N-' || n, 'n' || n, 'Many', 'm@client.example', 'm@client.example', 'c', ''::tsvector, 'contact', 'new', '', '', '', 'text', '',
        timestamptz '2026-01-01' + (n / 700) * interval '1 minute'
      from generate_series(1, 2100) n`.execute(database.db)
    const { body } = await download()
    const references = body.match(/"N-\d+"/g) ?? []
    expect([references.length, new Set(references).size]).toEqual([2100, 2100])
  })

  test('leave the thread to others after every 100', async () => {
    await sql`insert into inquiry (reference, key, name, email, email_key, consent, words, kind, state, company, phone, subject, message, page)
      select 'N-' || n, 'n' || n, 'Many', 'm@client.example', 'm@client.example', 'c', ''::tsvector, 'contact', 'new', '', '', '', 'text', ''
      from generate_series(1, 2000) n`.execute(database.db)
    const { csv } = await exportInquiries(database.db, staff.nora, { search: '' })
    let turns = 0
    const others = setInterval(() => turns++, 1)
    const text = (await csv.map(String).toArray()).join('')
    clearInterval(others)
    expect(text.match(/"N-\d+"/g)).toHaveLength(2000)
    expect(turns).toBeGreaterThanOrEqual(20)
  })

  const add = (from: number, to: number) =>
    sql`insert into inquiry (reference, key, name, email, email_key, consent, words, kind, state, company, phone, subject, message, page, created_at)
      select 'N-' || n, 'n' || n, 'Many', 'm@client.example', 'm@client.example', 'c', ''::tsvector, 'contact', 'new', '', '', '', 'text', '',
        timestamptz '2026-01-01' + n * interval '1 minute'
      from generate_series(${sql.lit(from)}, ${sql.lit(to)}) n`.execute(database.db)

  test('hold the latest, and say how many, when there are more than fit', async () => {
    const most = 250
    const read = async () => {
      const { csv, latestOnly } = await exportInquiries(database.db, staff.nora, { search: '' }, most)
      const text = (await csv.map(String).toArray()).join('')
      return { latestOnly, references: text.match(/"N-\d+"/g) ?? [] }
    }
    await add(1, most)
    expect((await read()).latestOnly).toBeUndefined()
    await add(most + 1, most + 1)
    const { latestOnly, references } = await read()
    expect(latestOnly).toBe(most)
    expect([references.length, new Set(references).size, references[0], references.at(-1)]).toEqual([
      most,
      most,
      `"N-${most + 1}"`,
      '"N-2"',
    ])
  })

  // one database is enough: the number doesn't depend on it, and the rows take seconds
  if (kind === 'server')
    test('are marked as incomplete when there are more than 50,000', async () => {
      await sql`alter table inquiry disable trigger user`.execute(database.db) // the search of the workspace isn't asked
      const part = 10_000 // a statement may take thirty seconds
      for (let from = 1; from <= mostRows; from += part) await add(from, from + part - 1)
      await add(mostRows + 1, mostRows + 1)
      await sql`alter table inquiry enable trigger user`.execute(database.db)
      const { headers, body } = await download()
      expect(headers).toMatchObject({
        'x-latest-only': '50000',
        'content-disposition': 'attachment; filename="inquiries-2026-05-04-latest-50000.csv"',
      })
      expect(new Set(body.match(/"N-\d+"/g)).size).toBe(50_000)
    }, 120_000)
})
