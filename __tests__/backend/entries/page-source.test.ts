import { getPageSource } from '../../../contract/page-source'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { makeFile, ReleaseFiles } from '../support/entry-files'
import {
  clearEntries,
  entryOf,
  openEntryService,
  type EntryService,
  type Person,
} from '../support/entry-service'
import { article } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('the source of a page on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  const release = new ReleaseFiles()
  const tides = makeFile(article('tides', { date: '2025-02-03' }))
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer, { files: release, findFile: release.findFile })
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await clearEntries(database.db)
    release.files = [tides]
  })

  const sourceOf = async (path: string, person: Person = 'nora') =>
    getPageSource.responses[200].parse(
      (await service.as(person).get(`/api/page-source?path=${encodeURIComponent(path)}`)).json(),
    ).data
  const takeOver = async () =>
    entryOf(await service.as('nora').send('POST', '/api/entry-files', { file: tides.file }), 201)

  test('is its file, then also the draft that took it over', async () => {
    expect(await sourceOf('/blog/tides/')).toEqual({ kind: 'post', entry: null, file: tides.file })
    const { id } = await takeOver()
    expect(await sourceOf('/blog/tides/')).toEqual({ kind: 'post', entry: id, file: tides.file })
  })

  test('is the entry once it is published, and none after it is taken off', async () => {
    const { entry } = await service.as('nora').move(await takeOver(), 'publish')
    expect(await sourceOf('/blog/tides/')).toEqual({ kind: 'post', entry: entry.id, file: null })
    await service.as('nora').move(entry, 'unpublish')
    expect(await sourceOf('/blog/tides/')).toBeNull()
  })

  test('is shown to those who may open it: the author and those who manage entries', async () => {
    const own = await service.as('mei').begin(article('moon'))
    await service.as('nora').move(own, 'publish')
    const source = { kind: 'post', entry: own.id, file: null }
    expect(await sourceOf('/blog/moon/', 'nora')).toEqual(source)
    expect(await sourceOf('/blog/moon/', 'mei')).toEqual(source)
    expect(await sourceOf('/blog/moon/', 'ben')).toBeNull()
    expect(await sourceOf('/blog/tides/', 'ben')).toBeNull()
  })

  test.each(['/', '/blog/', '/blog/no-such-article/', '/blog/tag/tides/', '/no-such-page/', 'tides', '//x/'])(
    'is none for %s',
    async (path) => {
      expect(await sourceOf(path)).toBeNull()
    },
  )
})
