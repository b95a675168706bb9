import { z } from 'zod'
import { listPage, listQuery } from './triage'
import { EmailStateSchema } from './email-state'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'

export const EmailMessageSchema = z
  .object({
    id: z.uuid(),
    state: EmailStateSchema,
    kind: z
      .enum(['receipt', 'reply', 'applicant', 'desk'])
      .describe('receipt: tells visitors that their message came; desk: tells the firm about one.'),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    by: z.string().describe('Address of who wrote it; "system" for the service.'),
    at: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    attempts: z.int(),
    failure: z.string().nullable().describe('What the mail server said last, in words.'),
  })
  .meta({ id: 'EmailMessage' })
export type EmailMessage = z.infer<typeof EmailMessageSchema>

export const listEmails = {
  method: 'GET',
  path: '/api/admin/emails',
  access: 'outbox.manage',
  summary: 'Mails the service has written, the latest first.',
  request: { query: z.object({ ...listQuery, state: EmailStateSchema.optional() }) },
  responses: {
    200: z.object({
      data: z.array(EmailMessageSchema),
      ...listPage,
      counts: z.record(EmailStateSchema, z.int()).describe('All there are, by state; counted up to 10,000.'),
      server: z.string().nullable().describe('Host of the mail server; null: none is set up.'),
    }),
  },
} as const satisfies Endpoint

export const sendEmailAgain = {
  method: 'POST',
  path: '/api/admin/emails/:id/send',
  access: 'outbox.manage',
  summary: 'Sends a mail that failed, is unsure or was only kept. 409 `not_now` for others.',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: EmailMessageSchema, 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint
