import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { putFile, texts, writtenAt } from './support/make-site'
import { openApp, type OpenApp } from './support/open-app'

let open: OpenApp
beforeAll(async () => {
  open = await openApp()
})
afterAll(() => open.close())

const get = (url: string, headers: Record<string, string> = {}) => open.app.inject({ url, headers })

describe('files of the site', () => {
  test('the home page and the pages below are served as HTML', async () => {
    const home = await get('/')
    expect([home.statusCode, home.body]).toEqual([200, texts['/index.html']])
    const about = await get('/about/')
    expect([about.statusCode, about.body]).toEqual([200, texts['/about/index.html']])
    expect(about.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('a query does not matter to a page', async () => {
    expect((await get('/about/?utm_source=x')).body).toBe(texts['/about/index.html'])
  })

  test.each([
    ['/app-0a1b.js', 'text/javascript; charset=utf-8'],
    ['/static/style.css', 'text/css; charset=utf-8'],
    ['/page-data/about/page-data.json', 'application/json; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8'],
    ['/sitemap-0.xml', 'application/xml; charset=utf-8'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/plain.txt', 'text/plain; charset=utf-8'],
    ['/static/photo.png', 'image/png'],
  ])('%s is sent as %s', async (url, type) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
  })

  test('a page whose name needs encoding is served', async () => {
    expect((await get('/100%25%20sure/')).body).toBe(texts['/100% sure/index.html'])
  })

  test('HEAD says what GET would, without a body', async () => {
    const answer = await open.app.inject({
      method: 'HEAD',
      url: '/about/',
      headers: { 'accept-encoding': 'br' },
    })
    const { headers } = await get('/about/', { 'accept-encoding': 'br' })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    for (const name of [
      'content-type',
      'content-length',
      'content-encoding',
      'etag',
      'last-modified',
      'vary',
    ]) {
      expect([name, answer.headers[name]]).toEqual([name, headers[name]])
    }
  })

  test.each([
    '/hosting.json',
    '/about/index.html.br',
    '/app-0a1b.js.gz',
    '/app-0a1b.js.map',
    '/.env',
    '/.git/config',
  ])('%s is not served', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([404, texts['/404.html']])
  })

  test('the agreed hidden folder, .well-known, is served', async () => {
    expect((await get('/.well-known/security.txt')).statusCode).toBe(200)
  })

  test.each([
    '/About/',
    '/ABOUT/',
    '/Index.html',
    '/static/',
    '/static',
    '/empty-folder/',
    '/about/index.html/',
  ])('nothing is guessed for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('compressed forms', () => {
  test.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['BR', 'br'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0, *', 'gzip'],
    ['br;q=0.2, gzip;q=0.8', 'gzip'],
    ['gzip;q=0.5, identity', undefined],
    ['identity', undefined],
    ['*', 'br'],
    ['*;q=0', undefined],
    ['deflate', undefined],
    ['br;q=nonsense', undefined],
    ['', undefined],
  ])('"Accept-Encoding: %s" is answered in %s', async (accepted, encoding) => {
    const answer = await get('/about/', { 'accept-encoding': accepted })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding])
    expect(decoded(answer.rawPayload, encoding)).toBe(texts['/about/index.html'])
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('every compressible answer varies by encoding, compressed or not; a picture does not', async () => {
    expect((await get('/about/')).headers.vary).toBe('Accept-Encoding')
    expect((await get('/about/', { 'accept-encoding': 'br' })).headers.vary).toBe('Accept-Encoding')
    expect((await get('/plain.txt')).headers.vary).toBe('Accept-Encoding')
    expect((await get('/static/photo.png')).headers.vary).toBeUndefined()
  })

  test('a file without compressed forms is sent as it is', async () => {
    const answer = await get('/plain.txt', { 'accept-encoding': 'br, gzip' })
    expect([answer.headers['content-encoding'], answer.body]).toEqual([undefined, 'without compressed forms'])
  })

  function decoded(payload: Buffer, encoding: string | undefined): string {
    if (encoding === 'br') return brotliDecompressSync(payload).toString()
    return (encoding === 'gzip' ? gunzipSync(payload) : payload).toString()
  }
})

describe('revalidation', () => {
  test('each encoding has its own strong ETag', async () => {
    const etags = await Promise.all(['br', 'gzip', 'identity'].map(etagOf))
    expect(new Set(etags).size).toBe(3)
    for (const etag of etags) expect(etag).toMatch(/^"[\w-]+"$/)
  })

  test.each(['br', 'gzip', 'identity'])(
    'a copy in %s that is still good gets 304 with its headers',
    async (encoding) => {
      const etag = await etagOf(encoding)
      const answer = await get('/about/', {
        'accept-encoding': encoding,
        'if-none-match': `"other", W/${etag}`,
      })
      expect([answer.statusCode, answer.body]).toEqual([304, ''])
      expect(answer.headers).toMatchObject({
        etag,
        vary: 'Accept-Encoding',
        'cache-control': 'public, max-age=0, must-revalidate',
        'x-frame-options': 'DENY',
      })
      expect(answer.headers['content-encoding']).toBeUndefined()
    },
  )

  test('the copy of one encoding does not stand for another', async () => {
    const answer = await get('/about/', { 'accept-encoding': 'gzip', 'if-none-match': await etagOf('br') })
    expect(answer.statusCode).toBe(200)
  })

  test('a date is enough where there is no ETag', async () => {
    const { headers } = await get('/about/')
    expect(headers['last-modified']).toBe(writtenAt.toUTCString())
    const since = (date: Date) => get('/about/', { 'if-modified-since': date.toUTCString() })
    expect((await since(writtenAt)).statusCode).toBe(304)
    expect((await since(new Date(writtenAt.getTime() - 60_000))).statusCode).toBe(200)
  })

  test('an unreadable date is no condition', async () => {
    expect((await get('/about/', { 'if-modified-since': 'yesterday' })).statusCode).toBe(200)
    expect((await get('/about/', { 'if-unmodified-since': 'yesterday' })).statusCode).toBe(200)
  })

  test('a page that a rebuild left as it was keeps its ETag; a changed one of the same size and date does not', async () => {
    await putFile(open.directory, '/page-data/a.json', '{"a":1}')
    const before = (await get('/page-data/a.json')).headers.etag
    await putFile(open.directory, '/page-data/a.json', '{"a":1}', new Date())
    expect((await get('/page-data/a.json')).headers.etag).toBe(before)
    await putFile(open.directory, '/page-data/a.json', '{"a":2}', new Date(Date.now() + 5_000))
    expect((await get('/page-data/a.json')).headers.etag).not.toBe(before)
  })

  test('If-Match is answered with 412 when the file is another one', async () => {
    expect((await get('/about/', { 'if-match': '"other"' })).statusCode).toBe(412)
    expect((await get('/about/', { 'if-match': await etagOf('identity') })).statusCode).toBe(200)
  })

  const etagOf = async (encoding: string) =>
    String((await get('/about/', { 'accept-encoding': encoding })).headers.etag)
})

describe('ranges', () => {
  const whole = 'not really a picture'

  test('a part of a file is sent as 206', async () => {
    const answer = await get('/static/photo.png', { range: 'bytes=4-9' })
    expect([answer.statusCode, answer.body]).toEqual([206, whole.slice(4, 10)])
    expect(answer.headers['content-range']).toBe(`bytes 4-9/${whole.length}`)
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  test('a part is continued only of the same file', async () => {
    const etag = String((await get('/static/photo.png')).headers.etag)
    const part = (condition: string) =>
      get('/static/photo.png', { range: 'bytes=4-9', 'if-range': condition })
    expect((await part(etag)).statusCode).toBe(206)
    expect((await part(writtenAt.toUTCString())).statusCode).toBe(206)
    expect((await part('"other"')).body).toBe(whole)
    expect((await part('yesterday')).body).toBe(whole)
  })

  test('a part beyond the end is refused with 416 and the size, in plain text and not to be kept', async () => {
    const answer = await get('/static/style.css', { range: 'bytes=99999-', 'accept-encoding': 'br' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['cache-control']).not.toContain('immutable')
  })
})
