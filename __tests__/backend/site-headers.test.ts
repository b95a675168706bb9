import { sql } from 'kysely'
import { hosting, putFile } from './support/make-site'
import { openApp, type OpenApp } from './support/open-app'

const revalidate = 'public, max-age=0, must-revalidate'
const immutable = 'public, max-age=31536000, immutable'

let open: OpenApp
beforeAll(async () => {
  open = await openApp({
    prepare: (app) => {
      app.get('/boom', () => Promise.reject(new Error('secret detail')))
      app.get('/api/boom', () => Promise.reject(new Error('secret detail')))
    },
  })
  await sql`select 1`.execute(open.db) // opened before it is asked after
})
afterAll(() => open.close())

const get = (url: string, headers: Record<string, string> = {}) => open.app.inject({ url, headers })

describe('headers of every response', () => {
  test.each([
    ['a page', '/about/', 200],
    ['a service worker', '/app-0a1b.js', 200],
    ['an unknown page', '/nothing/', 404],
    ['a page without its slash', '/about', 301],
    ['a moved page', '/old/', 301],
    ['an error', '/boom', 500],
    ['an unreadable address', '/%zz', 400],
    ['an unreadable call', '/api/%zz', 400],
  ])('%s (%s, %i) has those of hosting.json and a request id', async (_what, url, status) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({ 'x-frame-options': 'DENY', 'referrer-policy': 'strict-origin' })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    expect(answer.headers.server).toBeUndefined()
    expect(answer.headers['x-powered-by']).toBeUndefined()
  })

  test.each([
    ['a script', '/static/deep/late.js', 200],
    ['the API', '/api/health', 200],
    ['an unknown call', '/api/nothing', 404],
    ['an error of the API', '/api/boom', 500],
  ])('%s (%s, %i), which is never a document, has no headers for documents', async (_what, url, status) => {
    const { statusCode, headers } = await get(url)
    expect(statusCode).toBe(status)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    for (const name of ['x-frame-options', 'referrer-policy', 'server', 'x-powered-by'])
      expect(headers[name]).toBeUndefined()
  })
})

describe('the Content-Security-Policy', () => {
  const policy =
    "default-src 'self'; style-src 'sha256-x' 'sha256-about' 'sha256-home'; report-uri /api/policy-reports"
  let strict: OpenApp
  beforeAll(async () => {
    strict = await openApp()
    const settings = {
      ...hosting,
      headers: { ...hosting.headers, 'content-security-policy': policy },
      styles: { '/about/': ["'sha256-about'"], '/': ["'sha256-home'"] },
    }
    await putFile(strict.directory, '/hosting.json', JSON.stringify(settings))
  })
  afterAll(() => strict.close())

  test.each([
    ['a page without styles of its own', '/admin/'],
    ['a page that is missing', '/nothing/'],
    ['a picture that can hold scripts', '/icon.svg'],
    ['a service worker', '/sw.js'],
    ['a sitemap', '/sitemap-0.xml'],
    ['a text', '/plain.txt'],
  ])('of %s (%s) is the whole one', async (_what, url) => {
    expect((await strict.app.inject({ url })).headers['content-security-policy']).toBe(policy)
  })

  test('of a page names its own style sheets and those that scripts add, and no other page’s', async () => {
    const of = async (url: string) => (await strict.app.inject({ url })).headers['content-security-policy']
    expect(await of('/about/')).toBe(policy.replace(" 'sha256-home'", ''))
    expect(await of('/')).toBe(policy.replace(" 'sha256-about'", ''))
  })

  test.each([
    ['a script', '/static/deep/late.js'],
    ['a style sheet', '/static/style.css'],
    ['a picture', '/static/photo.png'],
    ['page data', '/page-data/about/page-data.json'],
    ['a call', '/api/health'],
  ])('of %s (%s) is short', async (_what, url) => {
    expect((await strict.app.inject({ url })).headers['content-security-policy']).toBe(
      "default-src 'self'; frame-ancestors 'self'",
    )
  })

  test('of an unchanged script is that of the script', async () => {
    const url = '/static/deep/late.js'
    const etag = String((await strict.app.inject({ url })).headers.etag)
    const answer = await strict.app.inject({ url, headers: { 'if-none-match': etag } })
    expect([answer.statusCode, answer.headers['content-security-policy']]).toEqual([
      304,
      "default-src 'self'; frame-ancestors 'self'",
    ])
  })

  test('is none where the site has none', async () => {
    for (const url of ['/about/', '/static/style.css'])
      expect((await get(url)).headers['content-security-policy']).toBeUndefined()
  })
})

describe('headers by path', () => {
  test.each([
    ['a page', '/about/', revalidate],
    ['page data', '/page-data/about/page-data.json', revalidate],
    ['a file of no rule', '/plain.txt', revalidate],
    ['a script at the top', '/app-0a1b.js', immutable],
    ['anything below a prefix', '/static/style.css', immutable],
    ['a path of its own, last of two matches', '/sw.js', 'no-cache'],
    ['a call', '/api/health', 'no-store'],
    ['an unknown call', '/api/nothing', 'no-store'],
    ['a page that failed', '/boom', 'no-store'],
  ])('%s (%s) has Cache-Control "%s"', async (_what, url, expected) => {
    expect((await get(url)).headers['cache-control']).toBe(expected)
  })

  test('a rule overrides the defaults', async () => {
    const { headers } = await get('/admin/')
    expect(headers).toMatchObject({ 'x-frame-options': 'SAMEORIGIN', 'x-robots-tag': 'noindex' })
    expect(headers['cache-control']).toBe(revalidate)
  })

  test('a rule for the top level ignores deeper files', async () => {
    await putFile(open.directory, '/deep/app.js', '1')
    expect((await get('/deep/app.js')).headers['cache-control']).toBe(revalidate)
  })

  test.each(['/gone-9f.js', '/static/gone.css'])(
    'the 404 of %s isn’t cached as long as the file would be',
    async (url) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, revalidate])
    },
  )
})

describe('hosting.json', () => {
  test('is reloaded when it changes, and an invalid version is ignored', async () => {
    const own = await openApp()
    const headerNow = async () => (await own.app.inject('/about/')).headers['x-frame-options']
    const write = (text: string) => putFile(own.directory, '/hosting.json', text, new Date())
    try {
      expect(await headerNow()).toBe('DENY')
      await write(JSON.stringify({ ...hosting, headers: { 'x-frame-options': 'NEW' } }))
      expect(await headerNow()).toBe('NEW')
      await write('{ broken')
      expect([await headerNow(), await headerNow()]).toEqual(['NEW', 'NEW'])
    } finally {
      await own.close()
    }
  })

  test('stops startup when invalid, with location and error', async () => {
    const broken = { ...hosting, notFound: 404 } as unknown as typeof hosting
    await expect(openApp({ hosting: broken })).rejects.toThrow(
      /hosting\.json: notFound: must be text, not the number 404/,
    )
  })
})
