import { createHash } from 'node:crypto'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createIntakeCountsRepository } from '../repositories/intake-counts-repository'
import type { NamePlace } from './create-places'

/** Windows of time in which is counted. */
const windowMs = 10 * 60_000
const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

/** Most calls of one place within a window; who sends more is told to wait. */
const mostCalls = 30
/** Most mails a day that tell one address that something came from it. */
const mostReceipts = 3
/** Shorter texts may well be somebody else's too. */
const shortest = 40

export interface Counted {
  /** Messages of this place within the last hour, this one included. */
  messages: number
  /** Whether the same text came from another place within the last day. */
  isRepeated: boolean
}

const windowOf = (now: Date) => new Date(Math.floor(now.getTime() / windowMs) * windowMs)
const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Counts a call, be there anything in it or not. @throws ServiceError `too_many_requests`. */
export async function countCall(db: Db, place: string, now: Date): Promise<void> {
  const window = windowOf(now)
  const calls = await createIntakeCountsRepository(db).add(`call:${place}`, window)
  if (calls <= mostCalls) return
  const seconds = Math.ceil((window.getTime() + windowMs - now.getTime()) / 1000)
  const minutes = Math.ceil(seconds / 60)
  throw new ServiceError(
    'too_many_requests',
    `That was a lot from one place. Wait ${minutes === 1 ? 'a minute' : `${minutes} minutes`}, then send it again.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}

/** Counts a message, in the transaction that keeps it: the same one again is rolled back with it. */
export async function countMessage(
  db: Db,
  { place, text, now }: { place: string; text: string; now: Date },
): Promise<Counted> {
  const counts = createIntakeCountsRepository(db)
  const window = windowOf(now)
  await counts.add(`message:${place}`, window)
  const messages = await counts.sum(`message:${place}`, before(now, hourMs))
  const plain = text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
  if (plain.length < shortest) return { messages, isRepeated: false }
  const prefix = `text:${createHash('sha256').update(plain).digest('base64url')}:`
  const own = `${prefix}${place}`
  await counts.add(own, window)
  return { messages, isRepeated: await counts.isAny(prefix, before(now, dayMs), [own]) }
}

/** Whether an address may be told once more today that something came from it; counts it. */
export async function mayTell(db: Db, email: string, { name, now }: { name: NamePlace; now: Date }) {
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs)
  const place = `receipt:${name(email.toLowerCase())}`
  return (await createIntakeCountsRepository(db).add(place, today)) <= mostReceipts
}

/** Removes what is no longer counted. @returns How many rows. */
export async function forgetCounts(db: Db, now: Date): Promise<number> {
  const yesterday = before(now, dayMs)
  return createIntakeCountsRepository(db).forget(
    before(now, dayMs + hourMs),
    yesterday.toISOString().slice(0, 10),
  )
}
