import type { EmailMessage } from '../../contract/email'
import { inTransaction } from '../database/in-transaction'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createEmailsRepository, type NewEmail } from '../repositories/emails-repository'

export interface Outbox {
  /**
   * Adds an email in the transaction of `db`; afterwards one of the instances sends it.
   *
   * @returns false if an email with this id exists already.
   */
  add: (db: Db, email: NewEmail) => Promise<boolean>
  /**
   * Queues an email again that failed, is unsure or was kept.
   *
   * @param by Email address of the person who asks for it.
   * @throws ServiceError `not_found`, or `not_now` for other emails, and without an email server.
   */
  resend: (db: Db, id: string, by: string) => Promise<EmailMessage>
}

/**
 * @param sends Whether an email server is set up; without one, emails are only kept.
 * @param sendsCards Whether a channel of Microsoft Teams is set up.
 */
export function createOutbox(sends: boolean, sendsCards = false): Outbox {
  const isSent = (kind: EmailMessage['kind']) => (kind === 'card' ? sendsCards : sends)
  return {
    add: (db, email) =>
      createEmailsRepository(db).add({ ...email, state: isSent(email.kind) ? 'waiting' : 'kept' }),

    resend: (db, id, by) =>
      inTransaction(db, async ({ emails, audit }) => {
        const found = await emails.findLocked(id)
        if (!found) throw new ServiceError('not_found', 'This email has been deleted. Reload the list.')
        const { state: before, kind } = found.mail
        if (!isSent(kind)) throw kind === 'card' ? withoutTeams() : withoutServer()
        if (!resendable.includes(before)) throw notResendable(before)
        const queued = await emails.requeue(id)
        await audit.add({
          actor: by,
          action: 'email.resent',
          subject: found.reference === null ? id : { reference: found.reference },
          before: { state: before },
          after: { state: queued.state },
        })
        return queued
      }),
  }
}

const resendable: readonly EmailMessage['state'][] = ['failed', 'unsure', 'kept']

const withoutServer = () =>
  new ServiceError(
    'not_now',
    'No email server is set up, so nothing can be sent. Ask an administrator to set SMTP_URL and MAIL_FROM.',
  )

const withoutTeams = () =>
  new ServiceError(
    'not_now',
    'Microsoft Teams isn’t set up, so nothing can be posted. Ask an administrator to set TEAMS_WEBHOOK_URL.',
  )

const notResendable = (state: EmailMessage['state']) =>
  new ServiceError(
    'not_now',
    state === 'sent'
      ? 'This email has already been sent.'
      : 'This email is already being sent. Reload the list.',
  )
