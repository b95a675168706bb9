import { sql, type CompiledQuery } from 'kysely'
import { createCommentListRepository } from '../../../backend/repositories/comment-list-repository'
import type { CommentQuery } from '../../../backend/repositories/comment-list-repository'
import { createPublicCommentsRepository } from '../../../backend/repositories/public-comments-repository'
import type { Db } from '../../../backend/database/open-database'
import { kinds, startDatabases, type Databases } from '../support/databases'
import type { TestDatabase } from '../support/test-database'

/** 50,000 comments on 500 articles by 5,000 people: half approved, 5,000 waiting; every tenth answers another. */
async function fill(db: Db): Promise<void> {
  await sql`
    insert into comment
      (id, reference, key, name, email, email_key, consent, words, created_at, state, post, post_title, text, parent_id)
    select
      ('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid, 'R' || n, 'key-' || n, 'Ada', 'a', 'a' || n % 5000,
      '1', array_to_tsvector(array['ada', 'word' || n % 1000, 'r' || n]),
      timestamptz '2026-01-01' + n * interval '1 minute',
      (array['pending', 'approved', 'approved', 'approved', 'approved', 'approved',
             'rejected', 'rejected', 'spam', 'spam'])[1 + (n / 500) % 10],
      'post-' || n % 500, 'Tides', repeat('The moon moves the water. ', 8),
      case when n % 10 = 5 and n > 500 then ('00000000-0000-4000-8000-' || lpad((n - 500)::text, 12, '0'))::uuid end
    from generate_series(1, 50000) as n`.execute(db)
  await tidy(db)
}

/** What PostgreSQL does by itself after a while; not while something else still looks at the rows as they were. */
async function tidy(db: Db): Promise<void> {
  for (let tries = 0; tries < 50; tries++) {
    await sql`vacuum analyze comment`.execute(db)
    const seen = sql<{ pages: number }>`select relallvisible as pages from pg_class where relname = 'comment'`
    if (((await seen.execute(db)).rows[0]?.pages ?? 0) > 0) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

describe.each(kinds)('with 50,000 comments and a database that is %s', (kind) => {
  let databases: Databases
  let database: TestDatabase
  const asked: CompiledQuery[] = []
  const times: string[] = []
  /** The same database, noting down each query. */
  let db: Db
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    await fill(database.db)
    db = watch(database.db, asked)
  }, 120_000)
  afterAll(async () => {
    process.stdout.write(`50,000 comments, ${kind}: ${times.join(', ')}\n`)
    await database.close()
    await databases.remove()
  })

  /** Runs a reading; gives what it answered, and how the database came to each of its queries. */
  async function explain<T>(name: string, read: () => Promise<T>) {
    await read() // the first one also loads code and pages
    asked.length = 0
    const begun = performance.now()
    const answer = await read()
    times.push(`${name} ${Math.round(performance.now() - begun)} ms`)
    const plans: string[] = []
    for (const query of [...asked]) {
      const { rows } = await database.db.executeQuery<{ 'QUERY PLAN': string }>({
        ...query,
        sql: `explain ${query.sql}`,
      })
      plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'))
    }
    return { answer, plans }
  }
  const query = (more: Partial<CommentQuery> = {}): CommentQuery => ({
    search: '',
    state: 'pending',
    limit: 50,
    ...more,
  })

  test('what waits, each page after, and the counts are read from indexes', async () => {
    const list = createCommentListRepository(db)
    const first = await explain('waiting', () => list.listPage(query()))
    expect([first.answer.data.length, first.answer.total]).toEqual([50, 5000])
    expect(first.answer.counts).toEqual({ pending: 5000, approved: 10_000, rejected: 10_000, spam: 10_000 })
    const second = await explain('next page', () => list.listPage(query({ after: first.answer.next ?? '' })))
    const latest = await explain('approved', () => list.listPage(query({ state: 'approved' })))
    expect(latest.answer.total).toBe(10_000)
    for (const { plans } of [first, second, latest]) {
      expect(plans).toHaveLength(5) // the page, and a count of each state
      expect(plans[0]).toMatch(/Index Scan (Backward )?using comment_by_state/)
      expect(plans[0]).toContain('comment_by_email')
      for (const plan of plans) expect(plan).not.toContain('Seq Scan')
      expect(plans[0]).not.toContain('Sort')
    }
  })

  test('a search is answered by the index of words', async () => {
    const list = createCommentListRepository(db)
    for (const search of ['r5000', 'ada word17']) {
      const { answer, plans } = await explain(`search “${search}”`, () => list.listPage(query({ search })))
      expect(answer.data.length).toBeGreaterThan(0)
      for (const plan of plans) expect(plan).not.toContain('Seq Scan')
      expect(plans.join('\n')).toContain('comment_words')
    }
    const common = await explain('search of what all have', () => list.listPage(query({ search: 'ada' })))
    expect(common.answer.total).toBe(5000)
    expect(common.plans.join('\n')).not.toContain('Seq Scan')
  })

  test('one article’s are found by its index', async () => {
    const list = createCommentListRepository(db)
    const { answer, plans } = await explain('article', () =>
      list.listPage(query({ post: 'post-7', state: 'approved' })),
    )
    expect(answer.total).toBeGreaterThan(0)
    for (const plan of plans) expect(plan).not.toContain('Seq Scan')
    expect(plans.join('\n')).toContain('comment_of_post')
  })

  test('visitors and the build read from indexes, too', async () => {
    const shown = createPublicCommentsRepository(db)
    const article = await explain('of one article', () => shown.listOf('post-7'))
    expect(article.answer.length).toBeGreaterThan(0)
    expect(article.plans.join('\n')).toContain('comment_of_post')
    expect(article.plans.join('\n')).not.toContain('Seq Scan')
    const page = await explain('page of the build', () => shown.listPage({ limit: 500 }))
    expect(page.answer.data).toHaveLength(500)
    expect(page.plans.join('\n')).toMatch(/comment_approved|comment_pkey/)
    expect(page.plans.join('\n')).not.toContain('Seq Scan')
  })
})

/** A database that notes down what it has answered. */
function watch(db: Db, asked: CompiledQuery[]): Db {
  const compiled = new WeakMap<object, CompiledQuery>()
  return db.withPlugin({
    transformQuery: ({ node, queryId }) => {
      compiled.set(queryId, db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: ({ result, queryId }) => {
      const query = compiled.get(queryId)
      if (query) asked.push(query)
      return Promise.resolve(result)
    },
  })
}
