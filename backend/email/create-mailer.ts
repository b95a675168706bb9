import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Database, Db } from '../database/open-database'
import type { Env } from '../env'
import { createPollingLoop } from '../jobs/create-polling-loop'
import { notify } from '../notifications/notify'
import {
  createEmailQueueRepository,
  type Claim,
  type DueEmail,
  type TryEnding,
} from '../repositories/email-queue-repository'
import { createTeams } from './create-teams'
import type { Delivery, SendEmail } from './outgoing-email'

export interface MailerOptions {
  db: Db
  send: SendEmail
  /** What it sends. Default: all of the outbox. */
  which?: 'all' | 'emails' | 'cards'
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>
  /** Whether no other instance uses the database: emails cut off by a stop are then found at once. */
  isAlone?: boolean
  /** In milliseconds. */
  timings?: Partial<MailTimings>
}

export interface MailTimings {
  /** Between checks of the outbox. Default 3 seconds. */
  tickMs: number
  /** Between heartbeats while an email is being sent. Default 5 seconds. */
  heartbeatMs: number
  /** After so long without a heartbeat, an email is `unsure`. Default 2 minutes. */
  silentMs: number
  /** Between attempts; there is one attempt more than pauses. Default 1 and 5 minutes, half an hour, 2 and 12 hours. */
  pausesMs: readonly number[]
  /** When the service stops, how long the email being sent may still take. Default 15 seconds. */
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

const doubt = 'The service stopped while sending. The email may have been delivered.'

/**
 * Sends the emails of the outbox one after the other. Each is claimed and finished in separate transactions, so that
 * none is open while the email server takes its time.
 */
export function createMailer(options: MailerOptions) {
  const { db, send, log } = options
  const timings = { ...defaults, ...options.timings }
  const worker = randomUUID()
  const sending = createEmailQueueRepository(db)
  const cutOff = new AbortController()
  let silentMs = options.isAlone ? 0 : timings.silentMs
  let isStopping = false
  const loop = createPollingLoop(sendDue, {
    tickMs: timings.tickMs,
    onError: (error) => log.error({ err: error }, 'could not read the outbox; tries again'),
  })

  /** @returns The number of emails sent. */
  async function sendDue(): Promise<number> {
    const doubted = await doubtSilent()
    silentMs = timings.silentMs
    if (doubted > 0) log.warn(`${doubted} emails may or may not have been sent: see /admin/outbox/`)
    for (let sent = 0; ;) {
      const email = isStopping ? undefined : await takeNext()
      if (!email) return sent
      const delivery = await deliver(email)
      if (delivery.outcome === 'sent') sent++
      if (delivery.outcome === 'later' && delivery.isAway) return sent
    }
  }

  const doubtSilent = () =>
    db.transaction().execute(async (trx) => {
      const doubted = await createEmailQueueRepository(trx).doubt(silentMs, doubt)
      for (const email of doubted) await notifyOf(trx, email)
      return doubted.length
    })

  const takeNext = () =>
    db.transaction().execute((trx) => createEmailQueueRepository(trx).take(worker, options.which))

  async function deliver(email: DueEmail): Promise<Delivery> {
    const which = { email: email.id, worker }
    const beats = setInterval(() => void sending.beat(which).catch(() => undefined), timings.heartbeatMs)
    try {
      const delivery = await send(email, cutOff.signal)
      const ending = planEnding(delivery, email.attempts, timings.pausesMs)
      report(email, delivery, ending)
      await retryUntil(() => end(email, which, ending), timings.silentMs)
      return delivery
    } finally {
      clearInterval(beats)
    }
  }

  const end = (email: DueEmail, which: Claim, ending: TryEnding) =>
    db.transaction().execute(async (trx) => {
      const wasOurs = await createEmailQueueRepository(trx).end(which, ending)
      if (wasOurs && (ending.state === 'failed' || ending.state === 'unsure')) await notifyOf(trx, email)
    })

  /** Neither addresses nor texts are logged. */
  function report({ id: email, attempts }: DueEmail, delivery: Delivery, { state }: TryEnding): void {
    if (delivery.outcome === 'sent') log.info({ email, attempts }, 'email sent')
    else log.warn({ email, attempts, state }, 'email not sent')
  }

  return {
    /** Checks the outbox now. */
    wake: loop.wake,
    sendDue,
    start: loop.start,
    /** Waits for the email being sent. */
    async stop(): Promise<void> {
      isStopping = true
      const patience = setTimeout(() => cutOff.abort(), timings.graceMs)
      await loop.stop()
      clearTimeout(patience)
    },
  }
}

/** No email tells of an email to an employee that wasn't delivered: that would never end. */
const notifyOf = (db: Db, { id, kind }: Pick<DueEmail, 'id' | 'kind'>): Promise<void> =>
  notify(db, { kind: 'email.failed', actor: 'system', subject: { email: id }, mayEmail: kind !== 'notice' })

/** @param attempts Attempts so far, including this one. */
export function planEnding(delivery: Delivery, attempts: number, pausesMs: readonly number[]): TryEnding {
  if (delivery.outcome === 'sent') return { state: 'sent' }
  if (delivery.outcome === 'refused') return { state: 'failed', failure: delivery.why }
  if (delivery.outcome === 'unsure') return { state: 'unsure', failure: delivery.why }
  const pauseMs = pausesMs[attempts - 1]
  return pauseMs === undefined
    ? { state: 'failed', failure: `Failed after ${attempts} attempts. ${delivery.why}` }
    : { state: 'waiting', failure: delivery.why, pauseMs }
}

/** Tries again while it fails. @param totalMs For how long. @throws The last error. */
async function retryUntil(work: () => Promise<void>, totalMs: number): Promise<void> {
  const until = Date.now() + totalMs
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 5_000)) {
    try {
      await work()
      return
    } catch (error) {
      if (Date.now() + pauseMs > until) throw error
      await wait(pauseMs)
    }
  }
}

interface Service extends Pick<Database, 'db' | 'kind'> {
  log: FastifyBaseLogger
}

/** Sends emails and cards as far as they are set up; only an email server loads nodemailer. undefined: neither is. */
export async function openMailer(settings: Pick<Env, 'mail' | 'teamsUrl'>, { db, kind, log }: Service) {
  const { mail, teamsUrl } = settings
  const smtp = mail && (await import('./create-smtp')).createSmtp(mail)
  const teams = teamsUrl === undefined ? undefined : createTeams({ url: teamsUrl })
  const isAlone = kind === 'embedded'
  if (smtp && teams) {
    const send: SendEmail = (email, signal) => (email.kind === 'card' ? teams : smtp)(email, signal)
    return createMailer({ db, send, log, isAlone })
  }
  if (smtp) return createMailer({ db, send: smtp, which: 'emails', log, isAlone })
  return teams && createMailer({ db, send: teams, which: 'cards', log, isAlone })
}
