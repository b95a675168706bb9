import { randomUUID } from 'node:crypto'
import type { Db } from '../../../backend/database/open-database'
import { createEntriesRepository } from '../../../backend/repositories/entries-repository'
import {
  createEntryListRepository,
  type EntryQuery,
  type Viewer,
} from '../../../backend/repositories/entry-list-repository'
import { createPublishedRepository } from '../../../backend/repositories/published-repository'
import { article } from '../support/sample-content'
import { openWatchedDatabase, type WatchedDatabase } from '../support/watched-database'

/** 500 entries by 25 authors, each a few pages long; every fifth is live. */
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
      trashed: null,
      source: null,
    })
  }
}

describe('with 500 entries on PostgreSQL', () => {
  let db: Db
  let watched: WatchedDatabase
  beforeAll(async () => {
    watched = await openWatchedDatabase()
    db = watched.db
    await fill(db)
    await watched.tidy('entry')
  }, 60_000)
  afterAll(() => watched.close())

  const query = (more: Partial<EntryQuery> = {}): EntryQuery => ({
    search: '',
    mine: '0',
    trash: '0',
    limit: 50,
    ...more,
  })
  const admin: Viewer = { email: 'nora@firm.example', roles: ['admin'] }
  const author: Viewer = { email: 'Author-3@firm.example', roles: ['employee'] }

  test('the latest entries and the next page are read from an index', async () => {
    const list = createEntryListRepository(db)
    const first = await watched.watch('the latest', () => list.listPage(admin, query()))
    expect([first.answer.data.length, first.answer.total]).toEqual([50, 500])
    expect(first.plans[0]).toContain('Index Scan using entry_latest')
    expect(first.plans[0]).not.toMatch(/Sort|Seq Scan/)

    const after = first.answer.next ?? ''
    const second = await watched.watch('the page after', () => list.listPage(admin, query({ after })))
    expect(second.answer.data).toHaveLength(50)
    expect(second.plans[0]).toContain('Index Scan using entry_latest')
    expect(second.plans[0]).toContain('Index Cond: (ROW(updated_at, id) <')
  })

  test('the entries of an author are found by index', async () => {
    const list = createEntryListRepository(db)
    const { answer, plans } = await watched.watch('those of one', () => list.listPage(author, query()))
    expect([answer.data.length, answer.total]).toEqual([20, 20])
    expect(plans[0]).toContain('entry_by_author')
    expect(plans[0]).not.toContain('Seq Scan')
  })

  test('entries are found by slug with an index', async () => {
    const live = await watched.watch('what is live at an address', () =>
      createPublishedRepository(db).find({ kind: 'post', slug: 'a5' }),
    )
    expect(live.plans[0]).toContain('entry_live_slug')
    const any = await watched.watch('what has an address', () =>
      createEntriesRepository(db).findAt({ kind: 'post', slug: 'a6' }, randomUUID()),
    )
    expect(any.plans[0]).toContain('entry_slug')
    expect(any.plans[0]).not.toContain('Seq Scan')
  })

  test('published entries are read page by page without duplicates', async () => {
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
