import { sweepPictures } from '../../backend/pictures/sweep-pictures'
import { createPicturesRepository } from '../../backend/repositories/pictures-repository'
import type { EntryContent } from '../../contract/entry'
import { kinds, startDatabases, type Databases } from './support/databases'
import { clearEntries, openEntryService, people, type EntryService } from './support/entry-service'
import { article } from './support/sample-content'
import type { TestDatabase } from './support/test-database'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

const hour = 60 * 60_000
const day = 24 * hour
const uploaded = new Date('2026-05-04T10:00:00.000Z')
const after = (time: number) => new Date(uploaded.getTime() + time)

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('unused pictures on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: EntryService
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openEntryService(database.db, issuer)
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

  const add = async (hash: string) => {
    const bytes = Buffer.from(hash)
    const picture = { hash, name: 'wave', width: 1, height: 1, bytes, by: people.mei }
    await createPicturesRepository(database.db).add(picture)
    await database.db.updateTable('picture').set({ looked_at: uploaded }).where('hash', '=', hash).execute()
    return `/media/${hash}/wave.webp`
  }
  const left = async () =>
    (await database.db.selectFrom('picture').select('hash').orderBy('hash').execute()).map(({ hash }) => hash)
  const sweep = (now: Date) => sweepPictures(database.db, now)
  const showing = (src: string, slug = 'tides'): EntryContent => ({
    ...article(slug),
    markdown: `Look.\n\n![A wave](${src})\n`,
  })

  test('are deleted 30 days after they were first found unused', async () => {
    await add('aaaaaaaaaa')
    expect(await sweep(after(2 * day))).toBe(0)
    expect(await sweep(after(32 * day))).toBe(0)
    expect(await left()).toEqual(['aaaaaaaaaa'])
    expect(await sweep(after(33 * day + hour))).toBe(1)
    expect(await left()).toEqual([])
  })

  test('stay while a draft, a revision, a published entry or a shared page shows them', async () => {
    const mei = service.as('mei')
    const nora = service.as('nora')
    await mei.begin(showing(await add('aaaaaaaaaa'), 'drafted'))
    const changed = await mei.begin(showing(await add('bbbbbbbbbb'), 'changed'))
    await nora.save(changed, article('changed'))
    const { entry } = await nora.move(await nora.begin(showing(await add('cccccccccc'), 'live')), 'publish')
    await nora.save(entry, article('live'))
    await database.db.deleteFrom('revision').where('entry_id', '=', entry.id).execute()
    await database.db
      .insertInto('seo_setting')
      .values({ path: '/about/', image: await add('dddddddddd'), updated_by: people.nora })
      .execute()
    const all = await left()
    expect(all).toHaveLength(4)
    expect(await sweep(after(2 * day))).toBe(0)
    expect(await sweep(after(100 * day))).toBe(0)
    expect(await left()).toEqual(all)
  })

  test('stay for another 30 days after they were shown or uploaded again', async () => {
    const src = await add('aaaaaaaaaa')
    await add('bbbbbbbbbb')
    expect(await sweep(after(2 * day))).toBe(0)
    const entry = await service.as('mei').begin(showing(src))
    await add('bbbbbbbbbb')
    expect(await sweep(after(40 * day))).toBe(0)
    const { id, version } = entry
    await service.as('mei').send('DELETE', `/api/entries/${id}?version=${version}`)
    const erased = await service.as('mei').send('DELETE', `/api/entries/${id}/trash?version=${version + 1}`)
    expect(erased.statusCode).toBe(204)
    expect(await sweep(after(50 * day))).toBe(0)
    expect(await left()).toEqual(['aaaaaaaaaa', 'bbbbbbbbbb'])
    expect(await sweep(after(75 * day))).toBe(1)
    expect(await sweep(after(85 * day))).toBe(1)
    expect(await left()).toEqual([])
  })

  test('are swept once a day', async () => {
    await add('aaaaaaaaaa')
    await sweep(after(2 * day))
    await sweep(after(2 * day + 23 * hour))
    const { looked_at, unused_since } = await database.db
      .selectFrom('picture')
      .select(['looked_at', 'unused_since'])
      .executeTakeFirstOrThrow()
    expect([looked_at, unused_since]).toEqual([after(2 * day), after(2 * day)])
  })
})
