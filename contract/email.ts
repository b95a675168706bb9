import { z } from 'zod'
import { DatabaseTextSchema } from './database-values'
import { EmailStateSchema } from './email-state'
import { emailTemplateNames, templateLimits } from './email-templates'
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

const EmailTemplateNameSchema = z.enum(emailTemplateNames).meta({ id: 'EmailTemplateName' })
const WordsSchema = z.strictObject({
  subject: DatabaseTextSchema.trim().min(1).max(templateLimits.subject),
  text: DatabaseTextSchema.trim().min(1).max(templateLimits.text),
})

export const EmailTemplateSchema = z
  .object({
    name: EmailTemplateNameSchema,
    subject: z.string(),
    text: z.string(),
    isDefault: z.boolean().describe('Whether it is as the site has it.'),
    version: z.int().min(0).describe('0: it was never edited.'),
    by: z
      .string()
      .nullable()
      .describe('Email address of the person who changed it last; null before the first change.'),
    at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'EmailTemplate' })
export type EmailTemplate = z.infer<typeof EmailTemplateSchema>

export const listEmailTemplates = {
  method: 'GET',
  path: '/api/admin/email-templates',
  access: ['emails.edit', 'inquiries.manage', 'applicants.manage'],
  summary:
    'Lists the emails to visitors, applicants and new employees: subject and text, with placeholders in double braces.',
  responses: { 200: z.object({ data: z.array(EmailTemplateSchema) }) },
} as const satisfies Endpoint

const templateParams = z.object({ name: EmailTemplateNameSchema })

export const listEmailTemplateVersions = {
  method: 'GET',
  path: '/api/admin/email-templates/:name/versions',
  access: 'emails.edit',
  summary: 'Lists the latest 50 versions of a template, the latest first.',
  request: { params: templateParams },
  responses: { 200: z.object({ data: z.array(EmailTemplateSchema) }) },
} as const satisfies Endpoint

export const saveEmailTemplate = {
  method: 'PUT',
  path: '/api/admin/email-templates/:name',
  access: 'emails.edit',
  summary:
    'Saves a template, for emails that are written from now on. Saving the current words again is not a conflict; 409 `changed` when the template has changed since.',
  request: {
    params: templateParams,
    body: z.strictObject({
      version: z.int().min(0).describe('The version that it is based on.'),
      words: WordsSchema.nullable().describe('null: returns to how the site has it.'),
    }),
  },
  responses: { 200: EmailTemplateSchema, 409: ErrorSchema },
} as const satisfies Endpoint
