import { rm } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hosting, putFile, texts, writtenAt } from './support/make-site'
import { openApp, type OpenApp } from './support/open-app'

let open: OpenApp
beforeAll(async () => {
  open = await openApp()
})
afterAll(() => open.close())

const get = (url: string, headers: Record<string, string> = {}) => open.app.inject({ url, headers })

describe('files of the site', () => {
  test('serves the home page and pages below it as HTML', async () => {
    const home = await get('/')
    expect([home.statusCode, home.body]).toEqual([200, texts['/index.html']])
    const about = await get('/about/')
    expect([about.statusCode, about.body]).toEqual([200, texts['/about/index.html']])
    expect(about.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('ignores the query of a page', async () => {
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
  ])('sends %s as %s', async (url, type) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, type])
  })

  test('serves a page whose name needs encoding', async () => {
    expect((await get('/100%25%20sure/')).body).toBe(texts['/100% sure/index.html'])
  })

  test('answers HEAD like GET, without a body', async () => {
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
  ])('doesn’t serve %s', async (url) => {
    const answer = await get(url)
    expect([answer.statusCode, answer.body]).toEqual([404, texts['/404.html']])
  })

  test('serves the hidden folder .well-known', async () => {
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
  ])('guesses nothing for %s', async (url) => {
    expect((await get(url)).statusCode).toBe(404)
  })
})

describe('compressed variants', () => {
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
  ])('for "Accept-Encoding: %s" the encoding is %s', async (accepted, encoding) => {
    const answer = await get('/about/', { 'accept-encoding': accepted })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, encoding])
    expect(decoded(answer.rawPayload, encoding)).toBe(texts['/about/index.html'])
    expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length)
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
  })

  test('compressible responses vary by encoding, compressed or not; images do not', async () => {
    expect((await get('/about/')).headers.vary).toBe('Accept-Encoding')
    expect((await get('/about/', { 'accept-encoding': 'br' })).headers.vary).toBe('Accept-Encoding')
    expect((await get('/plain.txt')).headers.vary).toBe('Accept-Encoding')
    expect((await get('/static/photo.png')).headers.vary).toBeUndefined()
  })

  test('a file without variants is sent uncompressed', async () => {
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

  test.each(['br', 'gzip', 'identity'])('a fresh copy in %s gets 304 with its headers', async (encoding) => {
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
  })

  test('the ETag of one encoding doesn’t match another', async () => {
    const answer = await get('/about/', { 'accept-encoding': 'gzip', 'if-none-match': await etagOf('br') })
    expect(answer.statusCode).toBe(200)
  })

  test('If-Modified-Since works without an ETag', async () => {
    const { headers } = await get('/about/')
    expect(headers['last-modified']).toBe(writtenAt.toUTCString())
    const since = (date: Date) => get('/about/', { 'if-modified-since': date.toUTCString() })
    expect((await since(writtenAt)).statusCode).toBe(304)
    expect((await since(new Date(writtenAt.getTime() - 60_000))).statusCode).toBe(200)
  })

  test('an invalid date is ignored', async () => {
    expect((await get('/about/', { 'if-modified-since': 'yesterday' })).statusCode).toBe(200)
    expect((await get('/about/', { 'if-unmodified-since': 'yesterday' })).statusCode).toBe(200)
  })

  test('the ETag survives a rebuild that doesn’t change the page, and differs after one that keeps size and date', async () => {
    const etagAfter = async (content: string, built: Date) => {
      await putFile(open.directory, '/page-data/a.json', content, writtenAt)
      await putFile(open.directory, '/hosting.json', JSON.stringify(hosting), built)
      return (await get('/page-data/a.json')).headers.etag
    }
    const before = await etagAfter('{"a":1}', new Date('2024-05-07'))
    expect(await etagAfter('{"a":1}', new Date('2024-05-08'))).toBe(before)
    expect(await etagAfter('{"a":2}', new Date('2024-05-09'))).not.toBe(before)
  })

  test('If-Match with another ETag gets 412', async () => {
    expect((await get('/about/', { 'if-match': '"other"' })).statusCode).toBe(412)
    expect((await get('/about/', { 'if-match': await etagOf('identity') })).statusCode).toBe(200)
  })

  const etagOf = async (encoding: string) =>
    String((await get('/about/', { 'accept-encoding': encoding })).headers.etag)
})

