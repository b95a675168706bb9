import { sql } from 'kysely'
import sharp from 'sharp'
import { migrate } from '../../backend/database/migrate'
import { createEmployeesRepository } from '../../backend/repositories/employees-repository'
import { createPicturesRepository } from '../../backend/repositories/pictures-repository'
import type { EntryContent } from '../../contract/entry'
import {
  addPicture,
  getPicture,
  listPictureForms,
  listPictures,
  type LibraryPicture,
  type PictureDetail,
} from '../../contract/picture'
import { apiOf, outcomeOf } from './support/api-of'
import { readChanges } from './support/audit-log'
import { kinds, startDatabases, type Databases } from './support/databases'
import { clearEntries, openEntryService, people, type EntryService } from './support/entry-service'
import { article, person } from './support/sample-content'
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
        ...{ src, title: 'Wave', alt: 'A wave' },
        shown: '/media/aaaaaaaaaa/wave.aaaaaaaaaa.webp',
        thumbnail: '/media/aaaaaaaaaa/wave.aaaaaaaaaa.small.webp',
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
    const shown = await nora.begin(person('ada-moor', { portrait: { src, alt: 'At sea' } }))
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
    expect(uses).toBe(5)
    expect(pages).toEqual(['/about/'])
    const placesOf = (id: string) => {
      const { isDraft, liveSlug, isTrashed, alt, revisions } = entries.find((one) => one.id === id) ?? {}
      return { isDraft, liveSlug, isTrashed, alt, hasRevisions: (revisions ?? []).length > 0 }
    }
    expect(placesOf(drafted.id)).toMatchObject({ isDraft: true, liveSlug: null, alt: 'A cover' })
    expect(placesOf(shown.id)).toMatchObject({ isDraft: true, alt: 'At sea' })
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

  describe('what a picture shows', () => {
    /** Red on the left, blue on the right. */
    const drawing = (width = 60, height = 30, left = 'red') => {
      const half = { width: width / 2, height, channels: 3, background: left } as const
      return sharp({ create: { width, height, channels: 3, background: 'blue' } })
        .composite([{ input: { create: half }, left: 0, top: 0 }])
        .png()
        .toBuffer()
    }
    const send = async (method: 'POST' | 'PUT', url: string, payload: Buffer) =>
      service.open.app.inject({
        method,
        url,
        headers: {
          authorization: `Bearer ${await issuer.tokenFor(people.nora)}`,
          'content-type': 'image/png',
        },
        payload,
      })
    const upload = async (payload: Buffer) => {
      const answer = await send('POST', '/api/pictures?name=Quay.png', payload)
      const { src } = addPicture.responses[201].parse(answer.json())
      return { src, id: src.slice('/media/'.length, '/media/'.length + 10) }
    }
    const replace = (id: string, version: number, payload: Buffer) =>
      send('PUT', `/api/pictures/${id}/file?version=${version}`, payload)
    const show = (url: string) => service.open.app.inject(`/api${url}`)
    const colorOf = async (url: string, x = 0.1) => {
      const { rawPayload } = await show(url)
      const { width = 1, height = 1 } = await sharp(rawPayload).metadata()
      const place = { left: Math.floor(width * x), top: Math.floor(height / 2), width: 1, height: 1 }
      const [red = 0, green = 0, blue = 0] = await sharp(rawPayload)
        .extract(place)
        .removeAlpha()
        .raw()
        .toBuffer()
      return red > 128 ? 'red' : green > 100 ? 'green' : blue > 128 ? 'blue' : 'dark'
    }
    const formsOf = async () => {
      const answer = await service.open.app.inject('/api/picture-forms')
      return listPictureForms.responses[200].parse(answer.json()).data
    }
    const publish = async (src: string) => {
      const nora = service.as('nora')
      await nora.move(await nora.begin(showing(`![A quay](${src})\n`)), 'publish')
    }

    test('is replaced under the same address, for every text, and the change is logged', async () => {
      const { id, src } = await upload(await drawing())
      await publish(src)
      const before = await load(id)
      const { etag = '' } = (await show(src)).headers
      const answer = await replace(id, 1, await drawing(80, 40, 'green'))
      expect(answer.json()).toMatchObject({
        id,
        src,
        uses: 1,
        width: 80,
        height: 40,
        version: 2,
        title: 'Quay',
      })
      const { shown, thumbnail } = await load(id)
      expect(shown).not.toBe(before.shown)
      for (const url of [src, shown, thumbnail, before.shown]) expect(await colorOf(url)).toBe('green')
      expect((await show(shown)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
      expect((await show(before.shown)).headers['cache-control']).toBe('public, no-cache')
      const stale = await service.open.app.inject({ url: `/api${src}`, headers: { 'if-none-match': etag } })
      expect(stale.statusCode).toBe(200)
      expect((await readChanges(database.db)).at(-1)).toMatchObject({
        action: 'picture.replaced',
        subject: 'Quay',
      })
      expect(await formsOf()).toEqual([{ id, src, shown, focus: null }])
    })

    test('is not replaced over a change by someone else; the same file again is no conflict', async () => {
      const { id } = await upload(await drawing())
      await change(id, { version: 1, alt: 'A quay' })
      const late = await replace(id, 1, await drawing(80, 40, 'green'))
      expect(outcomeOf(late)).toEqual([409, 'changed'])
      expect(late.json()).toMatchObject({ current: { alt: 'A quay', version: 2 } })
      expect((await replace(id, 2, await drawing(80, 40, 'green'))).statusCode).toBe(200)
      expect((await replace(id, 2, await drawing(80, 40, 'green'))).json()).toMatchObject({ version: 3 })
      expect(outcomeOf(await replace('dddddddddd', 1, await drawing()))).toEqual([404, 'not_found'])
      expect(outcomeOf(await replace(id, 3, Buffer.from('no picture')))).toEqual([
        415,
        'unsupported_media_type',
      ])
    })

    test('stays its own when the first file is uploaded again', async () => {
      const first = await upload(await drawing())
      await replace(first.id, 1, await drawing(80, 40, 'green'))
      const again = await upload(await drawing())
      expect(again.id).not.toBe(first.id)
      expect([await colorOf(first.src), await colorOf(again.src)]).toEqual(['green', 'red'])
      expect(await upload(await drawing())).toEqual(again)
    })

    test('is cropped from the whole picture, and back', async () => {
      const { id, src } = await upload(await drawing())
      const right = { left: 0.5, top: 0, width: 0.5, height: 1 }
      const cropped = await change(id, { version: 1, crop: right })
      expect(cropped.json()).toMatchObject({ crop: right, width: 30, height: 30, version: 2 })
      expect(await colorOf(src)).toBe('blue')
      // the same again, as after a lost response
      expect((await change(id, { version: 1, crop: right })).json()).toMatchObject({ version: 2 })
      const left = { left: 0, top: 0, width: 0.5, height: 0.5 }
      expect(outcomeOf(await change(id, { version: 1, crop: left }))).toEqual([409, 'changed'])
      expect((await change(id, { version: 2, crop: left })).json()).toMatchObject({ width: 30, height: 15 })
      expect(await colorOf(src)).toBe('red')
      const whole = await service.as('nora').get(`/api/pictures/${id}/whole`)
      expect(whole.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'private, no-store',
      })
      expect(await sharp(whole.rawPayload).metadata()).toMatchObject({ width: 60, height: 30 })
      expect((await change(id, { version: 3, crop: null })).json()).toMatchObject({ crop: null, width: 60 })
      expect(outcomeOf(await change(id, { version: 4, crop: { ...left, width: 0 } }))).toEqual([
        400,
        'bad_request',
      ])
    })

    test('keeps a focal point for the build, until it shows something else', async () => {
      const { id, src } = await upload(await drawing())
      await publish(src)
      const focus = { x: 0.25, y: 0.5 }
      expect((await change(id, { version: 1, focus })).json()).toMatchObject({ focus })
      expect(await formsOf()).toEqual([{ id, src, shown: src, focus }])
      expect((await change(id, { version: 2, focus, alt: 'A quay' })).json()).toMatchObject({
        alt: 'A quay',
        focus,
      })
      await replace(id, 3, await drawing(80, 40, 'green'))
      expect(await load(id)).toMatchObject({ focus: null })
    })

    test('is told to the build only where it is published', async () => {
      const { id, src } = await upload(await drawing())
      await service.as('mei').begin(showing(`![A quay](${src})\n`))
      await replace(id, 1, await drawing(80, 40, 'green'))
      expect(await formsOf()).toEqual([])
    })
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
