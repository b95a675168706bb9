import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { CompiledQuery, Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import { createServerPool } from '../../../backend/database/create-server-pool'
import { migrate } from '../../../backend/database/migrate'
import type { Db } from '../../../backend/database/open-database'
import { openEmbedded } from '../../../backend/database/open-embedded'
import { alongIndexes } from '../../../backend/repositories/along-indexes'
import {
  createInquiryListRepository,
  type InquiryQuery,
} from '../../../backend/repositories/inquiry-list-repository'
import { startPostgres } from '../support/postgres-server'

/** 50,000 inquiries of half a page: half of them closed, a third spam, a few open; one in a thousand is about an anchor. */
async function fill(db: Db): Promise<void> {
  await sql`insert into inquiry (reference, key, name, email, email_key, consent, words, kind, state, company, phone,
      subject, message, page, assignee, assignee_key, created_at)
    select 'N-' || n, 'n' || n, 'Sender ' || n, 's' || n || '@client.example', 's' || n || '@client.example', 'c',
      array_to_tsvector(array['sender', n::text, 'client', 'example', 'water', case when n % 1000 = 7 then 'anchor' else 'moon' end]),
      case when n % 5 = 0 then 'support' else 'contact' end,
      case when n % 6 < 3 then 'closed' when n % 6 < 5 then 'spam' when n % 4 = 1 then 'new' else 'in_progress' end,
      '', '', 'project', repeat('The moon moves the water, and the water moves the pier. ', 30), '/contact/',
      case when n % 50 = 1 then 'nora@firm.example' end, case when n % 50 = 1 then 'nora@firm.example' end,
      timestamptz '2024-01-01' + n * interval '17 minutes'
    from generate_series(1, 50000) n`.execute(db)
  await sql`analyze inquiry`.execute(db)
}

const places = {
  embedded: async () => {
    const directory = await mkdtemp(path.join(tmpdir(), 'data-'))
    const pool: PostgresPool = await openEmbedded(directory)
    return { pool, remove: () => rm(directory, { recursive: true, force: true }) }
  },
  server: async () => {
    const server = await startPostgres()
    return { pool: createServerPool({ url: await server.createDatabase() }), remove: server.remove }
  },
}

describe.each(['embedded', 'server'] as const)('with 50,000 inquiries, %s', (kind) => {
  let db: Db
  let remove: () => Promise<void>
  const asked: CompiledQuery[] = []
  beforeAll(async () => {
    const place = await places[kind]()
    remove = place.remove
    const dialect = new PostgresDialect({ pool: place.pool })
    db = new Kysely({ dialect, log: ({ query }) => void asked.push(query) })
    await migrate(db, 'up')
    await fill(db)
  }, 120_000)
  afterAll(async () => {
    await db.destroy()
    await remove()
  })

  const list = () => createInquiryListRepository(db, 'nora@firm.example')
  const query = (more: Partial<InquiryQuery> = {}): InquiryQuery => ({ search: '', limit: 50, ...more })

  /** How the database answers what `work` asks, one plan for each query. */
  const plansOf = async (work: () => Promise<unknown>): Promise<string[]> => {
    asked.length = 0
    await work()
    const plans: string[] = []
    const queries = asked.filter(({ sql: text }) => text.startsWith('select'))
    await alongIndexes(db, async (trx) => {
      for (const { sql: text, parameters } of queries) {
        const explain = CompiledQuery.raw(`explain ${text}`, [...parameters])
        const { rows } = await trx.executeQuery<{ 'QUERY PLAN': string }>(explain)
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
      }
    })
    return plans
  }

  test.each([
    ['all but spam', {}, 'inquiry_wanted'],
    ['open ones', { state: 'open' }, 'inquiry_open'],
    ['new ones', { state: 'new' }, 'inquiry_by_state'],
    ['spam', { state: 'spam' }, 'inquiry_'],
    ['those of one person', { assignee: 'me' }, 'inquiry_by_assignee'],
    ['support requests', { kind: 'support' }, 'inquiry_'],
    ['those of nobody that are new', { assignee: 'nobody', state: 'new' }, 'inquiry_'],
    ['a search', { search: 'anchor wat' }, 'inquiry_words'],
    ['a search of one state', { search: 'anchor', state: 'closed' }, 'inquiry_words'],
    ['a search that finds nearly all', { search: 'water' }, 'inquiry_words'],
  ] as const)('%s are read from an index, page by page', async (name, more, index) => {
    await list().listPage(query(more)) // what is measured is not the first look at the disk
    const started = performance.now()
    const first = await list().listPage(query(more))
    const took = performance.now() - started
    expect(first.data.length).toBeGreaterThan(0)
    const plans = await plansOf(async () => {
      const { next } = await list().listPage(query(more))
      if (next !== null) await list().listPage(query({ ...more, after: next }))
    })
    console.log(`${kind}: ${name}: ${took.toFixed(0)} ms, ${first.total} counted`)
    expect(plans.length).toBeGreaterThanOrEqual(2)
    for (const plan of plans) {
      expect(plan).toContain(index)
      expect(plan).not.toContain('Seq Scan on inquiry')
    }
  })

  test('what each state holds is counted on an index, up to 10,000', async () => {
    await list().countByState()
    const started = performance.now()
    const counts = await list().countByState()
    console.log(`${kind}: counts: ${(performance.now() - started).toFixed(0)} ms`)
    expect(counts).toEqual({ new: 4167, in_progress: 4166, closed: 10_000, spam: 10_000 })
    const plans = await plansOf(() => list().countByState())
    expect(plans).toHaveLength(4)
    for (const plan of plans) expect(plan).not.toContain('Seq Scan')
  })
})
