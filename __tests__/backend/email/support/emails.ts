import type { Db } from '../../../../backend/database/open-database'
import { createMailer, type MailTimings } from '../../../../backend/email/create-mailer'
import { createOutbox } from '../../../../backend/email/create-outbox'
import { createSmtp } from '../../../../backend/email/create-smtp'
import type { NewEmail } from '../../../../backend/repositories/emails-repository'
import { toWords } from '../../../../backend/repositories/words'
import type { EmailMessage } from '../../../../contract/email'

export const from = { name: 'The firm', address: 'hello@firm.example' }

/** Adds an email to the outbox. */
export const addEmail = (db: Db, mail: Partial<NewEmail> = {}) =>
  createOutbox(true).add(db, {
    kind: 'reply',
    to: 'visitor@home.example',
    subject: 'Your question',
    text: 'We answer.',
    by: 'nora@firm.example',
    ...mail,
  })

interface Options {
  timings?: Partial<MailTimings>
  totalMs?: number
  isAlone?: boolean
  /** Receives every logged line. */
  logged?: unknown[]
}

/** A mailer that logs to the test. */
export function mailerOf(db: Db, url: string, { totalMs, logged = [], ...rest }: Options = {}) {
  const say = (...line: unknown[]) => void logged.push(line)
  const send = createSmtp({ url, from, ...(totalMs !== undefined && { totalMs }) })
  return createMailer({ db, send, log: { info: say, warn: say, error: say }, ...rest })
}

/** State, attempts and failure of every email, most attempts first. */
export async function statesOf(db: Db): Promise<Pick<EmailMessage, 'state' | 'attempts' | 'failure'>[]> {
  return db
    .selectFrom('email')
    .select(['state', 'attempts', 'failure'])
    .orderBy('attempts', 'desc')
    .orderBy('state')
    .execute()
}

/** A message of a visitor. */
export async function addInquiry(db: Db, { reference = 'K7QF-3M2P', email = 'visitor@home.example' } = {}) {
  const { id } = await db
    .insertInto('inquiry')
    .values({
      reference,
      key: reference,
      name: 'A visitor',
      email,
      email_key: email,
      spam_reasons: '[]',
      consent: '1',
      words: toWords(reference),
      kind: 'contact',
      state: 'new',
      company: '',
      phone: '',
      subject: 'Cloud',
      message: 'How?',
      page: '/contact/',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
