import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { openApp, type OpenApp } from './support/open-app'

let open: OpenApp
let port: number
beforeAll(async () => {
  open = await openApp({
    bodyPace: { graceMs: 1_000, bytesPerSecond: 1_000 },
    prepare: (app) => {
      app.get('/api/download', (_request, reply) => reply.send(Readable.from(slowly(['first, ', 'last']))))
    },
  })
  port = Number(new URL(await open.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => open.close())

async function* slowly(pieces: readonly string[]): AsyncGenerator<string> {
  for (const piece of pieces) {
    await wait(1_500)
    yield piece
  }
}

/** Sends a head, then a body byte by byte, until the service closes the connection. @returns What it answered. */
async function drip(path: string, head: readonly string[]): Promise<string> {
  const socket: Socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => (answer += String(text)))
  socket.on('error', () => undefined) // it may be reset while this writes
  await once(socket, 'connect')
  socket.write([`POST ${path} HTTP/1.1`, 'host: localhost', ...head, '', ''].join('\r\n'))
  const timer = setInterval(
    () => socket.write(head.includes('transfer-encoding: chunked') ? '1\r\n{\r\n' : ' '),
    50,
  )
  await new Promise((resolve) => socket.once('close', resolve))
  clearInterval(timer)
  return answer
}

const json = 'content-type: application/json'

test.each([
  ['JSON of a known length', [json, 'content-length: 10000']],
  ['JSON in chunks', [json, 'transfer-encoding: chunked']],
  ['a form', ['content-type: application/x-www-form-urlencoded', 'content-length: 10000']],
  ['parts of a form', ['content-type: multipart/form-data; boundary=x', 'content-length: 10000']],
])('%s that comes in byte by byte is answered 408, and the connection is closed', async (_what, head) => {
  const answer = await drip('/api/forms/contact', head)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(answer).toContain('"code":"request_timeout"')
})

test('a body after an answer is not read to its end', async () => {
  const answer = await drip('/api/entries', [json, 'content-length: 10000000'])
  expect(answer).toMatch(/^HTTP\/1\.1 (?:401|503) /)
})

test('a body that takes a while to begin is read', async () => {
  // at the default pace: on a busy machine the second that others have may pass before the body is sent
  const patient = await openApp()
  const url = new URL(await patient.app.listen({ host: '127.0.0.1', port: 0 }))
  const socket = connect(Number(url.port), '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => (answer += String(text)))
  await once(socket, 'connect')
  socket.write(
    `POST /api/forms/contact HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n${json}\r\ncontent-length: 2\r\n\r\n`,
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  socket.write('{}')
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(answer).toContain('invalid_form')
  await patient.close()
})

test('a download goes on whatever body came with the request', async () => {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => (answer += String(text)))
  await once(socket, 'connect')
  socket.write('GET /api/download HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10000\r\n\r\n{')
  await once(socket, 'close')
  expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  expect(answer).toMatch(/first, [^]*last/)
})
