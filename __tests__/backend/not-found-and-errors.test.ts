import { rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { Writable } from 'node:stream'
import { brotliDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { createApp } from '../../backend/create-app'
import { ErrorSchema } from '../../contract/error'
import { findHtmlFaults } from '../setup/find-html-faults'
import { hosting, putFile, texts } from './support/make-site'
import { openApp, type OpenApp } from './support/open-app'
import { requestRaw } from './support/request-raw'

let open: OpenApp
const log: string[] = []
beforeAll(async () => {
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      log.push(chunk.toString())
      done()
    },
  })
  open = await openApp({
    logger: { level: 'info', stream },
    prepare: (app) => {
      app.get('/boom', () => Promise.reject(new Error('secret detail')))
      app.get('/api/boom', () => Promise.reject(new Error('secret detail')))
    },
  })
})
afterAll(() => open.close())

describe('an unknown page', () => {
  test.each([undefined, '*/*', 'text/html,application/xhtml+xml', 'image/png,*/*;q=0.5'])(
    'gets the 404 page for "Accept: %s"',
    async (accept) => {
      const answer = await open.app.inject({
        url: '/nothing/',
        headers: accept === undefined ? {} : { accept },
      })
      expect([answer.statusCode, answer.body]).toEqual([404, texts['/404.html']])
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'Accept-Encoding',
      })
    },
  )

  test('is plain text for a client that accepts no HTML', async () => {
    const answer = await open.app.inject({ url: '/nothing.png', headers: { accept: 'image/png' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
  })

  test('is compressed', async () => {
    const answer = await open.app.inject({ url: '/nothing/', headers: { 'accept-encoding': 'br' } })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([404, 'br'])
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(texts['/404.html'])
  })

  test('is a complete 404 whatever conditions and ranges are requested', async () => {
    const headers = { range: 'bytes=0-3', 'if-none-match': '*' }
    const answer = await open.app.inject({ url: '/nothing/', headers })
    expect([answer.statusCode, answer.body]).toEqual([404, texts['/404.html']])
  })

  test('answers HEAD with headers only', async () => {
    await open.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = open.app.server.address() as AddressInfo
    const answer = await requestRaw(port, '/nothing/', { method: 'HEAD' })
    expect([answer.status, answer.body]).toEqual([404, ''])
    expect(answer.headers['content-length']).toBe(String(texts['/404.html'].length))
  })

  test('is plain text when the site has no 404 page', async () => {
    const own = await openApp({ hosting: { ...hosting, notFound: '/none.html' } })
    expect((await own.app.inject('/nothing/')).headers['content-type']).toBe('text/plain; charset=utf-8')
    await own.close()
  })
})

describe('an unknown endpoint', () => {
  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['GET', '/api/health/'],
    ['POST', '/api/health'],
    ['DELETE', '/api/nothing'],
  ] as const)('%s %s is explained in JSON', async (method, url) => {
    const answer = await open.app.inject({ method, url, headers: { accept: 'text/html' } })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
    expect(ErrorSchema.parse(answer.json())).toEqual({
      code: 'not_found',
      message: `There is no ${method} ${url}. Check the method and the path.`,
    })
  })

  test('is reported before the body is read', async () => {
    const headers = { 'content-type': 'text/strange' }
    const answer = await open.app.inject({ method: 'POST', url: '/api/nothing', headers, payload: 'x' })
    expect(answer.json()).toMatchObject({ code: 'not_found' })
  })

  test('doesn’t include /apiary, which is a page', async () => {
    expect((await open.app.inject('/apiary')).headers['content-type']).toBe('text/html; charset=utf-8')
  })
})

describe('other methods on pages', () => {
  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s is rejected with the allowed methods',
    async (method) => {
      const headers = { 'content-type': 'text/strange' }
      const answer = await open.app.inject({ method, url: '/about/', headers, payload: 'x' })
      expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
      expect(answer.headers['x-frame-options']).toBe('DENY')
    },
  )
})

describe('an unexpected error', () => {
  test('shows the 500 page; its details are logged and never sent', async () => {
    log.length = 0
    const answer = await open.app.inject('/boom')
    expect([answer.statusCode, answer.body]).toEqual([500, texts['/500.html']])
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(log.join('')).toContain('secret detail')
    expect(log.join('')).toContain(String(answer.headers['x-request-id']))
  })

  test('is explained in JSON by the API, without details', async () => {
    const answer = await open.app.inject('/api/boom')
    expect(answer.statusCode).toBe(500)
    expect(ErrorSchema.parse(answer.json()).code).toBe('internal_error')
    expect(answer.body).not.toContain('secret')
  })

  test('is plain text when the site has no 500 page', async () => {
    const own = await openApp({
      hosting: { ...hosting, serverError: '/none.html' },
      prepare: (app) => void app.get('/boom', () => Promise.reject(new Error('secret detail'))),
    })
    const answer = await own.app.inject('/boom')
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8'])
    expect(answer.body).not.toContain('secret')
    await own.close()
  })
})

describe('a missing site', () => {
  test('answers 503 with a page that reloads, until it exists', async () => {
    const own = await openApp()
    await sql`select 1`.execute(own.db) // opened before it is asked after
    const siteDirectory = path.join(own.directory, 'later')
    const app = await createApp({ siteDirectory, checkMs: 0, db: own.db, logger: false })
    const missing = await app.inject('/')
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8'])
    expect(missing.body).toContain('<h1>This site is being prepared</h1>')
    expect(await findHtmlFaults(missing.body)).toEqual([])
    expect(missing.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '15', refresh: '15' })
    const file = await app.inject({ url: '/logo.svg', headers: { accept: 'image/*' } })
    expect([file.statusCode, file.headers['content-type'], file.headers['retry-after']]).toEqual([
      503,
      'text/plain; charset=utf-8',
      '15',
    ])
    const unready = await app.inject('/api/health')
    expect([unready.statusCode, unready.json()]).toMatchObject([
      503,
      { status: 'unavailable', checks: { site: 'missing' } },
    ])

    await putFile(siteDirectory, '/index.html', 'built')
    await putFile(siteDirectory, '/hosting.json', JSON.stringify(hosting))
    expect((await app.inject('/')).body).toBe('built')
    expect((await app.inject('/api/health')).json()).toMatchObject({ status: 'ok', checks: { site: 'ok' } })

    await rm(siteDirectory, { recursive: true })
    expect((await app.inject('/about/')).statusCode).toBe(503)
    await app.close()
    await own.close()
  })
})
