import { sql } from 'kysely'
import { z } from 'zod'
import { ServiceError } from '../../backend/errors/service-error'
import { registerEndpoint } from '../../backend/register-endpoint'
import { api } from '../../contract/api'
import type { Endpoint } from '../../contract/endpoint'
import { ErrorSchema } from '../../contract/error'
import { HealthSchema } from '../../contract/health'
import { openApp, type OpenApp } from './support/open-app'

const greet = {
  method: 'POST',
  path: '/api/greetings/:name',
  access: 'public',
  summary: 'Greets.',
  request: {
    params: z.object({ name: z.string().min(2) }),
    query: z.object({ times: z.coerce.number().int() }),
    body: z.object({ mood: z.enum(['warm', 'cold']) }),
  },
  responses: { 201: z.object({ greeting: z.string() }), 404: ErrorSchema },
} as const satisfies Endpoint

const startedAt = new Date('2024-01-02T03:04:05.678Z')
let open: OpenApp
beforeAll(async () => {
  open = await openApp({
    startedAt,
    prepare: (app) =>
      registerEndpoint(app, greet, ({ params, query, body, answer }) => {
        if (params.name === 'nobody') throw new ServiceError('not_found', 'There is nobody to greet.')
        return answer(201, { greeting: `${body.mood} hello ${params.name}`.repeat(query.times) })
      }),
  })
  await sql`select 1`.execute(open.db) // opened before it is asked after
})
afterAll(() => open.close())

const post = (url: string, payload: unknown) =>
  open.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(payload),
  })

describe('GET /api/health', () => {
  test('answers as documented and is never cached', async () => {
    const answer = await open.app.inject('/api/health')
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
    expect(HealthSchema.parse(answer.json())).toEqual({
      status: 'ok',
      startedAt: startedAt.toISOString(),
      checks: {
        database: 'ok',
        migrations: 'ok',
        site: 'ok',
        files: 'ok',
        scanner: 'off',
        email: 'off',
        build: 'none',
      },
    })
  })

  test('answers HEAD requests', async () => {
    expect((await open.app.inject({ method: 'HEAD', url: '/api/health' })).statusCode).toBe(200)
  })
})

test.each(Object.values(api))('serves $method $path of the contract', ({ method, path: url }) => {
  expect(open.app.hasRoute({ method, url })).toBe(true)
})

test('GET /api/openapi.json describes the API', async () => {
  const answer = await open.app.inject('/api/openapi.json')
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ openapi: '3.1.0', paths: { '/api/employee': { get: {} } } })
})

describe('an endpoint of the contract', () => {
  test('passes parsed parts to its handler and sends the declared response', async () => {
    const answer = await post('/api/greetings/ada?times=2', { mood: 'warm' })
    expect([answer.statusCode, answer.json()]).toEqual([201, { greeting: 'warm hello adawarm hello ada' }])
  })

  test('rejects invalid input, naming the field', async () => {
    const answer = await post('/api/greetings/ada?times=2', { mood: 'sour' })
    expect(answer.statusCode).toBe(400)
    const { code, message } = ErrorSchema.parse(answer.json())
    expect(code).toBe('bad_request')
    expect(message).toContain('mood')
  })

  test('sends a ServiceError with its code and message', async () => {
    const answer = await post('/api/greetings/nobody?times=1', { mood: 'cold' })
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'not_found', message: 'There is nobody to greet.' },
    ])
  })

  test.each([
    ['JSON that is none', 'application/json', '{', 400, 'bad_request'],
    ['a type it does not know', 'text/strange', 'x', 415, 'unsupported_media_type'],
    ['more than it takes', 'application/json', `"${'x'.repeat(1024 * 1024)}"`, 413, 'payload_too_large'],
  ])('rejects %s', async (_what, type, payload, status, code) => {
    const headers = { 'content-type': type }
    const answer = await open.app.inject({
      method: 'POST',
      url: '/api/greetings/ada?times=1',
      headers,
      payload,
    })
    expect([answer.statusCode, ErrorSchema.parse(answer.json()).code]).toEqual([status, code])
  })
})

describe('the request id', () => {
  const given = { 'x-request-id': 'from-the-proxy-1' }

  test('is generated when no proxy is trusted', async () => {
    const answer = await open.app.inject({ url: '/api/health', headers: given })
    expect(answer.headers['x-request-id']).not.toBe('from-the-proxy-1')
  })

  test('is taken from a trusted proxy if it is well-formed', async () => {
    const own = await openApp({ trustProxy: true })
    expect((await own.app.inject({ url: '/', headers: given })).headers['x-request-id']).toBe(
      'from-the-proxy-1',
    )
    const strange = await own.app.inject({ url: '/', headers: { 'x-request-id': 'a b<script>' } })
    expect(strange.headers['x-request-id']).toMatch(/^[\w-]{36}$/)
    await own.close()
  })
})
