import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSearchLoader } from '../../../backend/search/create-search-loader'
import { openSite } from '../../../backend/site/open-site'
import { searchPages, type SearchDocument } from '../../../contract/search'
import { bothKinds, startDatabases, type Databases } from '../support/databases'
import { putFile } from '../support/make-site'
import { openApp, type OpenApp } from '../support/open-app'
import { formatDocuments, makeSearchDocument, putDocuments } from '../support/search-documents'
import type { TestDatabase } from '../support/test-database'

const pages = [
  makeSearchDocument('Moving a file server', {
    summary: 'Eleven sites, one weekend.',
    headings: 'The tide',
    text: 'We migrated the licences of Node.js and wrote about café tables.',
  }),
  makeSearchDocument('Licences explained', { text: 'Power and other words.' }),
  makeSearchDocument('Power BI: Business analytics', {
    href: '/technologies/power-bi/',
    kind: 'technologies',
    names: 'PowerBI power bi',
  }),
  makeSearchDocument('Reports in Power BI', { kind: 'studies', href: '/case-study/reports/' }),
  makeSearchDocument('About us', { kind: 'firm', href: '/about/' }),
  makeSearchDocument('Harbours'),
  makeSearchDocument('Harbour dues', { headings: 'Harbour', text: 'A harbour.' }),
]
const synonyms = [
  ['power', 'electricity'],
  ['file server', 'share drive'],
]

let databases: Databases
let database: TestDatabase
let service: OpenApp

