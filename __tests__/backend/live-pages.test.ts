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
        ? Promise.reject(new Error('no database'))
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

describe('an entry that no build has seen', () => {
  test.each(['/blog/ebb/', '/case-study/harbour/', '/career/pilot/'])(
    'is found at %s, marked for its script, and kept from search engines',
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

  test('is found without the slash at the end of its address, one hop on', async () => {
    const answer = await get('/blog/ebb?from=mail')
    expect([answer.statusCode, answer.headers.location]).toEqual([301, '/blog/ebb/?from=mail'])
  })

  test('is no page to the router of the site, which would leave the one that shows it', async () => {
    const answer = await open.app.inject({ method: 'HEAD', url: '/blog/ebb/', headers: { accept: '*/*' } })
    expect(answer.statusCode).toBe(404)
    const asked = await open.app.inject({ method: 'HEAD', url: '/blog/ebb/', headers: browser })
    expect(asked.statusCode).toBe(200)
  })

  test('is a plain 404 to who wants no page', async () => {
    expect((await get('/blog/ebb/', { accept: 'image/png' })).statusCode).toBe(404)
  })

  test('gives way to its file once that is there', async () => {
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

  test('is not found either while nobody can be asked, rather than an error', async () => {
    isAway = true
    expect((await get('/blog/ebb/')).statusCode).toBe(404)
  })

  test('is not found where the service publishes nothing', async () => {
    const own = await openApp()
    const answer = await own.app.inject({ url: '/blog/ebb/', headers: browser })
    expect([answer.statusCode, answer.body]).toEqual([404, texts['/404.html']])
    await own.close()
  })
})

describe('files that have an address', () => {
  test('are known from what the built site says of itself', async () => {
    const find = createFindContentFile(await openSite(open.directory, () => undefined))
    expect(await find('post', 'tides')).toBe('content/blog/tides.md')
    expect([await find('job', 'tides'), await find('post', 'ebb')]).toEqual([undefined, undefined])
  })

  test('are none in a site that was built before it said so, or is not there', async () => {
    const { files: _, ...older } = hosting
    await putFile(open.directory, '/older/hosting.json', JSON.stringify(older))
    const inOlder = createFindContentFile(await openSite(`${open.directory}/older`, () => undefined))
    const inNone = createFindContentFile(await openSite(`${open.directory}/none`, () => undefined))
    expect([await inOlder('post', 'tides'), await inNone('post', 'tides')]).toEqual([undefined, undefined])
  })
})
