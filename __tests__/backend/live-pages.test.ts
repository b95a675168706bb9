import { ServiceError } from '../../backend/errors/service-error'
import { createFindContentFile, openSite } from '../../backend/site/open-site'
import type { EntryKind } from '../../contract/content/entry-kind'
import { hosting, putFile, texts } from './support/make-site'
import { openApp, type OpenApp } from './support/open-app'

const page = '<!DOCTYPE html><html lang="en"><h1>No such page</h1></html>'
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

let open: OpenApp
let published: string[]
let isAway: boolean
beforeAll(async () => {
  open = await openApp({
    isPublished: (kind: EntryKind, slug: string) =>
      isAway
        ? Promise.reject(new ServiceError('database_unavailable', 'No database.'))
        : Promise.resolve(published.includes(`${kind} ${slug}`)),
  })
  await putFile(open.directory, '/404.html', page)
})
afterAll(() => open.close())
beforeEach(() => {
  published = ['post ebb', 'case-study harbour', 'job pilot']
  isAway = false
})

const get = (url: string, headers: Record<string, string> = browser) => open.app.inject({ url, headers })

describe('a published entry before the next build', () => {
  test.each(['/blog/ebb/', '/case-study/harbour/', '/career/pilot/'])(
    'is served at %s, marked for the live script and noindex',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.body]).toEqual([
        200,
        '<!DOCTYPE html><html data-live lang="en"><h1>No such page</h1></html>',
      ])
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'x-robots-tag': 'noindex',
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-frame-options': 'DENY',
      })
    },
  )

  test('redirects to its address with a trailing slash', async () => {
    const answer = await get('/blog/ebb?from=mail')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/blog/ebb/?from=mail'])
  })

  test('answers 404 to HEAD requests of the site’s router, so that the live page stays', async () => {
    const answer = await open.app.inject({ method: 'HEAD', url: '/blog/ebb/', headers: { accept: '*/*' } })
    expect(answer.statusCode).toBe(404)
    const asked = await open.app.inject({ method: 'HEAD', url: '/blog/ebb/', headers: browser })
    expect(asked.statusCode).toBe(200)
  })

  test('is a plain 404 for clients that don’t accept HTML', async () => {
    expect((await get('/blog/ebb/', { accept: 'image/png' })).statusCode).toBe(404)
  })

  test('is replaced by its page once built', async () => {
    await putFile(open.directory, '/blog/tides/index.html', 'built')
    published.push('post tides')
    const answer = await get('/blog/tides/')
    expect([answer.statusCode, answer.body, answer.headers['x-robots-tag']]).toEqual([
      200,
      'built',
      undefined,
    ])
  })
})

describe('an address without an entry', () => {
  test.each([
    '/blog/none/',
    '/case-study/ebb/',
    '/blog/ebb/more/',
    '/blog/tag/ebb/',
    '/blog/',
    '/blog/EBB/',
    '/services/ebb/',
  ])('is not found: %s', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([404, undefined])
    expect(answer.body).not.toContain('data-live')
  })

  test('is a temporary error while the database is down: it may be published', async () => {
    isAway = true
    const answer = await get('/blog/ebb/')
    expect([answer.statusCode, answer.headers['retry-after'], answer.body]).toEqual([
      503,
      '10',
      texts['/500.html'],
    ])
  })

  test('is not found when the service publishes nothing', async () => {
    const own = await openApp()
    const answer = await own.app.inject({ url: '/blog/ebb/', headers: browser })
    expect([answer.statusCode, answer.body]).toEqual([404, texts['/404.html']])
    await own.close()
  })
})

describe('content files by slug', () => {
  test('are known from hosting.json of the built site', async () => {
    const find = createFindContentFile(await openSite(open.directory, { onBroken: () => undefined }))
    expect(await find('post', 'tides')).toBe('content/blog/tides.md')
    expect([await find('job', 'tides'), await find('post', 'ebb')]).toEqual([undefined, undefined])
  })

  test('are unknown if the site is missing or its hosting.json lists none', async () => {
    const { files: _, ...older } = hosting
    await putFile(open.directory, '/older/hosting.json', JSON.stringify(older))
    const inOlder = createFindContentFile(
      await openSite(`${open.directory}/older`, { onBroken: () => undefined }),
    )
    const inNone = createFindContentFile(
      await openSite(`${open.directory}/none`, { onBroken: () => undefined }),
    )
    expect([await inOlder('post', 'tides'), await inNone('post', 'tides')]).toEqual([undefined, undefined])
  })
})
