import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Db } from '../database/open-database'
import { createPollingLoop } from '../jobs/create-polling-loop'
import { createSendingRepository, type DueLetter, type TryEnding } from '../repositories/sending-repository'
import type { Delivery, SendLetter } from './letter'
import { persist } from './persist'

export interface MailerOptions {
  db: Db
  send: SendLetter
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Whether no other instance uses the database: what was being sent when it ended is known at once. */
  isAlone?: boolean
  /** In milliseconds. */
  timings?: Partial<MailTimings>
}

export interface MailTimings {
  /** Between looks at what is due. Default 3 seconds. */
  tickMs: number
  /** Between signs of life of a mail that is being sent. Default 5 seconds. */
  heartbeatMs: number
  /** Without a sign of life for so long, nobody knows whether a mail went out. Default 2 minutes. */
  silentMs: number
  /** Between the tries; one try more than there are pauses. Default 1 and 5 minutes, half an hour, 2 and 12 hours. */
  pausesMs: readonly number[]
  /** When the service stops, how long the mail under way may still take. Default 15 seconds. */
  graceMs: number
}

const minute = 60_000
const defaults: MailTimings = {
  tickMs: 3_000,
  heartbeatMs: 5_000,
  silentMs: 2 * minute,
  pausesMs: [minute, 5 * minute, 30 * minute, 120 * minute, 720 * minute],
  graceMs: 15_000,
}

const doubt = 'The service ended while this mail was being sent. It may have arrived.'

/**
 * Sends the mails that wait, one after the other, beside everything else the service does. Each is taken and ended
 * in transactions of their own: none is open while a mail server takes its time.
 */
export function createMailer(options: MailerOptions) {
  const { db, send, log } = options
  const timings = { ...defaults, ...options.timings }
  const sender = randomUUID()
  const sending = createSendingRepository(db)
  const cutOff = new AbortController()
  let silentMs = options.isAlone ? 0 : timings.silentMs
  let isStopping = false
  const loop = createPollingLoop(sendDue, {
    tickMs: timings.tickMs,
    onError: (error) => log.error({ err: error }, 'could not look for mails; tries again'),
  })

  /** @returns How many were sent. */
  async function sendDue(): Promise<number> {
    const doubted = await sending.doubt(silentMs, doubt)
    silentMs = timings.silentMs
    if (doubted > 0) log.warn(`${doubted} mails may or may not have been sent: see /admin/outbox/`)
    for (let sent = 0; ;) {
      const letter = isStopping ? undefined : await takeNext()
      if (!letter) return sent
      const delivery = await deliver(letter)
      if (delivery.outcome === 'sent') sent++
      if (delivery.outcome === 'later' && delivery.isAway) return sent
    }
  }

  const takeNext = () => db.transaction().execute((trx) => createSendingRepository(trx).take(sender))

  async function deliver(letter: DueLetter): Promise<Delivery> {
    const which = { mail: letter.id, sender }
    const beats = setInterval(() => void sending.beat(which).catch(() => undefined), timings.heartbeatMs)
    try {
      const delivery = await send(letter, cutOff.signal)
      const ending = planEnding(delivery, letter.attempts, timings.pausesMs)
      report(letter, delivery, ending)
      await persist(() => sending.end(which, ending), timings.silentMs)
      return delivery
    } finally {
      clearInterval(beats)
    }
  }

  /** Neither addresses nor texts are logged. */
  function report({ id: mail, attempts }: DueLetter, delivery: Delivery, { state }: TryEnding): void {
    if (delivery.outcome === 'sent') log.info({ mail, attempts }, 'mail sent')
    else log.warn({ mail, attempts, state }, 'mail not sent')
  }

  return {
    /** Looks for mails now. */
    wake: loop.wake,
    sendDue,
    start: loop.start,
    /** Waits for the mail under way. */
    async stop(): Promise<void> {
      isStopping = true
      const patience = setTimeout(() => cutOff.abort(), timings.graceMs)
      await loop.stop()
      clearTimeout(patience)
    },
  }
}

/** @param attempts Tries so far, the one that ended so included. */
export function planEnding(delivery: Delivery, attempts: number, pausesMs: readonly number[]): TryEnding {
  if (delivery.outcome === 'sent') return { state: 'sent' }
  if (delivery.outcome === 'refused') return { state: 'failed', failure: delivery.why }
  if (delivery.outcome === 'unsure') return { state: 'unsure', failure: delivery.why }
  const pauseMs = pausesMs[attempts - 1]
  return pauseMs === undefined
    ? { state: 'failed', failure: `Given up after ${attempts} tries. ${delivery.why}` }
    : { state: 'waiting', failure: delivery.why, pauseMs }
}
