import {
  createOptimisticUpdates,
  type ItemOutcome,
  type Versioned,
} from '../../../src/lib/create-optimistic-updates'

interface Item extends Versioned {
  state: string
}
interface Change {
  state: string
}
type Call = {
  items: readonly Versioned[]
  change: Change
  answer: (outcomes: ItemOutcome<Item>[]) => void
  fail: (error: Error) => void
}

/** Changes against a server that answers when the test says so. */
function open() {
  const calls: Call[] = []
  const changes = createOptimisticUpdates<Item, Change>({
    send: (items, change) =>
      new Promise((answer, fail) => {
        calls.push({ items, change, answer, fail })
      }),
    maxItems: 100,
    apply: (item, change) => ({ ...item, ...change }),
    pauseOf: ({ message }) => (message === 'too many' ? 30_000 : undefined),
  })
  /** Lets what waits for an answer go on. */
  const flush = () => new Promise((resolve) => setTimeout(resolve))
  const answerDone = async (at: number) => {
    const call = calls[at]
    call?.answer(
      call.items.map(({ id, version }) => ({
        id,
        outcome: 'done',
        item: { id, version: version + 1, state: call.change.state },
      })),
    )
    await flush()
  }
  return { calls, changes, flush, answerDone }
}

const one: Item = { id: '1', version: 4, state: 'new' }
const two: Item = { id: '2', version: 7, state: 'new' }

test('shows a change before the server responds, and keeps it afterwards', async () => {
  const { changes, flush, answerDone } = open()
  const done = changes.change([one], () => ({ state: 'closed' }))
  await flush()
  expect(changes.withPending(one)).toMatchObject({ state: 'closed', version: 4 })
  await answerDone(0)
  expect(await done).toEqual([])
  expect(changes.withPending(one)).toEqual({ id: '1', version: 5, state: 'closed' })
})

test('a second change of the same item waits for the first and uses its version', async () => {
  const { calls, changes, flush, answerDone } = open()
  const first = changes.change([one], () => ({ state: 'closed' }))
  const second = changes.change([one], () => ({ state: 'new' }))
  await flush()
  expect(calls).toHaveLength(1)
  expect(changes.withPending(one)?.state).toBe('new')
  await answerDone(0)
  expect(calls[1]?.items).toEqual([{ id: '1', version: 5 }])
  expect(changes.withPending(one)?.state).toBe('new')
  await answerDone(1)
  expect([...(await first), ...(await second)]).toEqual([])
})

test('a conflict shows the server’s version, and is reported', async () => {
  const { calls, changes, flush } = open()
  const done = changes.change([one, two], () => ({ state: 'closed' }))
  await flush()
  const now = { ...two, version: 8, state: 'spam' }
  calls[0]?.answer([
    { id: '1', outcome: 'done', item: { ...one, version: 5, state: 'closed' } },
    { id: '2', outcome: 'changed', item: now },
  ])
  expect(await done).toEqual([{ item: two, now, error: undefined }])
  expect(changes.withPending(two)).toEqual(now)
  expect(changes.withPending(one)?.state).toBe('closed')
})

test('hides an item that was deleted', async () => {
  const { calls, changes, flush } = open()
  const done = changes.change([one], () => ({ state: 'closed' }))
  await flush()
  calls[0]?.answer([{ id: '1', outcome: 'not_found', item: null }])
  expect(await done).toEqual([{ item: one, now: null, error: undefined }])
  expect(changes.withPending(one)).toBeUndefined()
})

test('reverts all items of a failed call', async () => {
  const { calls, changes, flush } = open()
  const done = changes.change([one, two], () => ({ state: 'closed' }))
  await flush()
  const error = new Error('The server can’t be reached.')
  calls[0]?.fail(error)
  expect(await done).toEqual([
    { item: one, now: undefined, error },
    { item: two, now: undefined, error },
  ])
  expect(changes.withPending(one)).toEqual(one)
})

