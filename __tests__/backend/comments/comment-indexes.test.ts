import { sql } from 'kysely'
import type { Db } from '../../../backend/database/open-database'
import { createCommentListRepository } from '../../../backend/repositories/comment-list-repository'
import type { CommentQuery } from '../../../backend/repositories/comment-list-repository'
import { createPublicCommentsRepository } from '../../../backend/repositories/public-comments-repository'
import { kinds } from '../support/databases'
import { openWatchedDatabase, type WatchedDatabase } from '../support/watched-database'

/** 50,000 comments on 500 articles by 5,000 people: half approved, 5,000 waiting; every tenth replies to another. */
async function fill(db: Db): Promise<void> {
  await sql`alter table comment disable trigger user`.execute(db) // the search of the workspace isn't asked
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
}

describe.each(kinds)('with 50,000 comments on the %s database', (kind) => {
  let watched: WatchedDatabase
  beforeAll(async () => {
    watched = await openWatchedDatabase(kind)
    await fill(watched.db)
    await watched.tidy('comment')
  }, 120_000)
  afterAll(() => watched.close())

  const query = (more: Partial<CommentQuery> = {}): CommentQuery => ({
    search: '',
    state: 'pending',
    limit: 50,
    ...more,
  })

  test('pending comments, further pages and counts are read from indexes', async () => {
    const list = createCommentListRepository(watched.db)
    const first = await watched.watch('waiting', () => list.listPage(query()))
    expect([first.answer.data.length, first.answer.total]).toEqual([50, 5000])
    expect(first.answer.counts).toEqual({ pending: 5000, approved: 10_000, rejected: 10_000, spam: 10_000 })
    const second = await watched.watch('next page', () =>
      list.listPage(query({ after: first.answer.next ?? '' })),
    )
    const latest = await watched.watch('approved', () => list.listPage(query({ state: 'approved' })))
    expect(latest.answer.total).toBe(10_000)
    for (const { plans } of [first, second, latest]) {
      expect(plans).toHaveLength(5) // the page, and a count of each state
      expect(plans[0]).toMatch(/Index Scan (Backward )?using comment_by_state/)
      expect(plans[0]).toContain('comment_by_email')
      for (const plan of plans) expect(plan).not.toContain('Seq Scan')
      expect(plans[0]).not.toContain('Sort')
    }
  })

  test('search uses the full-text index', async () => {
    const list = createCommentListRepository(watched.db)
    for (const search of ['r5000', 'ada word17']) {
      const { answer, plans } = await watched.watch(`search “${search}”`, () =>
        list.listPage(query({ search })),
      )
      expect(answer.data.length).toBeGreaterThan(0)
      for (const plan of plans) expect(plan).not.toContain('Seq Scan')
      expect(plans.join('\n')).toContain('comment_words')
    }
    const common = await watched.watch('search of what all have', () =>
      list.listPage(query({ search: 'ada' })),
    )
    expect(common.answer.total).toBe(5000)
    expect(common.plans.join('\n')).not.toContain('Seq Scan')
  })

  test('the comments of an article are found by index', async () => {
    const list = createCommentListRepository(watched.db)
    const { answer, plans } = await watched.watch('article', () =>
      list.listPage(query({ post: 'post-7', state: 'approved' })),
    )
    expect(answer.total).toBeGreaterThan(0)
    for (const plan of plans) expect(plan).not.toContain('Seq Scan')
    expect(plans.join('\n')).toContain('comment_of_post')
  })

  test('queries for visitors and the build use indexes too', async () => {
    const shown = createPublicCommentsRepository(watched.db)
    const article = await watched.watch('of one article', () => shown.listOf('post-7'))
    expect(article.answer.length).toBeGreaterThan(0)
    expect(article.plans.join('\n')).toContain('comment_of_post')
    expect(article.plans.join('\n')).not.toContain('Seq Scan')
    const page = await watched.watch('page of the build', () => shown.listPage({ limit: 500 }))
    expect(page.answer.data).toHaveLength(500)
    expect(page.plans.join('\n')).toMatch(/comment_approved|comment_pkey/)
    expect(page.plans.join('\n')).not.toContain('Seq Scan')
  })
})
