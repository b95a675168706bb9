import type { EmailMessage } from '../../contract/email'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createAuditRepository } from '../repositories/audit-repository'
import { createEmailsRepository } from '../repositories/emails-repository'

interface Options {
  /** null: none is set up. */
  mailServer: string | null
  /** Address of who asks for it. */
  by: string
}

const again: readonly EmailMessage['state'][] = ['failed', 'unsure', 'kept']

/**
 * Lets a mail wait that failed, is unsure or was only kept; it is sent as a new one would be.
 *
 * @throws ServiceError `not_found`, or `not_now` for a mail that is sent or waits, and without a mail server.
 */
export function sendAgain(db: Db, id: string, { mailServer, by }: Options): Promise<EmailMessage> {
  return db.transaction().execute(async (trx) => {
    const emails = createEmailsRepository(trx)
    const found = await emails.findLocked(id)
    if (!found) throw new ServiceError('not_found', 'This mail is no longer there. Load the list again.')
    if (mailServer === null) throw withoutServer()
    if (!again.includes(found.mail.state)) throw notAgain(found.mail.state)
    const waiting = await emails.letWait(id)
    await createAuditRepository(trx).add({
      actor: by,
      action: 'email.resent',
      subject: found.reference ?? id,
      before: { state: found.mail.state },
      after: { state: waiting.state },
    })
    return waiting
  })
}

const withoutServer = () =>
  new ServiceError(
    'not_now',
    'No mail server is set up: nothing can be sent. Whoever runs the service sets SMTP_URL and MAIL_FROM.',
  )

const notAgain = (state: EmailMessage['state']) =>
  new ServiceError(
    'not_now',
    state === 'sent'
      ? 'This mail has been sent. Write another one instead.'
      : 'This mail is on its way already. Load the list again to see how far it has come.',
  )
