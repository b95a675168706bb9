import { listEntries } from '../../../contract/entry'
import { outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { openEntryService, people, type Person, type EntryService } from '../support/entry-service'
import { article, caseStudy, opening } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('the list of entries on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer)
    await service.as('mei').begin(article('tides', { title: '50% of tides', tags: ['cost', 'moon-light'] }))
    later()
    await service.as('ben').begin(article('waves', { title: 'A_wave', author: 'Jörg Ütz' }))
    later()
    const surf = await service.as('nora').begin(article('surf', { title: 'Surf', lead: '🌊'.repeat(300) }))
    await service.as('nora').begin(caseStudy('pier'))
    later()
    const job = await service.as('nora').begin(opening('watch'))
    later()
    await service.as('nora').move(job, 'publish')
    later()
    await service.as('nora').save(surf, { ...surf.content, slug: 'surf-2' })
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })

  const later = () => (service.clock.now = new Date(service.clock.now.getTime() + 60_000))
  const list = async (person: Person, query = '') => {
    const answer = await service.as(person).get(`/api/entries?${query}`)
    return listEntries.responses[200].parse(answer.json())
  }
  const slugs = async (person: Person, query = '') => (await list(person, query)).data.map(({ slug }) => slug)

  test('shows an admin everything, latest change first', async () => {
    expect(await slugs('nora')).toEqual(['surf-2', 'watch', 'pier', 'waves', 'tides'])
  })

  test('shows employees their own articles', async () => {
    expect(await slugs('mei')).toEqual(['tides'])
    expect(await list('ben')).toMatchObject({
      total: 1,
      next: null,
      counts: { draft: 1, in_review: 0, published: 0 },
    })
  })

  test('shows a former admin only their articles', async () => {
    await database.db
      .updateTable('employee')
      .set({ roles: ['employee'] })
      .where('email_key', '=', people.nora)
      .execute()
    expect(await slugs('nora')).toEqual(['surf-2'])
    await database.db
      .updateTable('employee')
      .set({ roles: ['admin'] })
      .where('email_key', '=', people.nora)
      .execute()
  })

  test('describes each entry without its text', async () => {
    const [surf, watch] = (await list('nora')).data
    expect(surf).toEqual({
      id: surf?.id,
      kind: 'post',
      slug: 'surf-2',
      title: 'Surf',
      state: 'draft',
      author: people.nora,
      version: 2,
      createdAt: '2026-05-04T10:02:00.000Z',
      updatedAt: '2026-05-04T10:05:00.000Z',
      updatedBy: people.nora,
      publishAt: null,
      live: null,
      trashed: null,
      source: null,
      lead: '🌊'.repeat(260),
    })
    expect(watch).toMatchObject({
      state: 'published',
      live: {
        slug: 'watch',
        title: 'Harbor watch',
        at: '2026-05-04T10:04:00.000Z',
        firstAt: '2026-05-04T10:04:00.000Z',
        jobStatus: 'open',
      },
    })
    expect(watch?.live?.hash).toMatch(/^[0-9a-f]{16}$/)
  })

  test.each([
    ['kind=post', ['surf-2', 'waves', 'tides']],
    ['kind=job', ['watch']],
    ['state=published', ['watch']],
    ['state=draft&kind=case-study', ['pier']],
    ['mine=1', ['surf-2', 'watch', 'pier']],
    ['mine=1&kind=post', ['surf-2']],
    ['search=TIDES', ['tides']],
    ['search=50%25', ['tides']],
    ['search=%25', ['tides']],
    ['search=a_w', ['waves']],
    ['search=_', ['waves']],
    ['search=surf-', ['surf-2']],
    ['search=ben%40firm', ['waves']],
    ['search=j%C3%96rg', ['waves']],
    ['search=moon-', ['tides']],
    ['search=%20pier%20', ['pier']],
    ['search=%5C', []],
    ['search=nothing', []],
  ])('with %s shows %j', async (query, expected) => {
    const page = await list('nora', query)
    expect([page.data.map(({ slug }) => slug), page.total]).toEqual([expected, expected.length])
  })

  test('counts the visible entries of a kind by state, regardless of other filters', async () => {
    const none = { draft: 0, in_review: 0, changes_requested: 0, scheduled: 0, published: 0, unpublished: 0 }
    expect((await list('nora', 'search=nothing&state=published')).counts).toEqual({
      ...none,
      draft: 4,
      published: 1,
    })
    expect((await list('nora', 'kind=job')).counts).toEqual({ ...none, published: 1 })
    expect((await list('mei')).counts).toEqual({ ...none, draft: 1 })
  })

  test('is paged without duplicates, and continues correctly after the last entry seen has changed', async () => {
    const first = await list('nora', 'limit=2')
    expect([first.data.map(({ slug }) => slug), first.total]).toEqual([['surf-2', 'watch'], 5])
    const after = encodeURIComponent(first.next ?? '')
    later()
    const watch = await service.as('nora').load(first.data[1]?.id ?? '')
    await service.as('nora').save(watch, { ...watch.content, markdown: 'Later.' })
    const second = await list('nora', `limit=2&after=${after}`)
    expect(second.data.map(({ slug }) => slug)).toEqual(['pier', 'waves'])
    const third = await list('nora', `limit=2&after=${encodeURIComponent(second.next ?? '')}`)
    expect([third.data.map(({ slug }) => slug), third.next]).toEqual([['tides'], null])
  })

  test.each([
    'limit=0',
    'limit=201',
    'limit=x',
    'kind=poem',
    'state=lost',
    'mine=2',
    `search=${'x'.repeat(101)}`,
    'search=a%00b',
    'after=%00',
    'after=x',
    'after=2026-05-04T10:00:00.000Z',
    'after=2026-05-04T10:00:00.000Z_x',
    'after=2026-05-04T10:00:00.000Z_00000000-0000-4000-8000-000000000000_x',
  ])('rejects %s', async (query) => {
    expect(outcomeOf(await service.as('nora').get(`/api/entries?${query}`))).toEqual([400, 'bad_request'])
  })
})
