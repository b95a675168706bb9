import { createHash } from 'node:crypto'
import type { SpamReason } from '../../contract/triage'
import { dayMs } from '../clock'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createSubmissionCountsRepository } from '../repositories/submission-counts-repository'
import type { HashOfDay } from './client-keys'

/** Time windows for the counts. */
const windowMs = 10 * 60_000
const hourMs = 60 * 60_000

/** Maximum number of requests per client and window; beyond that it has to wait. */
const mostCalls = 30
/** Maximum number of acknowledgements per address and day. */
const mostAcknowledgements = 3
/** Several people may send the same shorter text. */
const shortestRepeated = 40
/** Faster than anyone reads and fills in a form. */
const fewestSeconds = 3
const mostLinks = 3
const mostMessages = 5
/** Letters and digits a message needs besides its links. */
const fewestBeside = 20

export interface Suspect extends MessageCounts {
  /** Value of the hidden field. */
  website: string
  /** How long the form was open, in seconds; "": unknown. */
  seconds: string
  message: string
}

export interface MessageCounts {
  /** Messages of this client within the last hour, this one included. */
  messages: number
  /** Whether another client sent the same text within the last day. */
  isRepeated: boolean
}

/** Why a message looks like spam; empty: it does not. */
export function findSpamReasons(suspect: Suspect): SpamReason[] {
  const { website, seconds, message, messages, isRepeated } = suspect
  const reasons: [SpamReason, boolean][] = [
    ['hidden-field', website.trim() !== ''],
    ['too-fast', seconds !== '' && Number(seconds) < fewestSeconds],
    ['links', isMostlyLinks(message)],
    ['too-many', messages > mostMessages],
    ['repeated', isRepeated],
  ]
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []))
}

const links = /(?:https?:\/\/|www\.)[^\s<>"\])]+/gi

function isMostlyLinks(message: string): boolean {
  const count = message.match(links)?.length ?? 0
  if (count === 0) return false
  const beside = message.replace(links, '').match(/[\p{Letter}\p{Number}]/gu)?.length ?? 0
  return count > mostLinks || beside < fewestBeside
}

const windowOf = (now: Date) => new Date(Math.floor(now.getTime() / windowMs) * windowMs)
const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/** Counts a request, whatever it contains. @throws ServiceError `too_many_requests`. */
export async function countCall(db: Db, clientKey: string, now: Date): Promise<void> {
  const window = windowOf(now)
  const calls = await createSubmissionCountsRepository(db).add(`call:${clientKey}`, window)
  if (calls <= mostCalls) return
  const seconds = Math.ceil((window.getTime() + windowMs - now.getTime()) / 1000)
  const minutes = Math.ceil(seconds / 60)
  throw new ServiceError(
    'too_many_requests',
    `Too many messages from your network. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { headers: { 'retry-after': String(seconds) } },
  )
}

/** Whether one more message of this client would be spam by number: a file that comes with it isn't kept. */
export async function hasSentTooMany(db: Db, clientKey: string, now: Date): Promise<boolean> {
  const counts = createSubmissionCountsRepository(db)
  return (await counts.sum(`message:${clientKey}`, before(now, hourMs))) >= mostMessages
}

/** Counts a message, in the transaction that stores it: a repeated one is rolled back with it. */
export async function countMessage(
  db: Db,
  { clientKey, text, now }: { clientKey: string; text: string; now: Date },
): Promise<MessageCounts> {
  const counts = createSubmissionCountsRepository(db)
  const window = windowOf(now)
  await counts.add(`message:${clientKey}`, window)
  const messages = await counts.sum(`message:${clientKey}`, before(now, hourMs))
  const plain = text
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
  if (plain.length < shortestRepeated) return { messages, isRepeated: false }
  const prefix = `text:${createHash('sha256').update(plain).digest('base64url')}:`
  const own = `${prefix}${clientKey}`
  await counts.add(own, window)
  return { messages, isRepeated: await counts.isAny(prefix, before(now, dayMs), [own]) }
}

/** Whether an address may get another acknowledgement today; counts it. */
export async function mayAcknowledge(
  db: Db,
  email: string,
  { hash, now }: { hash: HashOfDay; now: Date },
): Promise<boolean> {
  const today = new Date(Math.floor(now.getTime() / dayMs) * dayMs)
  const key = `receipt:${hash(email.toLowerCase())}`
  return (await createSubmissionCountsRepository(db).add(key, today)) <= mostAcknowledgements
}

/** Deletes counts and secrets that are no longer needed. @returns How many rows. */
export async function forgetCounts(db: Db, now: Date): Promise<number> {
  const yesterday = before(now, dayMs)
  return createSubmissionCountsRepository(db).forget(
    before(now, dayMs + hourMs),
    yesterday.toISOString().slice(0, 10),
  )
}
