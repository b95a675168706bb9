import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import WebSocket from 'ws'

const environment = {
  PATH: process.env.PATH,
  FIREFOX_PATH: path.resolve('__tests__/scripts/support/fake-firefox.mjs'),
}
let firefox: ChildProcess
let lines: string[]
let address: string

beforeEach(async () => {
  const started = spawn('scripts/lib/firefox.mjs', ['--remote-debugging-port=0', '--headless'], {
    env: environment,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  firefox = started
  lines = []
  for await (const line of createInterface({ input: started.stderr })) {
    lines.push(line)
    const [, announced] = /^WebDriver BiDi listening on (ws:\/\/127\.0\.0\.1:\d+)$/.exec(line) ?? []
    if (announced === undefined) continue
    address = announced
    break
  }
})

afterEach(() => {
  firefox.kill()
})

async function connect(headers: Record<string, string> = {}): Promise<WebSocket> {
  const socket = new WebSocket(`${address}/session`, { headers })
  await once(socket, 'open')
  return socket
}

async function send(
  socket: WebSocket,
  command: { id: number; method: string; params?: Record<string, unknown> },
): Promise<unknown> {
  const answered = once(socket, 'message')
  socket.send(JSON.stringify({ params: {}, ...command }))
  const [answer] = (await answered) as [Buffer]
  return JSON.parse(answer.toString())
}

test('starts Firefox with the same arguments, and relays commands to it', async () => {
  expect(lines[0]).toContain('started with --remote-debugging-port=0 --headless')
  const socket = await connect()
  expect(await send(socket, { id: 1, method: 'session.status' })).toEqual({
    type: 'success',
    id: 1,
    result: { at: '/session' },
  })
})

test('answers a command that Firefox doesn’t know as done, and passes other errors on', async () => {
  const socket = await connect()
  expect(await send(socket, { id: 7, method: 'emulation.setMediaFeaturesOverride' })).toEqual({
    type: 'success',
    id: 7,
    result: {},
  })
  expect(await send(socket, { id: 8, method: 'broken' })).toMatchObject({ error: 'unknown error', id: 8 })
})

test('gives a download the id that Playwright knows it by', async () => {
  const socket = await connect()
  expect(await send(socket, { id: 9, method: 'download' })).toMatchObject({
    method: 'browsingContext.downloadWillBegin',
    params: { url: 'blob:cv', download: 'blob:cv' },
  })
})

test('opens the only page as a tab, and pages beside it in windows', async () => {
  const socket = await connect()
  const open = async (id: number) =>
    send(socket, { id, method: 'browsingContext.create', params: { type: 'window', userContext: 'a' } })
  const close = async (context: string) =>
    send(socket, { id: 99, method: 'browsingContext.close', params: { context } })
  expect(await open(1)).toMatchObject({ result: { context: 'tab 1' } })
  expect(await open(2)).toMatchObject({ result: { context: 'window 2' } })
  await close('tab 1')
  expect(await open(3)).toMatchObject({ result: { context: 'window 3' } })
  await close('window 2')
  await close('window 3')
  expect(await open(4)).toMatchObject({ result: { context: 'tab 4' } })
})

test('lets no web page drive the browser', async () => {
  await expect(connect({ origin: 'http://localhost:8000' })).rejects.toThrow('401')
})

test('ends with Firefox', async () => {
  const ended = once(firefox, 'exit')
  const socket = await connect()
  await send(socket, { id: 1, method: 'browser.close' })
  expect(await ended).toEqual([0, null])
})

test.each([
  ['is stopped', () => Promise.resolve(firefox.kill())],
  ['loses its client', async () => (await connect()).terminate()],
])('ends Firefox when it %s', async (_, end) => {
  const id = Number.parseInt(lines[0] ?? '')
  expect(process.kill(id, 0)).toBe(true)
  const ended = once(firefox, 'exit')
  await end()
  await ended
  expect(() => process.kill(id, 0)).toThrow('ESRCH')
})
