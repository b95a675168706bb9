import { sql } from 'kysely'
import type { AppOptions } from '../../backend/create-app'
import type { FileStore } from '../../backend/files/file-store'
import { HealthSchema } from '../../contract/health'
import { createTestDatabase } from './support/databases'
import { openApp, type OpenApp } from './support/open-app'
import type { TestDatabase } from './support/test-database'

const files: FileStore = {
  check: () => Promise.resolve(),
  put: () => Promise.reject(new Error()),
  read: () => Promise.reject(new Error()),
  remove: () => Promise.resolve(),
}
let database: TestDatabase
let open: OpenApp
beforeAll(async () => {
  database = createTestDatabase()
  await sql`select 1`.execute(database.db)
})
afterEach(() => open.close())
afterAll(() => database.close())

const start = async (options: Partial<AppOptions> = {}) => {
  open = await openApp({ db: database.db, files, ...options })
}

const read = async () => {
  const answer = await open.app.inject('/api/health')
  return { code: answer.statusCode, ...HealthSchema.parse(answer.json()) }
}

test('a site on another host is not missing', async () => {
  await start({ siteDirectory: '/no/such/folder', siteOrigins: ['https://www.firm.example'] })
  expect(await read()).toMatchObject({ code: 200, status: 'ok', checks: { site: 'elsewhere' } })
})

test('files that can’t be stored are named, and the instance stays in service', async () => {
  await start({ files: { ...files, check: () => Promise.reject(new Error('full')) } })
  expect(await read()).toMatchObject({ code: 200, status: 'degraded', checks: { files: 'unavailable' } })
})

test('an email that has been due for over 15 minutes is named', async () => {
  await start({ mailServer: 'mail.firm.example' })
  const email = { state: 'waiting', kind: 'notification', to: 'a@firm.example', by: 'system' } as const
  const waiting = (minutes: number) =>
    database.db
      .insertInto('email')
      .values({
        ...email,
        subject: '',
        text: '',
        words: sql<string>`''`,
        not_before: sql<Date>`clock_timestamp() - make_interval(mins => ${minutes})`,
      })
      .execute()
  await waiting(5)
  expect(await read()).toMatchObject({ status: 'ok', checks: { email: 'ok' } })
  await waiting(20)
  expect(await read()).toMatchObject({ code: 200, status: 'degraded', checks: { email: 'delayed' } })
  await database.db.deleteFrom('email').execute()
})

test('a failed build is named until a later one succeeds', async () => {
  await start()
  const end = (state: 'live' | 'failed') =>
    open.db
      .insertInto('build')
      .values({ by: 'worker', state, ended_at: sql`clock_timestamp()` })
      .execute()
  await end('failed')
  expect(await read()).toMatchObject({ code: 200, status: 'degraded', checks: { build: 'failed' } })
  await end('live')
  expect(await read()).toMatchObject({ status: 'ok', checks: { build: 'ok' } })
})

test('a stopping instance is not ready, but alive', async () => {
  const stopping = new AbortController()
  await start({ stopping: stopping.signal })
  stopping.abort()
  expect(await read()).toMatchObject({ code: 503, status: 'stopping' })
  expect((await open.app.inject('/api/health/live')).json()).toEqual({ status: 'live' })
})

test('a database that lacks a migration takes the instance out of service', async () => {
  await start()
  expect(await read()).toMatchObject({ code: 200, status: 'ok' })
  await sql`delete from kysely_migration where name like '0001%'`.execute(open.db)
  expect(await read()).toMatchObject({ code: 503, status: 'unavailable', checks: { migrations: 'pending' } })
})
