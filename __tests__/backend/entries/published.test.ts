import { readFileSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { getPublished, listPublished } from '../../../contract/published'
import { outcomeOf } from '../support/api-of'
import { anyKind, startDatabases, type Databases } from '../support/databases'
import { clearEntries, openEntryService, type EntryService } from '../support/entry-service'
import { openApp, type OpenApp } from '../support/open-app'
import { article, caseStudy, opening } from '../support/sample-content'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe('published entries', () => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  beforeAll(async () => {
    databases = await startDatabases(anyKind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer, { timeZone: 'America/New_York' })
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(() => clearEntries(database.db))

  const publish = async (content: Parameters<ReturnType<EntryService['as']>['begin']>[0]) =>
    (await service.as('nora').move(await service.as('nora').begin(content), 'publish')).entry
  const list = async (query = '') =>
    listPublished.responses[200].parse((await service.open.app.inject(`/api/published${query}`)).json())
  const get = (place: string) => service.open.app.inject(`/api/published/${place}`)

  test('are public and complete with defaults, in the shape of a content file', async () => {
    service.clock.now = new Date('2026-05-05T03:00:00.000Z')
    const entry = await publish(article('tides', { title: '  Tides  ' }))
    const answer = await get('post/tides')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(getPublished.responses[200].parse(answer.json())).toEqual({
      kind: 'post',
      id: entry.id,
      slug: 'tides',
      hash: entry.live?.hash,
      modified: '2026-05-04',
      markdown: 'The moon does most of it.\n',
      fields: {
        ...article('tides').fields,
        title: 'Tides',
        date: '2026-05-04',
        related: { services: [], technologies: [] },
      },
    })
  })

  test('are found by kind and slug only', async () => {
    await publish(caseStudy('pier'))
    await service.as('nora').begin(article('draft'))
    expect((await get('case-study/pier')).statusCode).toBe(200)
    for (const place of ['post/pier', 'post/draft', 'job/pier', 'post/nothing']) {
      expect(outcomeOf(await get(place))).toEqual([404, 'not_found'])
    }
    for (const place of ['poem/pier', 'post/Pier', 'post/..%2f', 'post/a%00b', 'post/-']) {
      expect([400, 404]).toContain((await get(place)).statusCode)
    }
  })

  test('include a filled job, with its status', async () => {
    const entry = await publish(opening('watch'))
    await service.as('nora').move(entry, 'fill')
    expect((await get('job/watch')).json()).toMatchObject({ kind: 'job', fields: { status: 'filled' } })
  })

  test('are listed page by page without duplicates, with the former slugs of the entries on the page', async () => {
    for (const slug of ['a', 'b', 'c', 'd', 'e']) await publish(article(slug))
    const moving = await publish(article('old'))
    await service
      .as('nora')
      .move(await service.as('nora').save(moving, { ...moving.content, slug: 'new' }), 'publish')
    const seen: string[] = []
    const moved: unknown[] = []
    let after: string | null = null
    do {
      const page = await list(`?limit=2${after === null ? '' : `&after=${after}`}`)
      expect(page.data.length).toBeLessThanOrEqual(2)
      expect(page.moved.every(({ to }) => page.data.some(({ slug }) => slug === to))).toBe(true)
      seen.push(...page.data.map(({ slug }) => slug))
      moved.push(...page.moved)
      after = page.next
    } while (after !== null)
    expect(seen.sort()).toEqual(['a', 'b', 'c', 'd', 'e', 'new'])
    expect(moved).toEqual([{ kind: 'post', from: 'old', to: 'new' }])
  })

  test.each(['limit=0', 'limit=101', 'after=x'])('can’t be listed with %s', async (query) => {
    expect(outcomeOf(await service.open.app.inject(`/api/published?${query}`))).toEqual([400, 'bad_request'])
  })

  test('change their hash with text, fields or slug, and only then', async () => {
    const first = await publish(article('tides'))
    const again = await service.as('nora').move(first, 'unpublish')
    const same = await service.as('nora').move(again.entry, 'publish')
    expect(same.entry.live?.hash).toBe(first.live?.hash)
    const hashes = [first.live?.hash]
    let entry = same.entry
    for (const change of [
      { ...entry.content, markdown: 'Another text.' },
      article('tides', { tags: ['cost', 'moon'] }),
      article('waves'),
    ]) {
      entry = (await service.as('nora').move(await service.as('nora').save(entry, change), 'publish')).entry
      hashes.push(entry.live?.hash)
    }
    expect(new Set(hashes).size).toBe(4)
  })

  test('return a long text with all of Markdown unchanged', async () => {
    const markdown = readFileSync('content/blog/azure-bill-line-by-line.md', 'utf8').repeat(10)
    await publish({ ...article('tides'), markdown })
    expect((await get('post/tides')).json()).toMatchObject({ markdown })
  })

  describe('the list', () => {
    const ask = (headers: Record<string, string> = {}) =>
      service.open.app.inject({ url: '/api/published', headers })

    test('is compressed as the client prefers', async () => {
      await publish(article('tides'))
      const plain = await ask()
      expect(plain.headers).not.toHaveProperty('content-encoding')
      expect(plain.headers['vary']).toBe('accept-encoding')
      const [br, gzip] = [
        await ask({ 'accept-encoding': 'gzip, br' }),
        await ask({ 'accept-encoding': 'gzip' }),
      ]
      expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
      expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.body)
      expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    })

    test('is answered 304 until something is published', async () => {
      await publish(article('tides'))
      const { etag = '' } = (await ask()).headers
      expect(etag).toMatch(/^W\/"/)
      const again = await ask({ 'if-none-match': etag })
      expect([again.statusCode, again.body, again.headers['etag']]).toEqual([304, '', etag])
      await publish(article('moon'))
      const changed = await ask({ 'if-none-match': etag })
      expect(changed.statusCode).toBe(200)
      expect((await list()).data.map(({ slug }) => slug).sort()).toEqual(['moon', 'tides'])
    })

    test('has an address for each page', async () => {
      await publish(article('tides'))
      await publish(article('moon'))
      const first = await list('?limit=1')
      const second = await list(`?limit=1&after=${first.next ?? ''}`)
      expect([...first.data, ...second.data].map(({ slug }) => slug).sort()).toEqual(['moon', 'tides'])
    })

    test('is kept until something is published; another instance asks the database from time to time', async () => {
      const own = await databases.open()
      const [here, there] = [
        await openEntryService(own.db, issuer, { checkMs: 60_000 }),
        await openApp({ db: own.db, checkMs: 60_000 }),
      ]
      const slugsOf = async ({ app }: OpenApp) =>
        listPublished.responses[200]
          .parse((await app.inject('/api/published')).json())
          .data.map(({ slug }) => slug)
          .sort()
      const nora = here.as('nora')
      const tides = await nora.move(await nora.begin(article('tides')), 'publish')
      expect([await slugsOf(here.open), await slugsOf(there)]).toEqual([['tides'], ['tides']])
      await nora.move(await nora.begin(article('moon')), 'publish')
      expect([await slugsOf(here.open), await slugsOf(there)]).toEqual([['moon', 'tides'], ['tides']])
      await nora.move(tides.entry, 'unpublish')
      expect(await slugsOf(here.open)).toEqual(['moon'])
      await there.close()
      await here.close()
      await own.close()
    })
  })
})
