import { Writable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../../backend/errors/service-error'
import { createTestDatabase } from './support/databases'
import { openApp } from './support/open-app'

interface Request {
  method?: 'GET' | 'POST'
  url: string
}

/** Everything the service logs while it answers these requests. */
async function logOf(
  requests: readonly Request[],
  prepare: (app: FastifyInstance) => void = () => undefined,
): Promise<string> {
  let log = ''
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      log += String(chunk)
      done()
    },
  })
  const { app, close } = await openApp({ logger: { level: 'trace', stream } })
  prepare(app)
  for (const request of requests) await app.inject({ ...request, remoteAddress: '203.0.113.77' })
  await close()
  return log
}

test('a search is not in the log, and its path is', async () => {
  const log = await logOf([
    { url: '/api/admin/inquiries?search=Ada%20Lovelace' },
    { url: '/about/?from=Ada%20Lovelace' },
    { url: '/nothing/here?q=Ada%20Lovelace' },
    { url: '/%E0%A4%A?q=Ada%20Lovelace' },
    { url: '/api/nothing?q=Ada%20Lovelace' },
    { method: 'POST', url: '/about/?q=Ada%20Lovelace' },
  ])
  expect(log).toContain('"url":"/api/admin/inquiries"')
  expect(log).toContain('"method":"POST"')
  expect(log).not.toMatch(/Lovelace/)
})

test('a request is one line with its path, status and time', async () => {
  const log = await logOf([{ url: '/about/?a=1' }, { url: '/nothing/' }])
  const lines = log
    .split('\n')
    .filter((line) => line.includes('"reqId"'))
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toMatchObject([
    { req: { method: 'GET', url: '/about/' }, res: { statusCode: 200 }, msg: 'request completed' },
    { req: { method: 'GET', url: '/nothing/' }, res: { statusCode: 404 }, msg: 'request completed' },
  ])
  expect(typeof lines[0]?.['responseTime']).toBe('number')
})

test('the address of a visitor is not in the log', async () => {
  const log = await logOf([{ url: '/' }, { url: '/api/me' }, { url: '/nothing/' }])
  expect(log).toContain('"url":"/api/me"')
  expect(log).not.toContain('203.0.113')
})

test('an error of the database is in the log with its constraint and cause, without the row', async () => {
  const database = createTestDatabase()
  const addTwice = async () => {
    const email = 'ada@firm.example'
    const ada = { email, email_key: email, roles: ['employee'] }
    for (let time = 1; time <= 2; time++) await database.db.insertInto('employee').values(ada).execute()
  }
  const log = await logOf([{ url: '/plain' }, { url: '/explained' }], (app) => {
    app.get('/plain', addTwice)
    app.get('/explained', () =>
      addTwice().catch((cause: unknown) => {
        throw new ServiceError('internal_error', 'We couldn’t save it.', { cause })
      }),
    )
  })
  await database.close()
  const constraint = /"code":"23505".*"constraint":"([^"]+)"/.exec(log)?.[1]
  expect(constraint).toContain('email')
  expect(log).toMatch(/We couldn’t save it.*caused by: .*duplicate key value/)
  expect(log).not.toContain('ada@firm.example')
})
