import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, pauseOf } from '../../../src/client/api-error'
import { createApiClient } from '../../../src/client/create-api-client'

/** A backend that answers as it is told; the last request it got. */
async function serve(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}
const servers: ReturnType<typeof createServer>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

const sendJson = (status: number, body: unknown): RequestListener => {
  return (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
}

/** The error a call ends with. */
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  )

test('resolves with the backend’s response', async () => {
  const baseUrl = await serve(sendJson(200, { data: [{ email: 'a@firm.example', roles: ['admin'] }] }))
  const { data } = await createApiClient({ baseUrl }).GET('/api/employee')
  expect(data.data[0]?.roles).toEqual(['admin'])
})

test('sends parameters, body and method as the contract defines', async () => {
  const seen: string[] = []
  const baseUrl = await serve((request, response) => {
    request.on('data', (chunk: Buffer) => seen.push(chunk.toString()))
    request.on('end', () => {
      seen.unshift(`${request.method} ${request.url} ${request.headers['content-type']}`)
      sendJson(200, {})(request, response)
    })
  })
  await createApiClient({ baseUrl }).PATCH('/api/admin/employees/{id}', {
    params: { path: { id: 'a b' } },
    body: { roles: ['admin'], version: 2 },
  })
  expect(seen).toEqual([
    'PATCH /api/admin/employees/a%20b application/json',
    '{"roles":["admin"],"version":2}',
  ])
})

test('a refused token is replaced by a fresh one, and the call is made again', async () => {
  const seen: unknown[] = []
  const onUnauthorized = jest.fn()
  const baseUrl = await serve((request, response) => {
    seen.push(request.headers.authorization)
    const isAccepted = request.headers.authorization === 'Bearer fresh'
    sendJson(isAccepted ? 200 : 401, { data: [], code: 'token_not_accepted' })(request, response)
  })
  const getToken = (options?: { isFresh?: boolean }) => Promise.resolve(options?.isFresh ? 'fresh' : 'cached')
  await createApiClient({ baseUrl, getToken, onUnauthorized }).GET('/api/employee')
  expect([seen, onUnauthorized.mock.calls]).toEqual([['Bearer cached', 'Bearer fresh'], []])
})

test('a user whose fresh token is refused, too, has to sign in again', async () => {
  const onUnauthorized = jest.fn()
  const baseUrl = await serve(sendJson(401, { code: 'token_not_accepted', message: 'No.' }))
  const call = createApiClient({ baseUrl, getToken: () => Promise.resolve('t'), onUnauthorized }).GET(
    '/api/me',
  )
  expect(await failureOf(call)).toMatchObject({ code: 'token_not_accepted' })
  expect(onUnauthorized).toHaveBeenCalledTimes(1)
})

test('an anonymous call that is refused is not made again', async () => {
  let calls = 0
  const baseUrl = await serve((request, response) => {
    calls += 1
    sendJson(401, { code: 'token_missing', message: 'No.' })(request, response)
  })
  await failureOf(createApiClient({ baseUrl }).GET('/api/me'))
  expect(calls).toBe(1)
})

test('a rate limit error has the time to wait, other errors do not', async () => {
  const refuse = async (code: string, after: string) => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(429, { 'content-type': 'application/json', 'retry-after': after })
      response.end(JSON.stringify({ code, message: 'Later.' }))
    })
    return failureOf(createApiClient({ baseUrl }).GET('/api/employee'))
  }
  const pauses = [
    await refuse('too_many_requests', '34'),
    await refuse('too_many_requests', '0'),
    await refuse('too_many_requests', 'Sun, 22 Nov 2026 10:00:00 GMT'),
    await refuse('database_unavailable', '5'),
  ].map((error) => error instanceof ApiError && pauseOf(error))
  expect(pauses).toEqual([34_000, 1_000, undefined, undefined])
})

test('a response without a body is a success', async () => {
  const baseUrl = await serve((_request, response) => void response.writeHead(204).end())
  const { response } = await createApiClient({ baseUrl }).DELETE('/api/admin/employees/{id}', {
    params: { path: { id: '1' }, query: { version: 1 } },
  })
  expect(response.status).toBe(204)
})

test('asks for the token on each call, and sends none without one', async () => {
  const seen: unknown[] = []
  const baseUrl = await serve((request, response) => {
    seen.push(request.headers.authorization)
    sendJson(200, { data: [] })(request, response)
  })
  const tokens = ['one', 'two', undefined]
  const api = createApiClient({ baseUrl, getToken: () => Promise.resolve(tokens.shift()) })
  for (let call = 0; call < 3; call++) await api.GET('/api/employee')
  expect(seen).toEqual(['Bearer one', 'Bearer two', undefined])
})

test('rethrows errors from getToken without a call', async () => {
  const expired = new Error('interaction_required')
  const api = createApiClient({ baseUrl: 'http://127.0.0.1:9', getToken: () => Promise.reject(expired) })
  expect(await failureOf(api.GET('/api/employee'))).toBe(expired)
})

test('rejects with the backend’s code, message and status', async () => {
  const baseUrl = await serve(sendJson(409, { code: 'last_admin', message: 'This is the last admin.' }))
  const failure = await failureOf(
    createApiClient({ baseUrl }).POST('/api/admin/employees', {
      body: { email: 'a@firm.example', roles: ['admin'] },
    }),
  )
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ code: 'last_admin', message: 'This is the last admin.', status: 409 })
})

test('an error response from a proxy is unreadable', async () => {
  const baseUrl = await serve(
    (_request, response) => void response.writeHead(502).end('<h1>Bad gateway</h1>'),
  )
  expect(await failureOf(createApiClient({ baseUrl }).GET('/api/employee'))).toMatchObject({
    code: 'unreadable',
    status: 502,
    message: 'The server answered 502 without saying why. Try again in a minute.',
  })
})

test('a page instead of data is unreadable', async () => {
  const baseUrl = await serve((_request, response) => void response.end('<h1>Welcome</h1>'))
  const failure = await failureOf(createApiClient({ baseUrl }).GET('/api/employee'))
  expect(failure).toMatchObject({ name: 'ApiError', code: 'unreadable' })
})

test('a backend that can’t be reached is unreachable', async () => {
  const baseUrl = await serve(() => {})
  servers[0]?.close()
  const failure = await failureOf(createApiClient({ baseUrl }).GET('/api/employee'))
  expect(failure).toMatchObject({ name: 'ApiError', code: 'unreachable', status: undefined })
})

test.each([
  ['never answers', (() => {}) satisfies RequestListener],
  [
    'stops in the middle',
    ((_request, response) => void response.write('{"data":[')) satisfies RequestListener,
  ],
])('a backend that %s is slow', async (_what, listener) => {
  const baseUrl = await serve(listener)
  const failure = await failureOf(createApiClient({ baseUrl, timeoutMs: 100 }).GET('/api/employee'))
  expect(failure).toMatchObject({ name: 'ApiError', code: 'slow' })
})

test('an aborted call rejects with the caller’s reason', async () => {
  const baseUrl = await serve(() => {})
  const { signal, abort } = (() => {
    const controller = new AbortController()
    return { signal: controller.signal, abort: (why: Error) => controller.abort(why) }
  })()
  const call = failureOf(createApiClient({ baseUrl }).GET('/api/employee', { signal }))
  const left = new Error('the person left the page')
  abort(left)
  expect(await call).toBe(left)
})
