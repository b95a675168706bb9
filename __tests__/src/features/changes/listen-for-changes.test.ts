import { listenForChanges } from '../../../../src/features/changes/listen-for-changes'
import { readEvents, type StreamEvent } from '../../../../src/features/changes/read-events'

const encode = (text: string) => new TextEncoder().encode(text)

/** A stream that the test writes to. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (started) => void (controller = started) })
  return {
    body,
    write: (text: string) => controller?.enqueue(encode(text)),
    close: () => controller?.close(),
    /** As the body of a request that is given up. */
    fail: () => controller?.error(new DOMException('aborted', 'AbortError')),
  }
}

test('events are read also where their parts arrive by themselves', async () => {
  const stream = openStream()
  for (const part of [
    'event: re',
    'ady\ndata:\n',
    '\n: alive\n\ndata: inquiries,',
    'emails\n\ndata: cut off',
  ])
    stream.write(part)
  stream.close()
  const events: StreamEvent[] = []
  for await (const event of readEvents(stream.body)) events.push(event)
  expect(events).toEqual([
    { name: 'ready', data: '' },
    { name: 'alive', data: '' },
    { name: 'message', data: 'inquiries,emails' },
  ])
})

/** Channels and locks as the tabs of a browser share them. */
class FakeChannel {
  static readonly all = new Set<FakeChannel>()
  onmessage?: (event: { data: unknown }) => void
  constructor(readonly name: string) {
    FakeChannel.all.add(this)
  }
  postMessage(data: unknown) {
    for (const one of FakeChannel.all) if (one !== this && one.name === this.name) one.onmessage?.({ data })
  }
  close() {
    FakeChannel.all.delete(this)
  }
}

const queue: (() => Promise<void>)[] = []
let isHeld = false
const locks = {
  request: (_name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    queue.push(async () => {
      if (!signal.aborted) await work()
    })
    next()
    return new Promise(() => undefined)
  },
}
function next(): void {
  const work = isHeld ? undefined : queue.shift()
  if (!work) return
  isHeld = true
  void work().then(() => {
    isHeld = false
    next()
  })
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.spyOn(Math, 'random').mockReturnValue(0.5)
  Object.assign(globalThis, { BroadcastChannel: FakeChannel })
  Object.defineProperty(globalThis, 'navigator', { value: { locks }, configurable: true })
})
afterEach(async () => {
  for (const stop of stops.splice(0)) stop()
  await jest.advanceTimersByTimeAsync(0)
  jest.useRealTimers()
  jest.restoreAllMocks()
})
const stops: (() => void)[] = []

/** A tab: its streams, and what it was told. */
function openTab(open?: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>) {
  const streams: ReturnType<typeof openStream>[] = []
  const heard: unknown[] = []
  const stop = listenForChanges({
    person: 'nora@firm.example',
    open:
      open ??
      ((signal) => {
        const stream = openStream()
        signal.addEventListener('abort', stream.fail)
        streams.push(stream)
        return Promise.resolve(stream.body)
      }),
    onChange: (topics) => heard.push(topics),
  })
  stops.push(stop)
  return { streams, heard, stop }
}

const settle = () => jest.advanceTimersByTimeAsync(0)

test('the tabs of a person share one stream, which the next takes over', async () => {
  const [one, other] = [openTab(), openTab()]
  await settle()
  expect([one.streams.length, other.streams.length]).toEqual([1, 0])
  one.streams[0]?.write('event: ready\ndata:\n\ndata: inquiries,emails\n\n')
  await settle()
  expect([one.heard, other.heard]).toEqual([[['inquiries', 'emails']], [['inquiries', 'emails']]])
  one.stop()
  await settle()
  expect(other.streams).toHaveLength(1)
})

test('a stream that ends is opened again, and then everything may have changed', async () => {
  const tab = openTab()
  await settle()
  tab.streams[0]?.write('event: ready\ndata:\n\n')
  await settle()
  tab.streams[0]?.close()
  await jest.advanceTimersByTimeAsync(1_100)
  expect(tab.streams).toHaveLength(2)
  tab.streams[1]?.write('event: ready\ndata:\n\n')
  await settle()
  expect(tab.heard).toEqual(['all'])
})

test('a silent connection is given up', async () => {
  const tab = openTab()
  await settle()
  tab.streams[0]?.write(': alive\n\n')
  await jest.advanceTimersByTimeAsync(52_000)
  expect(tab.streams.length).toBeGreaterThan(1)
})

test('without a connection, every tab looks for changes once a minute, and tries again less and less often', async () => {
  let tries = 0
  const refused = () => {
    tries += 1
    return Promise.reject(new Error('The backend answered 503.'))
  }
  const [one, other] = [openTab(refused), openTab(refused)]
  await jest.advanceTimersByTimeAsync(121_000)
  expect([one.heard, other.heard]).toEqual([['all'], ['all']])
  expect(tries).toBeLessThan(10)
})

test('with signs of life no one looks for changes', async () => {
  const [one, other] = [openTab(), openTab()]
  for (let beat = 0; beat < 12; beat++) {
    await jest.advanceTimersByTimeAsync(20_000)
    one.streams[0]?.write(': alive\n\n')
    await settle()
  }
  expect([one.heard, other.heard, one.streams.length]).toEqual([[], [], 1])
})