test('sends items that revert to different states in groups of up to 100', async () => {
  const { calls, changes, answerDone, flush } = open()
  const many = Array.from({ length: 130 }, (_, index) => ({ id: `m${index}`, version: 1, state: 'closed' }))
  const done = changes.change([...many, one], (item) => ({ state: item.id === '1' ? 'spam' : 'new' }))
  await flush()
  for (const at of [0, 1, 2]) await answerDone(at)
  expect(calls.map(({ items, change }) => [items.length, change.state])).toEqual([
    [100, 'new'],
    [30, 'new'],
    [1, 'spam'],
  ])
  expect(await done).toEqual([])
})

test('batches queued changes that are equal, and keeps the order for each item', async () => {
  const { calls, changes, answerDone, flush } = open()
  const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => ({ id, version: 1, state: 'new' }))
  if (!a || !b || !c || !d) throw new Error('four items')
  const ends = [
    changes.change([a], () => ({ state: 'closed' })),
    changes.change([b], () => ({ state: 'closed' })),
    changes.change([c], () => ({ state: 'spam' })),
    changes.change([d], () => ({ state: 'closed' })),
    changes.change([c], () => ({ state: 'closed' })),
  ]
  await flush()
  for (const at of [0, 1, 2, 3]) await answerDone(at)
  expect(calls.map(({ items, change }) => [items.map(({ id }) => id).join(), change.state])).toEqual([
    ['a', 'closed'],
    ['b,d', 'closed'],
    ['c', 'spam'],
    ['c', 'closed'],
  ])
  expect(calls[3]?.items).toEqual([{ id: 'c', version: 2 }])
  expect((await Promise.all(ends)).flat()).toEqual([])
})

test('reports failures of a batch to the call that made the change', async () => {
  const { calls, changes, flush, answerDone } = open()
  const first = changes.change([{ id: '3', version: 1, state: 'new' }], () => ({ state: 'closed' }))
  const [second, third] = [one, two].map((item) => changes.change([item], () => ({ state: 'closed' })))
  await flush()
  await answerDone(0)
  const now = { ...two, version: 8, state: 'spam' }
  calls[1]?.answer([
    { id: '1', outcome: 'done', item: { ...one, version: 5, state: 'closed' } },
    { id: '2', outcome: 'changed', item: now },
  ])
  expect(await first).toEqual([])
  expect(await second).toEqual([])
  expect(await third).toEqual([{ item: two, now, error: undefined }])
})

describe('when the server is rate limiting', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] }))
  afterEach(() => jest.useRealTimers())

  /** A change of the first item that is held. */
  const openPaused = async (signal?: AbortSignal) => {
    const opened = open()
    const done = opened.changes.change([one], () => ({ state: 'closed' }), signal)
    opened.calls[0]?.fail(new Error('too many'))
    await jest.advanceTimersByTimeAsync(0)
    return { ...opened, done }
  }

  test('the change still shows, waits, and is sent together with later ones', async () => {
    const { calls, changes, done } = await openPaused()
    expect([changes.get().isPaused, changes.withPending(one)?.state]).toEqual([true, 'closed'])
    const later = changes.change([two], () => ({ state: 'closed' }))
    await jest.advanceTimersByTimeAsync(29_000)
    expect(calls).toHaveLength(1)
    await jest.advanceTimersByTimeAsync(1_000)
    expect(calls[1]?.items).toEqual([
      { id: '1', version: 4 },
      { id: '2', version: 7 },
    ])
    expect(changes.get().isPaused).toBe(false)
    calls[1]?.answer([one, two].map((item) => ({ id: item.id, outcome: 'done', item })))
    expect([...(await done), ...(await later)]).toEqual([])
  })

  test('an undone change that was not sent is never sent', async () => {
    const takingBack = new AbortController()
    const { calls, changes, done } = await openPaused(takingBack.signal)
    takingBack.abort()
    expect(await done).toEqual([{ item: one, now: undefined, error: undefined, isWithdrawn: true }])
    expect(changes.withPending(one)).toEqual(one)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
  })

  test('a change undone while its call is rejected is not sent again', async () => {
    const { calls, changes } = open()
    const takingBack = new AbortController()
    const done = changes.change([one], () => ({ state: 'closed' }), takingBack.signal)
    takingBack.abort()
    calls[0]?.fail(new Error('too many'))
    expect(await done).toMatchObject([{ item: one, isWithdrawn: true }])
    await jest.advanceTimersByTimeAsync(60_000)
    expect(calls).toHaveLength(1)
  })
})
