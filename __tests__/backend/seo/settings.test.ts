import sharp from 'sharp'
import { listAudit } from '../../../contract/audit'
import { PictureSchema } from '../../../contract/picture'
import { mostSeoSettings, saveSeo } from '../../../contract/seo'
import { outcomeOf } from '../support/api-of'
import { kinds, startDatabases, type Databases } from '../support/databases'
import { clearSeo, nothing, openSeoService, seoPath, type SeoService } from '../support/seo-service'
import type { TestDatabase } from '../support/test-database'
import { startTokenIssuer, type TokenIssuer } from '../support/token-issuer'

let issuer: TokenIssuer
beforeAll(async () => (issuer = await startTokenIssuer()))
afterAll(() => issuer.stop())

describe.each(kinds)('SEO settings on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let service: SeoService
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    service = await openSeoService(database.db, issuer)
  })
  afterAll(async () => {
    await service.open.close()
    await database.close()
    await databases.remove()
  })
  beforeEach(() => clearSeo(database.db))

  const log = async () => {
    const answer = await service.nora.get('/api/admin/audit')
    const { data } = listAudit.responses[200].parse(answer.json())
    return data.map(({ actor, action, subject, before, after }) => [actor, action, subject, before, after])
  }

  test('the build can read the settings, without their authors', async () => {
    const saved = await service.nora.set('/about/', { title: 'About us', noindex: true })
    expect(saved).toMatchObject({
      ...nothing,
      title: 'About us',
      noindex: true,
      updatedBy: 'nora@firm.example',
    })
    const { updatedBy: _, ...open } = saved ?? {}
    expect((await service.list()).settings).toEqual([open])
    expect((await service.open.app.inject('/api/seo')).body).not.toContain('nora')
  })

  test('a page with all values cleared has no settings', async () => {
    const saved = await service.nora.set('/about/', { title: 'About us' })
    expect(await service.nora.set('/about/', {}, saved?.version)).toBeUndefined()
    expect((await service.list()).settings).toEqual([])
  })

  test('each change is audited with the changed values only', async () => {
    const saved = await service.nora.set('/about/', { title: 'About us', noindex: true })
    await service.mei.set('/about/', { title: 'Who we are', noindex: true }, saved?.version)
    const mei = ['mei@firm.example', 'seo.changed', '/about/', { title: 'About us' }, { title: 'Who we are' }]
    const nora = [
      'nora@firm.example',
      'seo.changed',
      '/about/',
      { title: null, noindex: null },
      { title: 'About us', noindex: true },
    ]
    expect(await log()).toEqual([mei, nora])
  })

  test('a change based on an outdated version is rejected and returns the current settings', async () => {
    const saved = await service.nora.set('/about/', { title: 'About us' })
    const theirs = await service.mei.set('/about/', { title: 'Who we are' }, saved?.version)
    for (const version of [0, saved?.version]) {
      const answer = await service.nora.trySet('/about/', { title: 'Mine' }, version)
      expect(outcomeOf(answer)).toEqual([409, 'changed'])
      expect(saveSeo.responses[409].parse(answer.json()).current).toEqual([theirs])
    }
  })

  test('settings that were cleared and created again don’t match an earlier version', async () => {
    const first = await service.nora.set('/about/', { title: 'About us' })
    await service.mei.set('/about/', {}, first?.version)
    await service.mei.set('/about/', { title: 'Anew' })
    expect(outcomeOf(await service.nora.trySet('/about/', { title: 'Mine' }, first?.version))).toEqual([
      409,
      'changed',
    ])
  })

  test('an identical change, as after a lost response, is no conflict and not audited', async () => {
    const saved = await service.nora.set('/about/', { title: 'About us' })
    expect(await service.nora.set('/about/', { title: 'About us' })).toEqual(saved)
    expect(await log()).toHaveLength(1)
  })

  test('several pages are changed together or not at all', async () => {
    const theirs = await service.mei.set('/b/', { noindex: true })
    const page = (path: string, version = 0) => ({ ...nothing, path, version, title: `Page ${path}` })
    const refused = await service.nora.send('PUT', seoPath, {
      pages: [page('/a/'), page('/b/'), page('/c/')],
    })
    expect(outcomeOf(refused)).toEqual([409, 'changed'])
    expect((await service.list()).settings.map(({ path }) => path)).toEqual(['/b/'])

    const pages = [page('/c/'), page('/b/', theirs?.version), page('/a/')]
    expect((await service.nora.send('PUT', seoPath, { pages })).statusCode).toBe(200)
    expect((await service.list()).settings.map(({ path, title }) => [path, title])).toEqual([
      ['/a/', 'Page /a/'],
      ['/b/', 'Page /b/'],
      ['/c/', 'Page /c/'],
    ])
  })

  test('of many simultaneous changes to the same pages, in any order, one succeeds', async () => {
    const paths = ['/a/', '/b/', '/c/', '/d/']
    const change = (by: number) => {
      const pages = paths.map((path) => ({ ...nothing, path, version: 0, title: `By ${by}` }))
      return service.nora.send('PUT', seoPath, { pages: by % 2 ? pages : pages.reverse() })
    }
    const answers = await Promise.all(Array.from({ length: 8 }, (_, by) => change(by)))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 7 }, () => 409)])
    expect(new Set((await service.list()).settings.map(({ title }) => title)).size).toBe(1)
  })

  test('an image must have been uploaded here', async () => {
    const image = '/media/0123456789/none.webp'
    expect(outcomeOf(await service.nora.trySet('/about/', { image }))).toEqual([400, 'bad_request'])

    const bytes = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .png()
      .toBuffer()
    const headers = {
      authorization: `Bearer ${await issuer.tokenFor('nora@firm.example')}`,
      'content-type': 'image/png',
    }
    const url = '/api/pictures?name=wave.png'
    const answer = await service.open.app.inject({ method: 'POST', url, headers, payload: bytes })
    const { src } = PictureSchema.parse(answer.json())
    expect(await service.nora.set('/about/', { image: src })).toMatchObject({ image: src })
  })

  test.each([
    ['a path without slashes', { path: 'about' }],
    ['a path of another host', { path: '//evil.example/' }],
    ['a canonical address without encryption', { canonical: 'http://x.example/' }],
    ['a canonical address of script', { canonical: 'javascript:alert(1)' }],
    ['a picture from elsewhere', { image: 'https://x.example/a.png' }],
    ['a title beyond its limit', { title: 'x'.repeat(201) }],
    ['a description beyond its limit', { description: 'x'.repeat(401) }],
    ['half a character', { title: '\ud83d' }],
    ['a value nobody knows', { colour: 'red' }],
  ])('%s is rejected with a clear message', async (_what, values) => {
    const page = { path: '/about/', version: 0, ...nothing, ...values }
    const answer = await service.nora.send('PUT', seoPath, { pages: [page] })
    expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
  })

  test('naming a page twice in one request is rejected', async () => {
    const page = { path: '/about/', version: 0, ...nothing, title: 'One' }
    const answer = await service.nora.send('PUT', seoPath, { pages: [page, { ...page, title: 'Two' }] })
    expect(outcomeOf(answer)).toEqual([400, 'bad_request'])
  })

  test('the number of pages is limited, with a clear message', async () => {
    const rows = Array.from({ length: mostSeoSettings }, (_, at) => ({
      path: `/${at}/`,
      title: 'x',
      updated_by: 'x',
    }))
    for (let at = 0; at < rows.length; at += 1000)
      await database.db
        .insertInto('seo_setting')
        .values(rows.slice(at, at + 1000))
        .execute()
    expect(outcomeOf(await service.nora.trySet('/one-more/', { title: 'More' }))).toEqual([409, 'too_many'])
    expect((await service.list()).settings).toHaveLength(mostSeoSettings)
  })

  test('employees and others may not change anything', async () => {
    const headers = { authorization: `Bearer ${await issuer.tokenFor('ben@firm.example')}` }
    for (const [method, url] of [
      ['PUT', seoPath],
      ['PUT', '/api/admin/redirects/00000000-0000-4000-8000-000000000000'],
      ['DELETE', '/api/admin/redirects/00000000-0000-4000-8000-000000000000?version=1'],
      ['POST', '/api/admin/builds'],
      ['GET', '/api/admin/builds/latest'],
    ] as const) {
      expect(outcomeOf(await service.open.app.inject({ method, url, headers }))).toEqual([
        403,
        'role_insufficient',
      ])
      expect(outcomeOf(await service.open.app.inject({ method, url }))).toEqual([401, 'token_missing'])
    }
  })
})
