import { z } from 'zod'
import { EmailStateSchema } from './email-state'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { listPage, listQuery } from './triage'

export const EmailMessageSchema = z
  .object({
    id: z.uuid(),
    state: EmailStateSchema,
    kind: z
      .enum(['acknowledgement', 'reply', 'applicant', 'notification', 'notice', 'card', 'invitation'])
      .describe(
        'acknowledgement: confirms a submission to the visitor; notification: tells the company about it; notice: tells an employee what happened; card: tells a channel of Microsoft Teams; invitation: tells a new employee how to sign in.',
      ),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    by: z.string().describe('Email address of the author; "system" for the service.'),
    at: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    attempts: z.int(),
    failure: z.string().nullable().describe('The last error, in words.'),
  })
  .meta({ id: 'EmailMessage' })
export type EmailMessage = z.infer<typeof EmailMessageSchema>

export const listEmails = {
  method: 'GET',
  path: '/api/admin/emails',
  access: 'outbox.manage',
  reads: 'email.listed',
  summary: 'Lists the emails of the outbox, the latest first.',
  request: { query: z.object({ ...listQuery, state: EmailStateSchema.optional() }) },
  responses: {
    200: z.object({
      data: z.array(EmailMessageSchema),
      ...listPage,
      counts: z
        .record(EmailStateSchema, z.int())
        .describe('Number of emails in each state, each counted up to 10,000.'),
      server: z.string().nullable().describe('Host of the email server; null: not set up.'),
    }),
  },
} as const satisfies Endpoint

export const getEmailServer = {
  method: 'GET',
  path: '/api/admin/email-server',
  access: ['inquiries.manage', 'applicants.manage', 'employees.manage', 'outbox.manage'],
  summary: 'Whether emails are sent, and by which server.',
  responses: {
    200: z.object({ server: z.string().nullable().describe('Host of the email server; null: not set up.') }),
  },
} as const satisfies Endpoint

export const resendEmail = {
  method: 'POST',
  path: '/api/admin/emails/:id/send',
  access: 'outbox.manage',
  summary: 'Sends an email that failed, is unsure or was kept. 409 `not_now` for others.',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 200: EmailMessageSchema, 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint
