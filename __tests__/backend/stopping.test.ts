import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp } from '../../backend/create-app'
import { createTestDatabase } from './support/databases'
import { openApp } from './support/open-app'

/** Asks over a connection that is kept alive; resolves with what arrived. */
function ask(port: number, path: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (answer) => {
      let text = ''
      answer.on('data', (chunk: Buffer) => (text += chunk.toString()))
      answer.on('end', () => resolve(text))
    }).on('error', reject)
  })
}

async function* slowly(begin: () => void) {
  for (const part of ['one ', 'two ', 'three']) {
    yield part
    begin()
    await pause(60)
  }
}

test.each(['/slow', '/streamed'])(
  'a stop waits for the complete response of %s, but not for the connection',
  async (path) => {
    const app = await createApp({
      siteDirectory: '/no/such/folder',
      db: createTestDatabase().db,
      logger: false,
    })
    let begin = () => {}
    const begun = new Promise<void>((resolve) => (begin = resolve))
    app.get('/slow', async () => {
      begin()
      await pause(150)
      return 'one two three'
    })
    app.get('/streamed', (_request, reply) => reply.send(Readable.from(slowly(begin))))
    await app.listen({ host: '127.0.0.1', port: 0 })
    const agent = new Agent({ keepAlive: true })

    const answer = ask((app.server.address() as AddressInfo).port, path, agent)
    await begun
    const [text] = await Promise.all([answer, app.close()])
    expect(text).toBe('one two three')
    agent.destroy()
  },
)

test('a stop doesn’t wait for a connection over which no request has come', async () => {
  const app = await createApp({
    siteDirectory: '/no/such/folder',
    db: createTestDatabase().db,
    logger: false,
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const closed = once(socket, 'close')
  await app.close()
  await closed
}, 30_000)

test.each([
  ['a page', 200, {}],
  ['a page that the client has', 304, { 'if-none-match': '*' }],
])('%s that is sent during a stop says that its connection ends', async (_what, status, headers) => {
  let begin = () => {}
  const begun = new Promise<void>((resolve) => (begin = resolve))
  const { app, close } = await openApp({
    prepare: (prepared) => {
      prepared.addHook('preHandler', async () => {
        begin()
        await pause(600) // the stop has begun by then
      })
    },
  })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const agent = new Agent({ keepAlive: true })
  const answered = once(get({ host: '127.0.0.1', port, path: '/about/', agent, headers }), 'response')
  await begun
  const closed = close()
  const [answer] = (await answered) as [IncomingMessage]
  answer.resume()
  expect(answer.statusCode).toBe(status)
  expect(answer.headers.connection).toBe('close')
  await closed
  agent.destroy()
})
