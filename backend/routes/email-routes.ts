import type { FastifyInstance } from 'fastify'
import { listEmails, resendEmail } from '../../contract/email'
import type { Conversations } from '../conversations/conversation-options'
import { sendAgain } from '../mail/send-again'
import { registerEndpoint } from '../register-endpoint'
import { createEmailsRepository } from '../repositories/emails-repository'

/** The outbox. */
export function emailRoutes(app: FastifyInstance, { db, mailServer }: Conversations): void {
  const emails = createEmailsRepository(db)

  registerEndpoint(app, listEmails, async ({ query, answer }) => {
    const page = await emails.listPage(query)
    return answer(200, { ...page, counts: await emails.countByState(), server: mailServer })
  })

  registerEndpoint(app, resendEmail, async ({ params, caller, answer }) =>
    answer(200, await sendAgain(db, params.id, { mailServer, by: caller.email })),
  )
}
