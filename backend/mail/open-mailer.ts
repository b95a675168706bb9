import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../database/open-database'
import type { Env } from '../env'
import { createMailer } from './create-mailer'

interface Service extends Pick<Database, 'db' | 'kind'> {
  log: FastifyBaseLogger
}

/** The mailer of a service that has a mail server; nodemailer is loaded by those alone. */
export async function openMailer(mail: NonNullable<Env['mail']>, { db, kind, log }: Service) {
  const { createSmtp } = await import('./create-smtp')
  return createMailer({ db, send: createSmtp(mail), log, isAlone: kind === 'embedded' })
}
