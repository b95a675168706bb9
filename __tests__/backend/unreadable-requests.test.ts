import { once } from 'node:events'
import { connect } from 'node:net'
import { ErrorSchema } from '../../contract/error'
import { openApp, type OpenApp } from './support/open-app'

let open: OpenApp
let port: number
beforeAll(async () => {
  open = await openApp()
  port = Number(new URL(await open.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => open.close())

/** Sends bytes. @returns Everything that came until the service closed the connection. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  socket.setEncoding('utf8').on('data', (text) => (answer += String(text)))
  socket.on('error', () => undefined) // it may be reset while this writes
  socket.write(bytes)
  await once(socket, 'close')
  return answer
}

test.each([
  [
    'headers that are too long',
    `GET / HTTP/1.1\r\nhost: a\r\nx: ${'y'.repeat(20_000)}\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  [
    'an address that is too long',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
    431,
    'headers_too_large',
  ],
  ['a header with NUL', 'GET / HTTP/1.1\r\nhost: a\r\nx: a\0b\r\n\r\n', 400, 'bad_request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    400,
    'bad_request',
  ],
  ['bytes that are not HTTP', '\x16\x03\x01\r\n\r\n', 400, 'bad_request'],
])('answers %s, and says that the connection ends', async (_what, bytes, status, code) => {
  const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n')
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
  expect(head.toLowerCase()).toContain('connection: close')
  expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`)
  expect(ErrorSchema.parse(JSON.parse(body)).code).toBe(code)
})