describe.each(bothKinds)('on the database "%s"', (kind) => {
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
  })
  afterAll(async () => {
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    for (const table of ['search_release', 'search_document'] as const)
      await database.db.deleteFrom(table).execute()
    service = await openApp({ db: database.db })
  })
  afterEach(() => service.close())

  test('answers 503 until pages are loaded', async () => {
    const answer = await ask('power')
    expect(answer.statusCode).toBe(503)
    expect(answer.json()).toMatchObject({ code: 'search_not_ready' })
    expect(answer.headers['retry-after']).toBeDefined()
  })

  describe('with pages', () => {
    beforeEach(async () => {
      await putDocuments(service.directory, pages, synonyms)
      await load()
    })

    test.each([
      ['licence', ['/blog/licences-explained/', '/blog/moving-a-file-server/']],
      ['migrating', ['/blog/moving-a-file-server/']],
      ['migra', ['/blog/moving-a-file-server/']],
      ['migrate lic', ['/blog/moving-a-file-server/', '/blog/licences-explained/']],
      ['node.js', ['/blog/moving-a-file-server/']],
      ['CAFE', ['/blog/moving-a-file-server/']],
      ['tides', ['/blog/moving-a-file-server/']],
      ['powerbi', ['/technologies/power-bi/']],
      ['power bi', ['/technologies/power-bi/', '/case-study/reports/']],
      ['about', ['/about/']],
      ['explained zzzz', ['/blog/licences-explained/']],
      ['movign', ['/blog/moving-a-file-server/']],
      ['fileserver', ['/blog/moving-a-file-server/']],
      ['electricity', ['/technologies/power-bi/', '/case-study/reports/', '/blog/licences-explained/']],
      ['share drive', ['/blog/moving-a-file-server/']],
      ['harbour', ['/blog/harbours/', '/blog/harbour-dues/']],
      // what a part names, before what mentions it all; of three parts, two are enough
      ['power words', ['/technologies/power-bi/', '/blog/licences-explained/', '/case-study/reports/']],
      ['licences explained tides', ['/blog/licences-explained/', '/blog/moving-a-file-server/']],
      ['zzzz', []],
      ['?!', []],
      ["'; moving table; -- & | ! :* \\ <-> (", ['/blog/moving-a-file-server/']],
    ])('“%s” finds %j', async (words, found) => {
      expect(await find(words)).toEqual(found)
    })

    test('groups pages by kind, shows where they match and names the words that do', async () => {
      expect((await ask('licences mov')).json()).toEqual({
        data: [
          {
            kind: 'articles',
            hits: [
              {
                href: '/blog/moving-a-file-server/',
                title: 'Moving a file server',
                summary: 'Eleven sites, one weekend.',
                snippet: 'We migrated the licences of Node.js and wrote about café tables.',
                place: 1,
                terms: ['moving', 'licences'],
              },
              {
                href: '/blog/licences-explained/',
                title: 'Licences explained',
                summary: 'What happened, and what we learned.',
                place: 2,
                terms: ['licences'],
              },
            ],
          },
        ],
      })
    })

    test('says how a misspelled search was read', async () => {
      expect((await ask('movign')).json()).toMatchObject({
        correction: { typed: 'movign', searched: ['moving'] },
      })
      for (const words of ['moving', 'fileserver', 'movign zzzz'])
        expect((await ask(words)).json()).not.toHaveProperty('correction')
    })

    test('asks to be asked again, and answers 304 while nothing has changed', async () => {
      const { headers } = await ask('power')
      expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate')
      const again = await service.app.inject({
        url: urlOf('power'),
        headers: { 'if-none-match': String(headers.etag) },
      })
      expect(again.statusCode).toBe(304)
    })

    test.each(['', 'a'.repeat(201), 'a\0'])('rejects %j', async (words) => {
      expect((await ask(words)).statusCode).toBe(400)
    })

    test('a page that is gone or changed from the site is so in the search, the others are not stored again', async () => {
      const [moving, ...others] = pages.slice(1)
      await putDocuments(service.directory, [
        { ...(moving as SearchDocument), title: 'Permits explained' },
        ...others,
      ])
      const log = await load()
      expect(log).toEqual([expect.objectContaining({ pages: pages.length - 1, added: 1 })])
      expect(await find('licence')).toEqual([])
      expect(await find('permit')).toEqual(['/blog/licences-explained/'])
    })

    test('an earlier release that is live again is searched', async () => {
      await putDocuments(service.directory, pages.slice(0, 1))
      await load()
      expect(await find('power')).toEqual([])
      await putDocuments(service.directory, pages, synonyms)
      expect(await load()).toEqual([])
      expect(await find('powerbi')).toEqual(['/technologies/power-bi/'])
    })

    test('new synonyms are a new release, of the same pages', async () => {
      await putDocuments(service.directory, pages, [['power', 'muscle']])
      expect(await load()).toEqual([expect.objectContaining({ pages: pages.length, added: 0 })])
      expect(await find('electricity')).toEqual([])
      expect(await find('muscle')).toContain('/technologies/power-bi/')
    })

    test('until a release is loaded, the last one is searched', async () => {
      await putDocuments(service.directory, [makeSearchDocument('Permits')])
      expect(await find('powerbi')).toEqual(['/technologies/power-bi/'])
    })

    test('three releases stay, and documents of none of them go after an hour', async () => {
      await database.db
        .updateTable('search_document')
        .set({ added_at: new Date('2026-01-01') })
        .execute()
      for (const title of ['One', 'Two', 'Three']) {
        await putDocuments(service.directory, [makeSearchDocument(title)])
        await load()
      }
      expect(await titlesStored()).toEqual(['One', 'Three', 'Two'])
      await putDocuments(service.directory, [makeSearchDocument('Four')])
      await load()
      expect(await titlesStored()).toEqual(['Four', 'One', 'Three', 'Two'])
    })

    test.each([
      ['is cut off', formatDocuments(pages.slice(1)).split('\n').slice(0, 3).join('\n')],
      ['has no header', JSON.stringify(pages[0])],
      ['has another line', `${formatDocuments([]).replace(':0', ':1')}{"href":1}\n`],
    ])('a file that %s changes nothing', async (_how, text) => {
      await putFile(service.directory, '/search-documents.jsonl', text)
      const log = await load()
      expect(log).toEqual([expect.objectContaining({ err: expect.any(Error) as Error })])
      expect(await find('powerbi')).toEqual(['/technologies/power-bi/'])
    })
  })

  test('instances that load the same release at once agree', async () => {
    const many = Array.from({ length: 120 }, (_, number) => makeSearchDocument(`Page ${number}`))
    await putDocuments(service.directory, many)
    await Promise.all([load(), load(), load()])
    expect(await find('119')).toEqual(['/blog/page-119/'])
    const [{ count } = { count: 0 }] = await database.db
      .selectFrom('search_release_document')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .execute()
    expect(Number(count)).toBe(120)
  })

  test('of many pages, five of a kind are shown', async () => {
    const many = Array.from({ length: 40 }, (_, number) => makeSearchDocument(`Tide ${number}`))
    const study = makeSearchDocument('A study', { kind: 'studies', summary: 'Of the tide.' })
    await putDocuments(service.directory, [...many, study])
    await load()
    expect(await countByKind('tide')).toEqual([
      ['articles', 5],
      ['studies', 1],
    ])
  })

  test('pages that only mention a word are left out where five are about it', async () => {
    const about = Array.from({ length: 5 }, (_, number) => makeSearchDocument(`Tide ${number}`))
    const study = makeSearchDocument('A study', { kind: 'studies', text: 'Of the tide.' })
    await putDocuments(service.directory, [...about, study])
    await load()
    expect(await countByKind('tide')).toEqual([['articles', 5]])
    await putDocuments(service.directory, [...about.slice(1), study])
    await load()
    expect(await countByKind('tide')).toEqual([
      ['articles', 4],
      ['studies', 1],
    ])
  })

  test('loads the pages of a site on another host', async () => {
    const files = new Map<string | undefined, string>()
    const host = createServer((request, response) => {
      response.statusCode = files.has(request.url) ? 200 : 404
      response.end(files.get(request.url))
    })
    await new Promise<void>((resolve) => host.listen(0, 'localhost', resolve))
    const siteUrl = `http://localhost:${(host.address() as AddressInfo).port}`
    expect(await load(siteUrl)).toEqual([])
    files.set('/search-documents.jsonl', formatDocuments(pages))
    expect(await load(siteUrl)).toEqual([
      expect.objectContaining({ pages: pages.length, added: pages.length }),
    ])
    expect(await find('powerbi')).toEqual(['/technologies/power-bi/'])
    host.close()
  })
})

