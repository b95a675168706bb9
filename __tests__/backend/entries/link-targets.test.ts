import { createSearchRepository } from '../../../backend/repositories/search-repository'
import { listLinkTargets } from '../../../contract/link-target'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { openEntryService, type EntryService, type Person } from '../support/entry-service'
import { article, opening } from '../support/sample-content'
import { makeSearchDocument } from '../support/search-documents'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('what a text can link to, on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer)
    const pages = [
      makeSearchDocument('Reading the tide tables'),
      makeSearchDocument('Tide gauges', { kind: 'services', href: '/services/tide-gauges/' }),
    ]
    const search = createSearchRepository(database.db)
    await search.add(pages.map((document) => ({ hash: document.href, document })))
    await search.complete(
      'release',
      pages.map(({ href }) => href),
      { words: [], synonyms: [] },
    )
    await service.as('mei').begin(article('ebb', { title: 'The 100% tide' }))
    await service.as('ben').begin({ ...article('flood', { title: 'A tide of my own' }), slug: '' })
    const job = await service.as('nora').begin(opening('tide-watch', { title: 'Tide watcher' }))
    await service.as('nora').move(job, 'publish')
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })

  const find = async (person: Person, query: Record<string, string>) => {
    const answer = await service.as(person).get(`/api/link-targets?${new URLSearchParams(query).toString()}`)
    return listLinkTargets.responses[200].parse(answer.json()).data
  }
  const titles = async (person: Person, search: string) =>
    (await find(person, { search })).map(({ title }) => title)

  test('is pages, published entries and one’s own drafts, those that begin with the words first', async () => {
    expect(await titles('mei', 'tide')).toEqual([
      'Tide watcher',
      'Tide gauges',
      'The 100% tide',
      'Reading the tide tables',
    ])
    expect(await titles('ben', 'tide')).not.toContain('The 100% tide')
    expect(await titles('nora', 'tide')).toEqual(
      expect.arrayContaining(['The 100% tide', 'A tide of my own']),
    )
  })

  test('has every word in its title, and a percent sign stands for itself', async () => {
    expect(await titles('mei', 'tables tide')).toEqual(['Reading the tide tables'])
    expect(await titles('nora', '100%')).toEqual(['The 100% tide'])
    expect(await titles('nora', 'nothing')).toEqual([])
  })

  test('says of drafts that they are not public, and of those without a slug that they have no address', async () => {
    expect(await find('nora', { search: 'tide of' })).toEqual([
      { href: null, title: 'A tide of my own', kind: 'articles', isPublic: false },
    ])
    expect(await find('nora', { search: 'watcher' })).toEqual([
      { href: '/career/tide-watch/', title: 'Tide watcher', kind: 'careers', isPublic: true },
    ])
  })

  test('is found by its address', async () => {
    expect(await find('mei', { href: '/services/tide-gauges/' })).toMatchObject([{ title: 'Tide gauges' }])
    expect(await find('mei', { href: '/blog/ebb/' })).toMatchObject([
      { title: 'The 100% tide', isPublic: false },
    ])
    expect(await find('ben', { href: '/blog/ebb/' })).toEqual([])
  })
})