describe('a large file', () => {
  const large = 'abcdefghij'.repeat(100_000)
  beforeAll(() => putFile(open.directory, '/media/large.bin', large))

  test('is sent whole, in part, and not at all for HEAD', async () => {
    const whole = await get('/media/large.bin')
    expect([whole.statusCode, whole.headers['content-length'], whole.body === large]).toEqual([
      200,
      '1000000',
      true,
    ])
    const part = await get('/media/large.bin', { range: 'bytes=999998-' })
    expect([part.statusCode, part.headers['content-length'], part.body]).toEqual([206, '2', 'ij'])
    const head = await open.app.inject({ method: 'HEAD', url: '/media/large.bin' })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '1000000', ''])
  })

  test('has an ETag of its content', async () => {
    const { etag } = (await get('/media/large.bin')).headers
    expect((await get('/media/large.bin', { 'if-none-match': String(etag) })).statusCode).toBe(304)
  })
})

describe('a release', () => {
  const rebuild = (at: string) =>
    putFile(open.directory, '/hosting.json', JSON.stringify(hosting), new Date(at))

  test('is read from disk once, and the next one anew', async () => {
    await putFile(open.directory, '/page-data/b.json', '{"b":1}')
    expect((await get('/page-data/b.json')).body).toBe('{"b":1}')
    await rm(path.join(open.directory, '/page-data/b.json'))
    expect((await get('/page-data/b.json')).body).toBe('{"b":1}')
    await rebuild('2024-05-10')
    expect((await get('/page-data/b.json')).statusCode).toBe(404)
  })

  test('that comes later is noticed when the disk is asked again', async () => {
    const patient = await openApp({ checkMs: 60_000 })
    const statusOf = async () => (await patient.app.inject('/about/')).statusCode
    expect(await statusOf()).toBe(200)
    await rm(patient.directory, { recursive: true })
    expect(await statusOf()).toBe(200)
    await patient.close()
  })
})

describe('ranges', () => {
  const whole = 'not really a picture'

  test('a range is sent as 206', async () => {
    const answer = await get('/static/photo.png', { range: 'bytes=4-9' })
    expect([answer.statusCode, answer.body]).toEqual([206, whole.slice(4, 10)])
    expect(answer.headers['content-range']).toBe(`bytes 4-9/${whole.length}`)
    expect(answer.headers['cache-control']).toContain('immutable')
  })

  test('If-Range continues only the same file', async () => {
    const etag = String((await get('/static/photo.png')).headers.etag)
    const part = (condition: string) =>
      get('/static/photo.png', { range: 'bytes=4-9', 'if-range': condition })
    expect((await part(etag)).statusCode).toBe(206)
    expect((await part(writtenAt.toUTCString())).statusCode).toBe(206)
    expect((await part('"other"')).body).toBe(whole)
    expect((await part('yesterday')).body).toBe(whole)
  })

  test('the last bytes are sent; more than there are mean all', async () => {
    const last = await get('/static/photo.png', { range: 'bytes=-7' })
    expect([last.statusCode, last.body]).toEqual([206, 'picture'])
    const all = await get('/static/photo.png', { range: 'bytes=-1000' })
    expect([all.statusCode, all.body]).toEqual([206, whole])
    expect(all.headers['content-range']).toBe(`bytes 0-${whole.length - 1}/${whole.length}`)
  })

  test.each(['bytes=0-1,5-6', 'items=0-1', '0-1'])(
    'for "Range: %s" the whole file is sent',
    async (range) => {
      const answer = await get('/static/photo.png', { range })
      expect([answer.statusCode, answer.body]).toEqual([200, whole])
    },
  )

  test.each(['bytes=9-2', 'bytes=-0', 'bytes=x'])('"Range: %s" gets 416', async (range) => {
    expect((await get('/static/photo.png', { range })).statusCode).toBe(416)
  })

  test('a range of a compressed page is one of its compressed bytes', async () => {
    const encoding = { 'accept-encoding': 'br' }
    const { rawPayload } = await get('/about/', encoding)
    const part = await get('/about/', { ...encoding, range: 'bytes=2-5' })
    expect([part.statusCode, part.headers['content-encoding'], part.headers['content-length']]).toEqual([
      206,
      'br',
      '4',
    ])
    expect(part.rawPayload).toEqual(rawPayload.subarray(2, 6))
  })

  test('a range beyond the end gets 416 with the size, as plain text and uncached', async () => {
    const answer = await get('/static/style.css', { range: 'bytes=99999-', 'accept-encoding': 'br' })
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toMatch(/^bytes \*\/\d+$/)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['cache-control']).not.toContain('immutable')
  })
})
