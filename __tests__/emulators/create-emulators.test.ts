import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { networkInterfaces } from 'node:os'
import { createEmulators, type Emulators } from '../../emulators/create-emulators'
import { createVisitor } from './support/create-visitor'

const running: Emulators[] = []
async function start(options: Partial<Parameters<typeof createEmulators>[0]> = {}): Promise<Emulators> {
  const emulators = await createEmulators({ port: 0, ...options })
  running.push(emulators)
  return emulators
}
afterEach(() => Promise.all(running.splice(0).map(({ stop }) => stop())))

test('the emulators refuse connections when stopped, and keep port, sessions and keys when restarted', async () => {
  const emulators = await start()
  const visitor = createVisitor(emulators)
  const { refresh_token: refreshToken = '' } = await visitor.signIn(0)
  const { origin } = emulators

  await emulators.stop()
  await expect(fetch(origin)).rejects.toThrow('fetch failed')
  await emulators.stop()

  await emulators.start()
  expect(emulators.origin).toBe(origin)
  expect((await fetch(origin)).status).toBe(200)
  expect(await visitor.refresh(refreshToken, 'User.Read openid')).toHaveProperty('access_token')
  expect((await visitor.authorize({ prompt: 'none' })).headers.get('location')).toContain('code=')
})

test('the emulators write nothing to the console', async () => {
  const said = (['log', 'info', 'warn', 'error'] as const).map((name) => jest.spyOn(console, name))
  try {
    const emulators = await start()
    await createVisitor(emulators).signIn(0)
    await emulators.rotateKeys()
    expect(said.flatMap(({ mock }) => mock.calls)).toEqual([])
  } finally {
    said.forEach((spy) => spy.mockRestore())
  }
})

test('the emulators log rejected requests, but not cancelled sign-ins', async () => {
  const lines: string[] = []
  const visitor = createVisitor(await start({ log: (line) => lines.push(line) }))
  await visitor.pick(await visitor.authorize(), '')
  await visitor.authorize({ prompt: 'none' })
  expect(lines).toEqual([])
  await visitor.authorize({ redirect_uri: 'https://example.com/' })
  expect(lines).toEqual([expect.stringContaining('invalid_redirect_uri')])
})

test('the emulators can’t be reached from other machines', async () => {
  const port = Number(new URL((await start()).origin).port)
  const outside = Object.values(networkInterfaces())
    .flat()
    .find((address) => address?.internal === false && address.family === 'IPv4')
  const other = createServer().listen(port, outside?.address ?? '127.0.0.2')
  // If they listened on every address, this one would be in use.
  await once(other, 'listening')
  other.close()
})

test('the emulators drop a TLS connection without harm', async () => {
  const { origin } = await start()
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(Buffer.from([0x16, 0x03, 0x01, 0x00, 0x05, 1, 2, 3, 4, 5]))
  await once(socket, 'close')
  expect((await fetch(origin)).status).toBe(200)
})

test('the emulators can delay responses, and cut them off when stopped', async () => {
  const emulators = await start()
  emulators.settings.delayMs = 3_600_000
  const answer = fetch(emulators.origin).then(
    () => 'answered',
    () => 'cut off',
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  await emulators.stop()
  expect(await answer).toBe('cut off')
})

test('the emulators explain an unknown path', async () => {
  const response = await fetch(`${(await start()).origin}/nothing/here`)
  expect([response.status, await response.text()]).toEqual([
    404,
    expect.stringContaining('There is no GET /nothing/here.'),
  ])
})

test('the emulators reject with the error code when the port is in use', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  await expect(createEmulators({ port: (other.address() as AddressInfo).port })).rejects.toMatchObject({
    code: 'EADDRINUSE',
  })
  other.close()
})

test('the emulators reject an incomplete sample before anything starts', async () => {
  const { sample } = await start()
  await expect(createEmulators({ port: 0, sample: { ...sample, accounts: [] } })).rejects.toThrow('accounts')
})

test('the emulators refuse to start in production', async () => {
  const before = process.env.NODE_ENV
  process.env.NODE_ENV = 'production'
  try {
    await expect(createEmulators({ port: 0 })).rejects.toMatchObject({
      code: 'emulators_in_production',
      message: expect.stringContaining('unset NODE_ENV') as string,
    })
  } finally {
    process.env.NODE_ENV = before
  }
})
