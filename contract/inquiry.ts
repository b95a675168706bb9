import { z } from 'zod'
import { csvSummary } from './csv'
import { DatabaseTextSchema } from './database-values'
import { EmailSchema } from './employee'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { inquiryForms } from './forms/forms'
import {
  listPage,
  listQuery,
  EventSchema,
  EmailBodySchema,
  NoteBodySchema,
  outcomesOf,
  SeenListSchema,
  SpamReasonSchema,
} from './triage'

export const InquiryStateSchema = z
  .enum(['new', 'in_progress', 'closed', 'spam'])
  .meta({ id: 'InquiryState' })
export type InquiryState = z.infer<typeof InquiryStateSchema>

export const InquiryKindSchema = z
  .enum(inquiryForms)
  .describe('The form it was sent with.')
  .meta({ id: 'InquiryKind' })
export type InquiryKind = z.infer<typeof InquiryKindSchema>

const summary = {
  id: z.uuid(),
  reference: z.string().describe('Shown to people, e.g. "K7QF-3M2P"; emails about it include it.'),
  kind: InquiryKindSchema,
  state: InquiryStateSchema,
  name: z.string(),
  email: z.string(),
  company: z.string().describe('May be empty.'),
  subject: z.string().describe('The chosen topic; of a support request, the affected system.'),
  severity: z
    .enum(['critical', 'high', 'normal', 'request'])
    .nullable()
    .describe('Of support requests; null for other inquiries.'),
  assignee: z.string().nullable().describe('Email address of the admin it is assigned to; null: unassigned.'),
  version: z
    .int()
    .positive()
    .describe('Incremented by each change; a change names the version it is based on.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

export const InquirySummarySchema = z
  .object({ ...summary, excerpt: z.string().describe('Beginning of the message, up to 200 characters.') })
  .meta({ id: 'InquirySummary' })
export type InquirySummary = z.infer<typeof InquirySummarySchema>

export const InquirySchema = z
  .object({
    ...summary,
    phone: z.string().describe('May be empty.'),
    message: z.string(),
    page: z.string().describe('Path of the page with the form; may be empty.'),
    spamReasons: z.array(SpamReasonSchema).describe('Why it looks like spam; empty if it doesn’t.'),
    consent: z.string().describe('Version of the consent text.'),
    events: z.array(EventSchema).describe('Timeline, the latest first; up to 200 events.'),
  })
  .meta({ id: 'Inquiry' })
export type Inquiry = z.infer<typeof InquirySchema>

const filter = {
  search: listQuery.search,
  state: z
    .enum([...InquiryStateSchema.options, 'open'])
    .optional()
    .describe('open: new or in progress. Default: all except spam.'),
  kind: InquiryKindSchema.optional().describe('Default: all kinds.'),
  assignee: z
    .union([EmailSchema, z.enum(['unassigned', 'me'])])
    .optional()
    .describe('Email address, "me" or "unassigned". Default: any.'),
} as const

const InquiryParamsSchema = z.object({ id: z.uuid() })

export const listInquiries = {
  method: 'GET',
  path: '/api/admin/inquiries',
  access: 'inquiries.manage',
  reads: 'inquiry.listed',
  summary: 'Lists inquiries, the latest first.',
  request: { query: z.object({ ...filter, limit: listQuery.limit, after: listQuery.after }) },
  responses: {
    200: z.object({
      data: z.array(InquirySummarySchema),
      ...listPage,
      counts: z
        .record(InquiryStateSchema, z.int())
        .describe('Number of inquiries in each state, each counted up to 10,000.'),
    }),
  },
} as const satisfies Endpoint

export const listAssignees = {
  method: 'GET',
  path: '/api/admin/inquiry-assignees',
  access: 'inquiries.manage',
  summary: 'Lists the people to whom inquiries can be assigned, by email; at most 1,000.',
  responses: { 200: z.object({ data: z.array(z.object({ email: EmailSchema })) }) },
} as const satisfies Endpoint

export const getInquiry = {
  method: 'GET',
  path: '/api/admin/inquiries/:id',
  access: 'inquiries.manage',
  reads: 'inquiry.read',
  summary: 'Gets an inquiry with its timeline.',
  request: { params: InquiryParamsSchema },
  responses: { 200: InquirySchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const changeInquiries = {
  method: 'POST',
  path: '/api/admin/inquiries/changes',
  access: 'inquiries.manage',
  reads: 'inquiry.listed',
  summary: 'Changes the state or assignee of inquiries; each has its own outcome.',
  request: {
    body: z.strictObject({
      items: SeenListSchema,
      state: InquiryStateSchema.optional().describe('Default: unchanged.'),
      assignee: EmailSchema.nullable()
        .optional()
        .describe('Email of an employee who may manage inquiries; null: unassigned. Default: unchanged.'),
    }),
  },
  responses: { 200: outcomesOf(InquirySummarySchema) },
} as const satisfies Endpoint

export const addInquiryNote = {
  method: 'POST',
  path: '/api/admin/inquiries/:id/notes',
  access: 'inquiries.manage',
  reads: 'inquiry.read',
  summary: 'Adds a private note.',
  request: { params: InquiryParamsSchema, body: NoteBodySchema },
  responses: { 200: InquirySchema, 201: InquirySchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const replyToInquiry = {
  method: 'POST',
  path: '/api/admin/inquiries/:id/replies',
  access: 'inquiries.manage',
  reads: 'inquiry.read',
  summary: 'Replies by email; a new inquiry becomes "in progress".',
  request: { params: InquiryParamsSchema, body: EmailBodySchema },
  responses: { 200: InquirySchema, 201: InquirySchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const deleteInquiry = {
  method: 'DELETE',
  path: '/api/admin/inquiries/:id',
  access: 'inquiries.manage',
  summary: 'Deletes an inquiry, its notes and emails; the audit log keeps a hash. 409 `changed`.',
  request: {
    params: InquiryParamsSchema,
    query: z.object({ version: z.coerce.number().int().positive() }),
  },
  responses: { 204: z.null(), 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const exportInquiries = {
  method: 'GET',
  path: '/api/admin/inquiries.csv',
  access: 'inquiries.manage',
  reads: 'inquiry.exported',
  summary: `Exports filtered inquiries ${csvSummary}`,
  request: { query: z.object(filter) },
  responses: { 200: z.string() },
} as const satisfies Endpoint

/** How many views a person can save. */
export const mostViews = 30

export const SavedViewSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    query: z.record(z.string(), z.string()).describe('The filter, as in the page’s query string.'),
  })
  .meta({ id: 'SavedView' })
export type SavedView = z.infer<typeof SavedViewSchema>

export const listSavedViews = {
  method: 'GET',
  path: '/api/admin/inquiry-views',
  access: 'inquiries.manage',
  summary: 'Lists the caller’s saved views, by name; up to 30.',
  responses: { 200: z.object({ data: z.array(SavedViewSchema) }) },
} as const satisfies Endpoint

export const saveView = {
  method: 'PUT',
  path: '/api/admin/inquiry-views/:id',
  access: 'inquiries.manage',
  summary: 'Saves or renames a view. 409 `too_many` beyond 30.',
  request: {
    params: z.object({ id: z.uuid().describe('Made by the caller.') }),
    body: z.strictObject({
      name: DatabaseTextSchema.trim().min(1).max(60),
      query: z
        .record(DatabaseTextSchema.max(30), DatabaseTextSchema.max(254))
        .refine((query) => Object.keys(query).length <= 10, 'no more than 10 parameters'),
    }),
  },
  responses: { 200: SavedViewSchema, 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const removeView = {
  method: 'DELETE',
  path: '/api/admin/inquiry-views/:id',
  access: 'inquiries.manage',
  summary: 'Deletes a view; succeeds if it no longer exists.',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: z.null() },
} as const satisfies Endpoint
