import type { Readable } from 'node:stream'
import {
  createChangeHub,
  type ChangeHubOptions,
  type ChangePerson,
} from '../../../backend/changes/create-change-hub'
import { createListeners } from '../../../backend/database/change-source'
import { ServiceError } from '../../../backend/errors/service-error'
import type { Caller } from '../../../backend/plugins/authorization'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const callerOf = (email: string, lastsMs = 3_600_000): Caller => ({
  ...{ email, name: email, tid: 'tenant', oid: email, roles: ['admin'] },
  expiresAt: new Date(Date.now() + lastsMs),
})

function open(options: Partial<ChangeHubOptions> = {}) {
  const listeners = createListeners()
  const people = new Map<string, ChangePerson>()
  const hub = createChangeHub({
    source: { listen: listeners.add },
    findPerson: ({ email }) => Promise.resolve(people.get(email) ?? { roles: ['admin'], id: email }),
    ...options,
  })
  return { hub, people, ...listeners }
}

/** What a stream has said since it was last asked. */
const said = (stream: Readable) => String(stream.read() ?? '')

test('changes within a moment are one event', async () => {
  const { hub, tell } = open()
  const stream = await hub.connect(callerOf('nora'))
  expect(said(stream)).toBe('event: ready\ndata:\n\n')
  for (const topic of ['inquiries', 'emails', 'inquiries', 'no-such-topic', '']) tell(topic)
  jest.advanceTimersByTime(200)
  expect(said(stream)).toBe('data: inquiries,emails\n\n')
  hub.close()
})

test('after a gap everything may have changed', async () => {
  const { hub, tellGap } = open()
  const stream = await hub.connect(callerOf('nora'))
  said(stream)
  tellGap()
  await jest.advanceTimersByTimeAsync(200)
  expect(said(stream)).toBe(
    'data: inquiries,applicants,comments,entries,publications,notifications,emails,employees\n\n',
  )
  hub.close()
})

test('signs of life come in between', async () => {
  const { hub } = open()
  const stream = await hub.connect(callerOf('nora'))
  said(stream)
  await jest.advanceTimersByTimeAsync(20_000)
  expect(said(stream)).toBe(': alive\n\n')
  hub.close()
})

test('connections are bounded for each person and in all, and free again once closed', async () => {
  const { hub } = open({ limits: { perPerson: 2, inAll: 3 } })
  const first = await hub.connect(callerOf('nora'))
  await hub.connect(callerOf('nora'))
  await expect(hub.connect(callerOf('nora'))).rejects.toMatchObject({
    code: 'too_many_requests',
    statusCode: 429,
  })
  await hub.connect(callerOf('mei'))
  await expect(hub.connect(callerOf('ben'))).rejects.toMatchObject({ code: 'too_many_requests' })
  first.destroy()
  await jest.advanceTimersByTimeAsync(0)
  expect(hub.count()).toBe(2)
  await hub.connect(callerOf('ben'))
  hub.close()
  expect(hub.count()).toBe(0)
})

test('the end of a token ends its connection, however late it is', async () => {
  const { hub } = open()
  await hub.connect(callerOf('nora', 5_000))
  await hub.connect(callerOf('mei', 90 * 24 * 3_600_000))
  await jest.advanceTimersByTimeAsync(5_000)
  expect(hub.count()).toBe(1)
  hub.close()
})

test('people are looked at again: without access, or with another account, they are cut off', async () => {
  const refused = new ServiceError('account_mismatch', 'Another account.')
  const away = new ServiceError('database_unavailable', 'Away.')
  const outcomes = new Map<string, ServiceError>()
  const { hub, people } = open({
    findPerson: ({ email }) => {
      const error = outcomes.get(email)
      return error
        ? Promise.reject(error)
        : Promise.resolve(people.get(email) ?? { roles: ['admin'], id: email })
    },
  })
  for (const email of ['nora', 'mei', 'ben']) await hub.connect(callerOf(email))
  people.set('nora', { roles: [], id: undefined })
  outcomes.set('mei', refused)
  outcomes.set('ben', away)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(hub.count()).toBe(1)
  hub.close()
})

test('a client that doesn’t read is cut off', async () => {
  const { hub, tell } = open()
  const stream = await hub.connect(callerOf('nora'))
  for (let round = 0; round < 6_000; round++) {
    tell('inquiries')
    jest.advanceTimersByTime(200)
  }
  expect(stream.destroyed).toBe(true)
  hub.close()
})
