import { seedEmployees } from '../../backend/employees/seed-employees'
import { apiOf, outcomeOf } from './support/api-of'
import { bothKinds, startDatabases, type Databases } from './support/databases'
import { openApp, type OpenApp } from './support/open-app'
import type { TestDatabase } from './support/test-database'
import { startTokenIssuer, type TokenIssuer } from './support/token-issuer'

let issuer: TokenIssuer
let open: OpenApp
beforeAll(async () => {
  issuer = await startTokenIssuer()
  open = await openApp({ signIn: issuer.plan, writesPerMinute: 3 })
  await seedEmployees(open.db, { samples: [{ email: 'ann@firm.example', roles: ['admin'] }] })
})
afterAll(async () => {
  await open.close()
  await issuer.stop()
})

test('limits the changes of a person, but neither reads nor other people', async () => {
  const ann = apiOf(open.app, issuer, 'ann@firm.example')
  const bob = await ann.add('bob@firm.example', 'admin')
  await ann.add('cyd@firm.example')
  await apiOf(open.app, issuer, 'ANN@firm.example').add('dan@firm.example')
  const refused = await ann.send('POST', '/api/admin/employees', {
    email: 'e@firm.example',
    roles: ['employee'],
  })
  expect(outcomeOf(refused)).toEqual([429, 'too_many_requests'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await ann.get('/api/admin/employees')).statusCode).toBe(200)
  await apiOf(open.app, issuer, bob.email).add('e@firm.example')
})

test('limits failed sign-ins from an address, but accepts a valid token from it', async () => {
  const statuses: number[] = []
  for (let calls = 0; calls < 61; calls++) statuses.push((await open.app.inject('/api/employee')).statusCode)
  expect(statuses).toEqual([...Array<number>(60).fill(401), 429])
  expect((await open.app.inject('/api/employee')).headers).toHaveProperty('retry-after')
  expect((await apiOf(open.app, issuer, 'ann@firm.example').get('/api/employee')).statusCode).toBe(200)
})

describe.each(bothKinds)('two instances on the %s database', (kind) => {
  let databases: Databases
  let database: TestDatabase
  let instances: [OpenApp, OpenApp]
  beforeAll(async () => {
    databases = await startDatabases(kind)
    database = await databases.open()
    const options = {
      db: database.db,
      signIn: issuer.plan,
      writesPerMinute: 4,
      readsPerMinute: 100,
      trustProxy: true,
    }
    instances = [await openApp(options), await openApp(options)]
    await seedEmployees(database.db, { samples: [{ email: 'ann@firm.example', roles: ['admin'] }] })
  })
  afterAll(async () => {
    for (const { close } of instances) await close()
    await database.close()
    await databases.remove()
  })

  /** Asks both in turn until one refuses. @returns How many were answered, and the last answer. */
  async function askUntilRefused(url: string, addressOf: (call: number) => string, headers = {}) {
    for (let call = 0; call < 500; call++) {
      const { app } = instances[call % 2 === 0 ? 0 : 1]
      const answer = await app.inject({ url, headers: { 'x-forwarded-for': addressOf(call), ...headers } })
      if (answer.statusCode === 429) return { answered: call, answer }
    }
    throw new Error('Nothing was refused.')
  }

  test('share the limit of changes by one person', async () => {
    const statuses: number[] = []
    for (let call = 0; call < 6; call++) {
      const { app } = instances[call % 2 === 0 ? 0 : 1]
      const body = { email: `p${call}@firm.example`, roles: ['employee'] }
      statuses.push(
        (await apiOf(app, issuer, 'ann@firm.example').send('POST', '/api/admin/employees', body)).statusCode,
      )
    }
    expect(statuses).toEqual([201, 201, 201, 201, 429, 429])
  })

  test('share the limit of refused tokens, for all addresses of an IPv6 network', async () => {
    const { answered, answer } = await askUntilRefused(
      '/api/me',
      (call) => `2001:db8:1:2:${(call + 1).toString(16)}::1`,
      { authorization: 'Bearer a.b.c' },
    )
    expect([answered, outcomeOf(answer)]).toEqual([60, [429, 'too_many_requests']])
    const elsewhere = { 'x-forwarded-for': '2001:db8:1:3::1', authorization: 'Bearer a.b.c' }
    for (const { app } of instances)
      expect((await app.inject({ url: '/api/me', headers: elsewhere })).statusCode).toBe(401)
  })

  test('share the limit of reads, each letting through a twentieth more at most', async () => {
    const { answered, answer } = await askUntilRefused('/api/openapi.json', () => '192.0.2.1')
    expect(answered).toBeGreaterThanOrEqual(100)
    expect(answered).toBeLessThanOrEqual(120)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    // the same address as IPv6 has it
    const mapped = await askUntilRefused('/api/openapi.json', () => '::ffff:192.0.2.1')
    expect(mapped.answered).toBeLessThanOrEqual(20)
    const other = { 'x-forwarded-for': '192.0.2.2' }
    for (const { app } of instances)
      expect((await app.inject({ url: '/api/openapi.json', headers: other })).statusCode).toBe(200)
  })

  test('write nothing to the database for a client that reads little, and no address at all', async () => {
    const before = await database.db.selectFrom('rate_limit').selectAll().execute()
    await instances[0].app.inject({
      url: '/api/openapi.json',
      headers: { 'x-forwarded-for': '198.51.100.7' },
    })
    const after = await database.db.selectFrom('rate_limit').selectAll().execute()
    expect(after).toHaveLength(before.length)
    expect(after.map(({ key }) => key).join()).not.toMatch(/192\.0\.2|2001:db8|ann@/)
  })

  test('count a search on its own page as a read', async () => {
    const { answered } = await askUntilRefused('/search/?q=tides', () => '192.0.2.9')
    expect(answered).toBeLessThanOrEqual(120)
  })

  test('leave the pages of the site alone', async () => {
    for (let call = 0; call < 60; call++) {
      const headers = { 'x-forwarded-for': '192.0.2.1' }
      expect((await instances[0].app.inject({ url: '/about/', headers })).statusCode).toBe(200)
    }
  })
})
