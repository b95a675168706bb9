import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql, type CompiledQuery } from 'kysely'
import { Client } from 'pg'
import { createServerPool } from '../../../backend/database/create-server-pool'
import { openDatabase, type Db } from '../../../backend/database/open-database'
import { createEntriesRepository } from '../../../backend/repositories/entries-repository'
import {
  createEntryListRepository,
  type EntryQuery,
  type Viewer,
} from '../../../backend/repositories/entry-list-repository'
import { createPublishedRepository } from '../../../backend/repositories/published-repository'
import { startPostgres, type PostgresServer } from '../support/postgres-server'
import { article } from '../support/sample-content'

/** 500 entries of 25 authors, each with a text of some pages; every fifth is live. */
async function fill(db: Db): Promise<void> {
  const entries = createEntriesRepository(db)
  const markdown = 'The moon moves the water, and the water moves the pier. '.repeat(100)
  for (let number = 0; number < 500; number++) {
    const at = new Date(Date.UTC(2026, 0, 1, 0, number))
    const content = { ...article(`a${number}`), markdown }
    const live = { ...content, fields: { ...content.fields, date: '2026-01-01' } } as never
    await entries.add({
      id: randomUUID(),
      kind: 'post',
      state: number % 5 === 0 ? 'published' : 'draft',
      version: 1,
      content,
      author: `author-${number % 25}@firm.example`,
      createdAt: at,
      updatedAt: at,
      updatedBy: 'nora@firm.example',
      lastSave: null,
      publishAt: null,
      live: number % 5 === 0 ? { content: live, hash: '0123456789abcdef', at } : null,
      firstLiveAt: null,
    })
  }
  await sql`analyze`.execute(db)
}

describe('with 500 entries on PostgreSQL', () => {
  let server: PostgresServer
  let client: Client
  let db: Db
  const asked: CompiledQuery[] = []
  beforeAll(async () => {
    server = await startPostgres()
    const url = await server.createDatabase()
    const database = await openDatabase({ place: { kind: 'server', url } })
    await fill(database.db)
    await database.close()
    db = new Kysely({
      dialect: new PostgresDialect({ pool: createServerPool({ url }) }),
      log: ({ query }) => void asked.push(query),
    })
    client = new Client({ connectionString: url })
    await client.connect()
  })
  afterAll(async () => {
    await client.end()
    await db.destroy()
    await server.remove()
  })
  beforeEach(() => (asked.length = 0))

  /** How PostgreSQL answers the first query that was asked. */
  const planOfFirst = async () => {
    const [query] = asked
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query?.sql ?? ''}`, [
      ...(query?.parameters ?? []),
    ])
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  const query = (more: Partial<EntryQuery> = {}): EntryQuery => ({
    search: '',
    mine: '0',
    limit: 50,
    ...more,
  })
  const admin: Viewer = { email: 'nora@firm.example', role: 'admin' }
  const author: Viewer = { email: 'Author-3@firm.example', role: 'employee' }

  test('the latest of all, and the page after, are read from their index', async () => {
    const list = createEntryListRepository(db)
    const first = await list.listPage(admin, query())
    expect([first.data.length, first.total]).toEqual([50, 500])
    const plan = await planOfFirst()
    expect(plan).toContain('Index Scan using entry_latest')
    expect(plan).not.toMatch(/Sort|Seq Scan/)

    asked.length = 0
    const second = await list.listPage(admin, query({ after: first.next ?? '' }))
    expect(second.data).toHaveLength(50)
    const nextPlan = await planOfFirst()
    expect(nextPlan).toContain('Index Scan using entry_latest')
    expect(nextPlan).toContain('Index Cond: (ROW(updated_at, id) <')
  })

  test('those of one author are found by their index', async () => {
    const page = await createEntryListRepository(db).listPage(author, query())
    expect([page.data.length, page.total]).toEqual([20, 20])
    const plan = await planOfFirst()
    expect(plan).toContain('entry_by_author')
    expect(plan).not.toContain('Seq Scan')
  })

  test('a place is found by the indexes of addresses', async () => {
    await createPublishedRepository(db).find({ kind: 'post', slug: 'a5' })
    expect(await planOfFirst()).toContain('entry_live_slug')
    asked.length = 0
    await createEntriesRepository(db).findAt({ kind: 'post', slug: 'a6' }, randomUUID())
    const plan = await planOfFirst()
    expect(plan).toContain('entry_slug')
    expect(plan).not.toContain('Seq Scan')
  })

  test('what is published is read page by page, each once', async () => {
    const published = createPublishedRepository(db)
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await published.listPage({ limit: 30, after })
      expect(page.data.length).toBeLessThanOrEqual(30)
      seen.push(...page.data.map(({ slug }) => slug))
      after = page.next ?? undefined
    } while (after !== undefined)
    expect(seen).toHaveLength(100)
    expect(new Set(seen).size).toBe(100)
  })
})
