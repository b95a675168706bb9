import { Agent, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppOptions } from '../../backend/create-app'
import { hosting, putFile, texts } from './support/make-site'
import { openApp, type OpenApp } from './support/open-app'

interface Service extends OpenApp {
  /** Addresses of the requests that Fastify saw, in turn. */
  seen: string[]
  ask: (url: string, headers?: Record<string, string>, method?: string) => Promise<Answer>
}

interface Answer {
  status: number | undefined
  headers: IncomingHttpHeaders
  body: string
}

let service: Service
const agent = new Agent({ keepAlive: true })
afterEach(() => service.close())
afterAll(() => agent.destroy())

async function listen(
  options: Partial<AppOptions> = {},
  preClose: () => Promise<void> = () => Promise.resolve(),
): Promise<Service> {
  const seen: string[] = []
  const open = await openApp({
    checkMs: 60_000,
    ...options,
    prepare: (app) => {
      app.addHook('preClose', preClose)
      app.addHook('onRequest', (request, _reply, done) => {
        seen.push(request.url)
        done()
      })
    },
  })
  await open.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = open.app.server.address() as AddressInfo
  const ask: Service['ask'] = (path, headers = {}, method = 'GET') =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers, method, agent }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () => {
          const body = Buffer.concat(parts).toString('latin1')
          resolve({ status: answer.statusCode, headers: answer.headers, body })
        })
      }).on('error', reject)
    })
  return { ...open, seen, ask }
}

/** What every answer has of its own. */
const withoutOwn = ({ headers, ...answer }: Answer) => {
  const { date: _date, 'x-request-id': id, ...shared } = headers
  expect(id).toMatch(/^[\da-f-]{36}$/)
  return { ...answer, headers: shared }
}

const requests: [string, string, Record<string, string>][] = [
  ['a page', '/about/', {}],
  ['a page in Brotli', '/about/', { 'accept-encoding': 'gzip, deflate, br' }],
  ['a page in gzip', '/', { 'accept-encoding': 'gzip' }],
  ['a script that is kept for a year', '/app-0a1b.js', { 'accept-encoding': 'br' }],
  ['a page with headers of its own', '/admin/', {}],
  ['a picture', '/static/photo.png', { 'accept-encoding': 'br' }],
  ['a page whose name is encoded', '/100%25%20sure/', {}],
]

test.each(requests)('the second request for %s is answered like the first', async (_name, url, headers) => {
  service = await listen({ siteOrigins: ['https://www.firm.example'] })
  const own = { ...headers, origin: 'https://www.firm.example' }
  const first = await service.ask(url, own)
  const second = await service.ask(url, own)
  expect(service.seen).toEqual([url])
  expect(first.status).toBe(200)
  expect(withoutOwn(second)).toEqual(withoutOwn(first))
  expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
})

test('each encoding gets its own bytes', async () => {
  service = await listen()
  await service.ask('/about/', { 'accept-encoding': 'br' })
  const plain = await service.ask('/about/')
  expect([plain.headers['content-encoding'], plain.body]).toEqual([undefined, texts['/about/index.html']])
})

test('a client’s fresh copy is not sent again, and a condition that fails is refused', async () => {
  service = await listen()
  const { headers } = await service.ask('/about/')
  const etag = headers.etag ?? ''
  const byFastify = withoutOwn(await service.ask('/about/?x=1', { 'if-none-match': etag }))
  const again = withoutOwn(await service.ask('/about/', { 'if-none-match': etag }))
  expect([again, again.status, again.body]).toEqual([byFastify, 304, ''])
  expect((await service.ask('/about/', { 'if-match': '"other"' })).status).toBe(412)
})

test('parts, HEAD and other methods of a known address are answered as ever', async () => {
  service = await listen()
  await service.ask('/about/')
  const part = await service.ask('/about/', { range: 'bytes=0-3' })
  expect([part.status, part.body]).toEqual([206, '<h1>'])
  const head = await service.ask('/about/', {}, 'HEAD')
  expect([head.status, head.body]).toEqual([200, ''])
  expect((await service.ask('/about/', {}, 'DELETE')).status).toBe(405)
})

test('redirects and missing pages are not remembered', async () => {
  service = await listen()
  for (const url of ['/old/', '/nothing/']) for (let time = 1; time <= 2; time++) await service.ask(url)
  expect(service.seen).toEqual(['/old/', '/old/', '/nothing/', '/nothing/'])
})

test('a new build is sent once it is live', async () => {
  service = await listen({ checkMs: 20 })
  for (let time = 1; time <= 2; time++) await service.ask('/about/')
  await putFile(service.directory, '/about/index.html', 'a new page')
  await putFile(service.directory, '/hosting.json', JSON.stringify({ ...hosting, headers: {} }))
  await pause(40)
  const { body, headers } = await service.ask('/about/')
  expect([body, headers['x-frame-options']]).toEqual(['a new page', undefined])
})

test('each request is logged and counted', async () => {
  const lines: string[] = []
  const stream = new Writable({
    write: (line: Buffer, _encoding, done) => {
      lines.push(line.toString())
      done()
    },
  })
  service = await listen({ logger: { level: 'info', stream }, metricsToken: '0123456789abcdef' })
  const answers = [await service.ask('/about/'), await service.ask('/about/')]
  expect(service.seen).toEqual(['/about/'])
  const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ reqId }) => reqId)
  const expected = answers.map(({ headers }) => ({
    level: 30,
    reqId: headers['x-request-id'],
    req: { method: 'GET', url: '/about/', host: expect.stringMatching(/^127\.0\.0\.1:/) as unknown },
    res: { statusCode: 200 },
    responseTime: expect.any(Number) as unknown,
    msg: 'request completed',
  }))
  expect(logged).toMatchObject(expected)
  const [first, second] = logged
  expect(Object.keys(second ?? {})).toEqual(Object.keys(first ?? {}))
  const metrics = await service.ask('/api/metrics', { authorization: 'Bearer 0123456789abcdef' })
  expect(metrics.body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/*",status="200"} 2\n',
  )
})

test('while the service stops, a known request is told that the connection ends', async () => {
  let close = () => {}
  service = await listen({}, () => new Promise<void>((resolve) => (close = resolve)))
  await service.ask('/about/')
  const closed = service.app.close()
  await pause(10)
  const { headers } = await service.ask('/about/')
  expect(headers.connection).toBe('close')
  close()
  await closed
})
