import type { FastifyInstance } from 'fastify'
import {
  getEmailServer,
  listEmails,
  listEmailTemplates,
  listEmailTemplateVersions,
  resendEmail,
  saveEmailTemplate,
} from '../../contract/email'
import type { Db } from '../database/open-database'
import { createEmailTemplates } from '../email/create-email-templates'
import type { Outbox } from '../email/create-outbox'
import { registerEndpoint } from '../register-endpoint'
import { createEmailsRepository } from '../repositories/emails-repository'

interface EmailOptions {
  db: Db
  outbox: Outbox
  /** Host of the email server, for people; null: none is set up. */
  mailServer: string | null
}

/** The outbox, and the templates of its emails. */
export function emailRoutes(app: FastifyInstance, { db, outbox, mailServer }: EmailOptions): void {
  const emails = createEmailsRepository(db)
  const templates = createEmailTemplates(db)

  registerEndpoint(app, listEmails, async ({ query, answer }) => {
    const page = await emails.listPage(query)
    return answer(200, { ...page, counts: await emails.countByState(), server: mailServer })
  })

  registerEndpoint(app, getEmailServer, ({ answer }) => answer(200, { server: mailServer }))

  registerEndpoint(app, resendEmail, async ({ params, caller, answer }) =>
    answer(200, await outbox.resend(db, params.id, caller.email)),
  )

  registerEndpoint(app, listEmailTemplates, async ({ answer }) =>
    answer(200, { data: await templates.list() }),
  )

  registerEndpoint(app, listEmailTemplateVersions, async ({ params, answer }) =>
    answer(200, { data: await templates.listVersions(params.name) }),
  )

  registerEndpoint(app, saveEmailTemplate, async ({ params, body, caller, answer }) =>
    answer(200, await templates.save(caller.email, params.name, body)),
  )
}
