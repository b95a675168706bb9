import { openDatabase } from '../../backend/database/open-database'
import { ErrorSchema } from '../../contract/error'
import { HealthSchema } from '../../contract/health'
import { compileBackend } from './support/compile-backend'
import { openApp } from './support/open-app'
import { startPostgres, type PostgresServer } from './support/postgres-server'
import { runCompiled } from './support/run-backend'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

let server: PostgresServer
let issuer: TokenIssuer
beforeAll(async () => {
  server = await startPostgres()
  issuer = await startTokenIssuer()
})
afterAll(async () => {
  await server.remove()
  await issuer.stop()
})

test('answers 503 while the database server is down', async () => {
  const database = await openDatabase({ place: { kind: 'server', url: await server.createDatabase() } })
  const open = await openApp({ db: database.db, signIn: issuer.plan })
  const headers = { authorization: `Bearer ${await issuer.tokenFor('somebody@firm.example')}` }
  const call = async () => open.app.inject({ url: '/api/employee', headers })
  const health = async () => {
    const answer = await open.app.inject('/api/health')
    const { status, checks } = HealthSchema.parse(answer.json())
    return [answer.statusCode, status, checks.database, checks.migrations]
  }

  const page = async (path: string) => {
    const answer = await open.app.inject({ url: path, headers: { accept: 'text/html' } })
    return [answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]
  }

  expect((await call()).statusCode).toBe(200)
  expect(await health()).toEqual([200, 'ok', 'ok', 'ok'])
  expect(await page('/blog/tides/')).toEqual([404, undefined, expect.any(String)])
  await server.stop()
  // an entry that no build has made, or a redirect made in the workspace
  for (const path of ['/blog/tides/', '/old-page/']) expect(await page(path)).toEqual([503, '10', 'no-store'])
  expect((await open.app.inject('/none.js')).statusCode).toBe(404)
  for (let calls = 0; calls < 3; calls++) {
    const away = await call()
    expect([away.statusCode, ErrorSchema.parse(away.json()).code]).toEqual([503, 'database_unavailable'])
    expect(away.headers['retry-after']).toBe('10')
  }
  expect(await health()).toEqual([503, 'unavailable', 'unavailable', 'unknown'])
  expect((await open.app.inject('/about/')).statusCode).toBe(200)
  await server.start()
  expect((await call()).statusCode).toBe(200)
  expect(await health()).toEqual([200, 'ok', 'ok', 'ok'])

  await open.close()
  await database.close()
})

describe('startup explains what is wrong with DATABASE_URL:', () => {
  let compiled: string
  beforeAll(async () => (compiled = await compileBackend()))
  const startWith = async (change: (url: URL) => void) => {
    const url = new URL(await server.createDatabase())
    url.password = 'top-secret'
    change(url)
    const program = runCompiled(compiled, { PORT: '0', DATABASE_URL: url.href })
    const code = await program.ended()
    expect(program.output()).not.toContain('top-secret')
    return [code, program.output()]
  }

  test('a server that does not answer', async () => {
    expect(await startWith((url) => (url.port = '9'))).toEqual([
      1,
      "PostgreSQL at 127.0.0.1:9 can't be reached (ECONNREFUSED). Start it, or correct DATABASE_URL.\n",
    ])
  })

  test('a missing database', async () => {
    expect(await startWith((url) => (url.pathname = '/nothing'))).toEqual([
      1,
      expect.stringMatching(/has no database "nothing"\. Create it, or correct DATABASE_URL\.\n$/),
    ])
  })

  test('an unknown user', async () => {
    expect(await startWith((url) => (url.username = 'nobody'))).toEqual([
      1,
      expect.stringMatching(/refuses the user or the password\. Correct them in DATABASE_URL\.\n$/),
    ])
  })
})
