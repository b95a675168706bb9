import { sql } from 'kysely'
import type { Db } from '../../../backend/database/open-database'
import {
  createInquiryListRepository,
  type InquiryQuery,
} from '../../../backend/repositories/inquiry-list-repository'
import { kinds } from '../support/databases'
import { openWatchedDatabase, type WatchedDatabase } from '../support/watched-database'

/** 50,000 inquiries of half a page: half of them closed, a third spam, a few open; one in a thousand is about an anchor. */
async function fill(db: Db): Promise<void> {
  await sql`alter table inquiry disable trigger user`.execute(db) // the search of the workspace isn't asked
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
}

describe.each(kinds)('with 50,000 inquiries, %s', (kind) => {
  let watched: WatchedDatabase
  beforeAll(async () => {
    watched = await openWatchedDatabase(kind)
    await fill(watched.db)
    await watched.tidy('inquiry')
  }, 120_000)
  afterAll(() => watched.close())

  const list = () => createInquiryListRepository(watched.db, 'nora@firm.example')
  const query = (more: Partial<InquiryQuery> = {}): InquiryQuery => ({ search: '', limit: 50, ...more })

  test.each([
    ['all but spam', {}, 'inquiry_wanted'],
    ['open ones', { state: 'open' }, 'inquiry_open'],
    ['new ones', { state: 'new' }, 'inquiry_by_state'],
    ['spam', { state: 'spam' }, 'inquiry_'],
    ['those of one person', { assignee: 'me' }, 'inquiry_by_assignee'],
    ['support requests', { kind: 'support' }, 'inquiry_'],
    ['unassigned new ones', { assignee: 'unassigned', state: 'new' }, 'inquiry_'],
    ['a search', { search: 'anchor wat' }, 'inquiry_words'],
    ['a search of one state', { search: 'anchor', state: 'closed' }, 'inquiry_words'],
    ['a search that finds nearly all', { search: 'water' }, 'inquiry_words'],
  ] as const)('%s are read from an index, page by page', async (name, more, index) => {
    const { answer, plans } = await watched.watch(name, async () => {
      const first = await list().listPage(query(more))
      if (first.next !== null) await list().listPage(query({ ...more, after: first.next }))
      return first
    })
    expect(answer.data.length).toBeGreaterThan(0)
    expect(plans.length).toBeGreaterThanOrEqual(2)
    for (const plan of plans) {
      expect(plan).toContain(index)
      expect(plan).not.toContain('Seq Scan on inquiry')
    }
  })

  test('states are counted on an index, up to 10,000', async () => {
    const { answer: counts, plans } = await watched.watch('counts', () => list().countByState())
    expect(counts).toEqual({ new: 4167, in_progress: 4166, closed: 10_000, spam: 10_000 })
    expect(plans).toHaveLength(4)
    for (const plan of plans) expect(plan).not.toContain('Seq Scan')
  })
})