const urlOf = (words: string) => `/api/search?${new URLSearchParams({ q: words }).toString()}`
const ask = (words: string) => service.app.inject(urlOf(words))

async function countByKind(words: string): Promise<[kind: string, count: number][]> {
  const { data } = searchPages.responses[200].parse((await ask(words)).json())
  return data.map(({ kind, hits }) => [kind, hits.length])
}

/** Addresses of the pages found, in order. */
async function find(words: string): Promise<string[]> {
  const answer = await ask(words)
  expect(answer.statusCode).toBe(200)
  return searchPages.responses[200]
    .parse(answer.json())
    .data.flatMap(({ hits }) => hits.map(({ href }) => href))
}

/** Loads the live release once, as one more instance. @returns What it logged. */
async function load(siteUrl?: string): Promise<object[]> {
  const logged: object[] = []
  const note = (entry: unknown) => void logged.push(entry as object)
  const log = { info: note, warn: note }
  const readSite = await openSite(service.directory, { onBroken: () => undefined })
  const { look } = createSearchLoader({ db: database.db, readSite, siteUrl, log })
  await look().catch((err: unknown) => note({ err }))
  return logged
}

async function titlesStored(): Promise<string[]> {
  const rows = await database.db.selectFrom('search_document').select('title').orderBy('title').execute()
  return rows.map(({ title }) => title)
}
