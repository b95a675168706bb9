import type { FastifyInstance } from 'fastify'
import { getEmailServer, listEmails, resendEmail } from '../../contract/email'
import type { Db } from '../database/open-database'
import type { Outbox } from '../email/create-outbox'
import { registerEndpoint } from '../register-endpoint'
import { createEmailsRepository } from '../repositories/emails-repository'

interface EmailOptions {
  db: Db
  outbox: Outbox
  /** Host of the email server, for people; null: none is set up. */
  mailServer: string | null
}

/** The outbox. */
export function emailRoutes(app: FastifyInstance, { db, outbox, mailServer }: EmailOptions): void {
  const emails = createEmailsRepository(db)

  registerEndpoint(app, listEmails, async ({ query, answer }) => {
    const page = await emails.listPage(query)
    return answer(200, { ...page, counts: await emails.countByState(), server: mailServer })
  })

  registerEndpoint(app, getEmailServer, ({ answer }) => answer(200, { server: mailServer }))

  registerEndpoint(app, resendEmail, async ({ params, caller, answer }) =>
    answer(200, await outbox.resend(db, params.id, caller.email)),
  )
}
