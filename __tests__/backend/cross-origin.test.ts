import { openApp, type OpenApp } from './support/open-app'
import { requestRaw } from './support/request-raw'

const cdn = 'https://www.firm.example'
let open: OpenApp
let port: number
beforeAll(async () => {
  open = await openApp({ siteOrigins: [cdn] })
  port = Number(new URL(await open.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => open.close())

const ask = (url: string, origin: string) =>
  open.app.inject({
    method: 'OPTIONS',
    url,
    headers: { origin, 'access-control-request-method': 'PATCH' },
  })

test('pages of an allowed origin may call the API', async () => {
  const answer = await ask('/api/admin/employees', cdn)
  expect(answer.statusCode).toBe(204)
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': cdn,
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  })
  const called = await open.app.inject({ url: '/api/employee', headers: { origin: cdn } })
  expect([called.statusCode, called.headers['access-control-allow-origin']]).toEqual([503, cdn])
})

test('pages of other origins may not', async () => {
  const answer = await ask('/api/admin/employees', 'https://evil.example')
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

test('static pages get no CORS headers', async () => {
  const answer = await ask('/about/', cdn)
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect((await open.app.inject({ url: '/about/', headers: { origin: cdn } })).headers).not.toHaveProperty(
    'access-control-allow-origin',
  )
})

test('a malformed path is answered without CORS headers', async () => {
  for (const url of ['//', '///', '//api/employee']) {
    const answer = await requestRaw(port, url, { headers: { origin: cdn } })
    expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([404, undefined])
  }
})

test('by default no other origin may call the API', async () => {
  const own = await openApp()
  const answer = await own.app.inject({ url: '/api/health', headers: { origin: cdn } })
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  await own.close()
})
