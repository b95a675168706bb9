import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { eventually } from './publishing/support/eventually'
import { compileBackend } from './support/compile-backend'
import { makeSite, texts } from './support/make-site'
import { addressIn, runBackend, runCompiled } from './support/run-backend'

let data: string
let compiled: string
beforeAll(async () => (compiled = await compileBackend()))
beforeEach(async () => (data = await mkdtemp(path.join(tmpdir(), 'data-'))))
afterEach(() => rm(data, { recursive: true, force: true }))

test('listens, logs its address in one line, serves the site, and exits with 0 when stopped', async () => {
  const site = await makeSite()
  // as `npm run serve` does; compiled, it starts in half the time
  const service = runBackend(['main.ts'], {
    PORT: '0',
    HOST: '',
    SITE_DIR: site.directory,
    DATA_DIR: data,
    SAMPLE_EMPLOYEES: 'emulators/sample.json',
  })
  try {
    const address = await addressIn(service)
    const page = await fetch(`${address}/about`)
    expect([page.status, page.url, await page.text()]).toEqual([
      200,
      `${address}/about/`,
      texts['/about/index.html'],
    ])
    const health = await fetch(`${address}/api/health`)
    expect(await health.json()).toMatchObject({ status: 'ok', checks: { site: 'ok', database: 'ok' } })
    service.child.kill('SIGTERM')
    expect(await service.ended()).toBe(0)
  } finally {
    service.child.kill('SIGKILL')
    await site.remove()
  }
})

test('a service that is stopping is no longer ready, but alive, and answers visitors until its drain is over', async () => {
  const site = await makeSite()
  const variables = { PORT: '0', SITE_DIR: site.directory, DATA_DIR: data, DRAIN_SECONDS: '3' }
  const service = runCompiled(compiled, variables)
  try {
    const address = await addressIn(service)
    expect((await fetch(`${address}/api/health`)).status).toBe(200)
    service.child.kill('SIGTERM')
    const health = () => fetch(`${address}/api/health`)
    const unready = await eventually(health, ({ status }) => status === 503)
    expect(await unready.json()).toMatchObject({ status: 'stopping', checks: { database: 'ok' } })
    const statuses = ['/api/health/live', '/about/'].map(async (path) => (await fetch(address + path)).status)
    expect(await Promise.all(statuses)).toEqual([200, 200])
    expect(await service.ended()).toBe(0)
  } finally {
    service.child.kill('SIGKILL')
    await site.remove()
  }
})

test('warns when there is no admin and when FIRST_ADMIN is too late', async () => {
  const warningOf = async (variables: Record<string, string>) => {
    const service = runCompiled(compiled, { PORT: '0', DATA_DIR: data, LOG_LEVEL: 'warn', ...variables })
    try {
      await addressIn(service)
      service.child.kill('SIGTERM')
      expect(await service.ended()).toBe(0)
    } finally {
      service.child.kill('SIGKILL')
    }
    return service.errors().split('\n').filter(Boolean).map(messageOf)
  }
  const messageOf = (line: string) => (JSON.parse(line) as { msg: unknown }).msg
  expect(await warningOf({})).toEqual([expect.stringMatching(/^There is no admin yet\. /)])
  expect(await warningOf({ FIRST_ADMIN: 'nora@firm.example' })).toEqual([])
  expect(await warningOf({ FIRST_ADMIN: 'late@firm.example' })).toEqual([
    expect.stringMatching(/^FIRST_ADMIN is ignored, /),
  ])
})

test('explains a port in use, with a remedy, and exits with 1', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const service = runCompiled(compiled, { PORT: String(port), DATA_DIR: data })
  expect(await service.ended()).toBe(1)
  expect(service.output()).toMatch(
    new RegExp(`^Port ${port} is already in use\\. Stop the other program or set PORT=\\d+\\.\\n$`),
  )
  other.close()
})

test.each([
  ['a database in a folder', {}, /^environment variable DATABASE_URL: .*ALLOW_EMBEDDED_DATABASE=1\n$/],
  [
    'the emulators',
    {
      ALLOW_EMBEDDED_DATABASE: '1',
      EMULATORS_URL: 'http://localhost:8002',
      ENTRA_TENANT_ID: '11111111-1111-4111-8111-111111111111',
      ENTRA_CLIENT_ID: '22222222-2222-4222-8222-222222222222',
      ENTRA_API_CLIENT_ID: '33333333-3333-4333-8333-333333333333',
    },
    /^environment variable EMULATORS_URL: expected nothing in production/,
  ],
])('refuses to start in production with %s', async (_what, variables, says) => {
  const service = runCompiled(compiled, { PORT: '0', NODE_ENV: 'production', DATA_DIR: data, ...variables })
  expect(await service.ended()).toBe(1)
  expect(service.output()).toMatch(says)
})

test('explains invalid samples and exits with 1', async () => {
  const file = path.join(data, 'sample.json')
  await writeFile(file, '{"accounts":[{"email":"a@firm.example","roles":["owner"]}]}')
  const service = runCompiled(compiled, { PORT: '0', DATA_DIR: data, SAMPLE_EMPLOYEES: file })
  expect(await service.ended()).toBe(1)
  expect(service.output()).toMatch(`${file}: accounts: 0: roles: 0: must be `)
  expect(service.output()).toMatch(/"employee".* or "admin", not "owner"\n$/)
})
