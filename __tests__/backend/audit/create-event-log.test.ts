import { createEventLog, type AuditEvent, type EventLog } from '../../../backend/audit/create-event-log'
import type { NewAuditEntry } from '../../../backend/repositories/audit-repository'

const windowMs = 10 * 60_000
const denied: AuditEvent = {
  actor: 'mei@firm.example',
  action: 'security.call_denied',
  subject: 'GET /api/admin/audit',
  after: { why: 'role_insufficient' },
}
const read = (reference: string): AuditEvent => ({
  actor: 'nora@firm.example',
  action: 'inquiry.read',
  subject: { reference },
  after: null,
})

let written: NewAuditEntry[]
let failing: Error | undefined
let errors: unknown[]
let log: EventLog
const open = (mostSeries?: number) =>
  createEventLog({
    addAll: async (entries) => {
      if (failing) throw failing
      written.push(...entries)
      return Promise.resolve()
    },
    onError: (error) => errors.push(error),
    windowMs,
    ...(mostSeries !== undefined && { mostSeries }),
  })
beforeEach(() => {
  jest.useFakeTimers()
  written = []
  errors = []
  failing = undefined
  log = open()
})
afterEach(async () => {
  failing = undefined
  await log.stop()
  jest.useRealTimers()
})

const repeat = async (event: AuditEvent, times: number) => {
  for (let time = 0; time < times; time++) await log.record(event)
}

test('writes the first event at once, and its repeats as one entry with their number', async () => {
  await repeat(denied, 1)
  expect(written).toEqual([{ ...denied, before: null }])
  await repeat(denied, 7)
  expect(written).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(windowMs * 1.2)
  expect(written.slice(1)).toEqual([
    { ...denied, before: null, after: { why: 'role_insufficient', count: 7 } },
  ])
})

test('writes no summary without repeats, and the next event at once again', async () => {
  await repeat(read('K7QF-3M2P'), 1)
  await jest.advanceTimersByTimeAsync(windowMs * 1.2)
  expect(written).toHaveLength(1)
  await repeat(read('K7QF-3M2P'), 1)
  expect(written).toHaveLength(2)
})

test('tells people, actions, subjects and reasons apart', async () => {
  await repeat(denied, 2)
  await repeat({ ...denied, actor: 'MEI@firm.example' }, 1)
  await repeat({ ...denied, actor: 'omar@firm.example' }, 1)
  await repeat({ ...denied, subject: 'GET /api/admin/emails' }, 1)
  await repeat({ ...denied, after: { why: 'role_missing' } }, 1)
  await repeat(read('K7QF-3M2P'), 1)
  await repeat(read('A000-0000'), 1)
  expect(written).toHaveLength(6)
})

test('an event that can’t be written is refused, also for those who wait for the same, and tried again', async () => {
  failing = new Error('no database')
  const attempts = await Promise.allSettled([log.record(read('K7QF-3M2P')), log.record(read('K7QF-3M2P'))])
  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  failing = undefined
  await repeat(read('K7QF-3M2P'), 1)
  expect(written).toEqual([{ ...read('K7QF-3M2P'), before: null }])
})

test('repeats that can’t be written are kept until they can', async () => {
  await repeat(denied, 4)
  failing = new Error('no database')
  await jest.advanceTimersByTimeAsync(windowMs * 1.2)
  expect(errors).toContain(failing)
  failing = undefined
  await jest.advanceTimersByTimeAsync(windowMs)
  expect(written.map(({ after }) => after?.['count'])).toEqual([undefined, 3])
})

test('repeats are written when the service stops', async () => {
  await repeat(denied, 3)
  await log.stop()
  expect(written.map(({ after }) => after?.['count'])).toEqual([undefined, 2])
})

describe('with more different events than are told apart', () => {
  beforeEach(async () => {
    await log.stop()
    log = open(3)
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f'])
      await repeat({ ...denied, actor: `${name}@firm.example` }, 2)
  })

  test('further refusals are one entry for their action', async () => {
    expect(written).toHaveLength(4)
    expect(written[3]).toEqual({
      actor: 'several',
      action: 'security.call_denied',
      subject: 'various calls',
      before: null,
      after: null,
    })
    await log.stop()
    expect(written.slice(4).map(({ actor, after }) => [actor, after?.['count']])).toEqual([
      ['a@firm.example', 1],
      ['b@firm.example', 1],
      ['c@firm.example', 1],
      ['several', 5],
    ])
  })

  test('each reading is an entry of its own', async () => {
    await repeat(read('K7QF-3M2P'), 2)
    await repeat(read('A000-0000'), 1)
    expect(written.slice(4).map(({ subject }) => subject)).toEqual([
      { reference: 'K7QF-3M2P' },
      { reference: 'K7QF-3M2P' },
      { reference: 'A000-0000' },
    ])
  })
})
