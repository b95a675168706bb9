import { sql } from 'kysely'
import { migrate } from '../../backend/database/migrate'
import { createEmployeesRepository } from '../../backend/repositories/employees-repository'
import { createPicturesRepository } from '../../backend/repositories/pictures-repository'
import type { EntryContent } from '../../contract/entry'
import { getPicture, listPictures, type LibraryPicture, type PictureDetail } from '../../contract/picture'
import { apiOf, outcomeOf } from './support/api-of'
import { readChanges } from './support/audit-log'
import { kinds, startDatabases, type Databases } from './support/databases'
import { clearEntries, openEntryService, people, type EntryService } from './support/entry-service'
import { article } from './support/sample-content'
import type { TestDatabase } from './support/test-database'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('the media library on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer)
    await createEmployeesRepository(database.db).add({ email: 'rita@firm.example', roles: ['recruiter'] })
  })
  afterAll(async () => {
    await service.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(async () => {
    await clearEntries(database.db)
    await database.db.deleteFrom('seo_setting').execute()
  })

  const add = async (hash: string, by: string = people.mei, title = 'Wave') => {
    const bytes = Buffer.from(hash)
    await createPicturesRepository(database.db).add({
      hash,
      name: 'wave',
      title,
      width: 4,
      height: 3,
      bytes,
      by,
    })
    return `/media/${hash}/wave.webp`
  }
  const showing = (markdown: string, slug = 'tides', fields = {}): EntryContent => ({
    ...article(slug, fields),
    markdown,
  })
  const list = async (query = '', who: 'nora' | 'mei' = 'nora') => {
    const answer = await service.as(who).get(`/api/pictures${query}`)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
    return listPictures.responses[200].parse(answer.json())
  }
  const idsOf = ({ data }: { data: LibraryPicture[] }) => data.map(({ id }) => id).sort()
  const load = async (id: string): Promise<PictureDetail> => {
    const answer = await service.as('nora').get(`/api/pictures/${id}`)
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)])
    return getPicture.responses[200].parse(answer.json())
  }
  const change = (id: string, body: object) => service.as('nora').send('PATCH', `/api/pictures/${id}`, body)
  const remove = (id: string, version: number) =>
    service.as('nora').send('DELETE', `/api/pictures/${id}?version=${version}`)

  test('lists a picture with its size, who uploaded it and its uses', async () => {
    const src = await add('aaaaaaaaaa')
    await service.as('mei').begin(showing(`![A wave](${src})\n`))
    const { data, total, next } = await list()
    expect([total, next]).toEqual([1, null])
    expect(data).toEqual([
      {
        id: 'aaaaaaaaaa',
        ...{ src, shown: src, title: 'Wave', alt: 'A wave' },
        ...{ width: 4, height: 3, bytes: 10, uses: 1, version: 1 },
        by: people.mei,
        at: expect.any(String) as string,
      },
    ])
  })

  test('lists page by page, the latest first, each picture once', async () => {
    const hashes = Array.from({ length: 7 }, (_, at) => `000000000${at}`)
    for (const hash of hashes) await add(hash)
    const seen: string[] = []
    let after: string | null = ''
    while (after !== null) {
      const page: Awaited<ReturnType<typeof list>> = await list(`?limit=3${after && `&after=${after}`}`)
      seen.push(...page.data.map(({ id }) => id))
      expect(page.total).toBe(7)
      after = page.next
    }
    expect(seen).toEqual(hashes.toReversed())
    expect(outcomeOf(await service.as('nora').get('/api/pictures?after=x'))).toEqual([400, 'bad_request'])
  })

  test('names every place: draft, published version, revisions, trash, and settings of pages', async () => {
    const src = await add('aaaaaaaaaa')
    const [mei, nora] = [service.as('mei'), service.as('nora')]
    const drafted = await mei.begin(showing('None.\n', 'drafted', { cover: { src, alt: 'A cover' } }))
    const { entry } = await nora.move(
      await nora.begin(showing(`![Calm \\] sea](${src})\n`, 'live')),
      'publish',
    )
    await nora.save(entry, showing('Gone.\n', 'live'))
    const trashed = await mei.begin(showing(`![](${src})\n`, 'trashed'))
    await mei.send('DELETE', `/api/entries/${trashed.id}?version=${trashed.version}`)
    await database.db
      .insertInto('seo_setting')
      .values({ path: '/about/', image: src, updated_by: people.nora })
      .execute()
    const { entries, pages, uses } = await load('aaaaaaaaaa')
    expect(uses).toBe(4)
    expect(pages).toEqual(['/about/'])
    const placesOf = (id: string) => {
      const { isDraft, liveSlug, isTrashed, alt, revisions } = entries.find((one) => one.id === id) ?? {}
      return { isDraft, liveSlug, isTrashed, alt, hasRevisions: (revisions ?? []).length > 0 }
    }
    expect(placesOf(drafted.id)).toMatchObject({ isDraft: true, liveSlug: null, alt: 'A cover' })
    expect(placesOf(entry.id)).toMatchObject({
      isDraft: false,
      liveSlug: 'live',
      alt: 'Calm ] sea',
      hasRevisions: true,
    })
    expect(placesOf(trashed.id)).toMatchObject({ isDraft: true, isTrashed: true, alt: '' })
  })

  test('follows texts as they change, are published, unpublished and deleted', async () => {
    const src = await add('aaaaaaaaaa')
    const nora = service.as('nora')
    const begun = await nora.begin(showing(`![A wave](${src})\n`))
    const { entry: live } = await nora.move(begun, 'publish')
    const changed = await nora.save(live, showing('Gone.\n'))
    await database.db.deleteFrom('revision').where('entry_id', '=', live.id).execute()
    expect((await load('aaaaaaaaaa')).uses).toBe(1)
    await nora.move(changed, 'unpublish')
    await database.db.deleteFrom('revision').where('entry_id', '=', live.id).execute()
    expect(await load('aaaaaaaaaa')).toMatchObject({ uses: 0, entries: [], alt: '' })
    expect(idsOf(await list('?filter=unused'))).toEqual(['aaaaaaaaaa'])
  })

  test('finds by title and alternative text, what is unused, and what has no alternative text', async () => {
    const src = await add('aaaaaaaaaa', people.mei, 'Harbour at night')
    await add('bbbbbbbbbb', people.mei, 'Office')
    await service.as('mei').begin(showing(`![](${src})\n`))
    await change('bbbbbbbbbb', { version: 1, alt: 'Two desks by a window' })
    expect(idsOf(await list('?search=harb'))).toEqual(['aaaaaaaaaa'])
    expect(idsOf(await list('?search=window%20desk'))).toEqual(['bbbbbbbbbb'])
    expect(idsOf(await list('?filter=unused'))).toEqual(['bbbbbbbbbb'])
    expect(idsOf(await list('?filter=without-alt'))).toEqual(['aaaaaaaaaa'])
    expect(idsOf(await list('?search=harbour&filter=unused'))).toEqual([])
  })

  test('shows people who don’t manage entries their own pictures and those that are published', async () => {
    await add('aaaaaaaaaa', people.ben)
    const live = await add('bbbbbbbbbb', people.ben)
    await add('cccccccccc', people.mei.toUpperCase())
    const nora = service.as('nora')
    await nora.move(await nora.begin(showing(`![A wave](${live})\n`)), 'publish')
    expect(idsOf(await list('', 'mei'))).toEqual(['bbbbbbbbbb', 'cccccccccc'])
    expect(idsOf(await list())).toEqual(['aaaaaaaaaa', 'bbbbbbbbbb', 'cccccccccc'])
    const rita = await apiOf(service.open.app, issuer, 'rita@firm.example').get('/api/pictures')
    expect(idsOf(listPictures.responses[200].parse(rita.json()))).toEqual(['bbbbbbbbbb'])
  })

  test('keeps title and alternative text, guards them against a lost update, and logs the change', async () => {
    await add('aaaaaaaaaa')
    const saved = await change('aaaaaaaaaa', { version: 1, title: 'Swell', alt: 'A wave breaks' })
    expect(saved.json()).toMatchObject({ title: 'Swell', alt: 'A wave breaks', version: 2 })
    const audited = (await readChanges(database.db)).at(-1)
    expect(audited).toMatchObject({
      ...{ actor: people.nora, action: 'picture.changed', subject: 'Wave' },
      ...{ before: { title: 'Wave', alt: '' }, after: { title: 'Swell', alt: 'A wave breaks' } },
    })
    // the same again, as after a lost response
    expect((await change('aaaaaaaaaa', { version: 1, title: 'Swell' })).statusCode).toBe(200)
    const late = await change('aaaaaaaaaa', { version: 1, title: 'Surf' })
    expect(outcomeOf(late)).toEqual([409, 'changed'])
    expect(late.json()).toMatchObject({ current: { title: 'Swell', version: 2 } })
    expect(outcomeOf(await change('dddddddddd', { version: 1, title: 'Surf' }))).toEqual([404, 'not_found'])
    expect(outcomeOf(await change('aaaaaaaaaa', { version: 2, title: ' ' }))).toEqual([400, 'bad_request'])
  })

  test('deletes only what is used nowhere', async () => {
    const src = await add('aaaaaaaaaa')
    await add('bbbbbbbbbb')
    await service.as('mei').begin(showing(`![A wave](${src})\n`))
    const refused = await remove('aaaaaaaaaa', 1)
    expect(outcomeOf(refused)).toEqual([409, 'in_use'])
    expect(outcomeOf(await remove('bbbbbbbbbb', 2))).toEqual([409, 'changed'])
    expect((await remove('bbbbbbbbbb', 1)).statusCode).toBe(204)
    expect(outcomeOf(await remove('bbbbbbbbbb', 1))).toEqual([404, 'not_found'])
    expect(idsOf(await list())).toEqual(['aaaaaaaaaa'])
    const audited = (await readChanges(database.db)).at(-1)
    expect(audited).toMatchObject({ action: 'picture.removed', subject: 'Wave', after: null })
  })

  test('knows the uses of texts from before there was a library', async () => {
    const src = await add('aaaaaaaaaa')
    await service.as('mei').begin(showing(`![A wave](${src})\n`))
    const before = await load('aaaaaaaaaa')
    while ((await migrate(database.db, 'down'))[0] !== '0021-media-library');
    await migrate(database.db, 'up')
    expect(await load('aaaaaaaaaa')).toEqual({ ...before, title: 'wave' })
    const { rows } = await sql<{
      title: string
    }>`select title from search_item where kind = 'picture'`.execute(database.db)
    expect(rows).toEqual([{ title: 'wave' }])
  })
})
