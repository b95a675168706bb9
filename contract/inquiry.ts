import { z } from 'zod'
import { DatabaseTextSchema } from './database-text'
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
import { EmailSchema } from './employee'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { inquiryForms } from './forms/forms'

export const InquiryStateSchema = z
  .enum(['new', 'in_progress', 'closed', 'spam'])
  .meta({ id: 'InquiryState' })
export type InquiryState = z.infer<typeof InquiryStateSchema>

export const InquiryKindSchema = z
  .enum(inquiryForms)
  .describe('Which form it came by.')
  .meta({ id: 'InquiryKind' })
export type InquiryKind = z.infer<typeof InquiryKindSchema>

const summary = {
  id: z.uuid(),
  reference: z.string().describe('For people, e.g. "K7QF-3M2P"; mails about it carry it.'),
  kind: InquiryKindSchema,
  state: InquiryStateSchema,
  name: z.string(),
  email: z.string(),
  company: z.string().describe('May be empty.'),
  subject: z.string().describe('The chosen topic, or the affected system of a support request.'),
  severity: z
    .enum(['critical', 'high', 'normal', 'request'])
    .nullable()
    .describe('Of support requests; null for others.'),
  assignee: z.string().nullable().describe('Address of who takes care of it; null: nobody yet.'),
  version: z.int().positive().describe('Counts the changes; a change names the version it was made on.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

export const InquirySummarySchema = z
  .object({ ...summary, extract: z.string().describe('Begin of the message, at most 200 characters.') })
  .meta({ id: 'InquirySummary' })
export type InquirySummary = z.infer<typeof InquirySummarySchema>

export const InquirySchema = z
  .object({
    ...summary,
    phone: z.string().describe('May be empty.'),
    message: z.string(),
    page: z.string().describe('Path it was written on; may be empty.'),
    spamReasons: z.array(SpamReasonSchema).describe('Why it was taken for spam; empty: it was not.'),
    consent: z.string().describe('Version of the text that was agreed to.'),
    events: z.array(EventSchema).describe('What happened to it, the latest first; at most 200.'),
  })
  .meta({ id: 'Inquiry' })
export type Inquiry = z.infer<typeof InquirySchema>

const filter = {
  search: listQuery.search,
  state: z
    .enum([...InquiryStateSchema.options, 'open'])
    .optional()
    .describe('open: new or in progress. Default: all but spam.'),
  kind: InquiryKindSchema.optional().describe('Default: both.'),
  assignee: z
    .union([EmailSchema, z.enum(['nobody', 'me'])])
    .optional()
    .describe('Default: whoever.'),
} as const

const InquiryParamsSchema = z.object({ id: z.uuid() })

export const listInquiries = {
  method: 'GET',
  path: '/api/admin/inquiries',
  access: 'inquiries.manage',
  summary: 'Messages and support requests of visitors, the latest first.',
  request: { query: z.object({ ...filter, limit: listQuery.limit, after: listQuery.after }) },
  responses: {
    200: z.object({
      data: z.array(InquirySummarySchema),
      ...listPage,
      counts: z
        .record(InquiryStateSchema, z.int())
        .describe('All there are, by state; each counted up to 10,000.'),
    }),
  },
} as const satisfies Endpoint

export const getInquiry = {
  method: 'GET',
  path: '/api/admin/inquiries/:id',
  access: 'inquiries.manage',
  summary: 'One inquiry with what happened to it.',
  request: { params: InquiryParamsSchema },
  responses: { 200: InquirySchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const changeInquiries = {
  method: 'POST',
  path: '/api/admin/inquiries/changes',
  access: 'inquiries.manage',
  summary: 'Changes state or assignee of one or more inquiries; each ends on its own.',
  request: {
    body: z.strictObject({
      items: SeenListSchema,
      state: InquiryStateSchema.optional().describe('Default: as it is.'),
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
  summary: 'Adds a private note.',
  request: { params: InquiryParamsSchema, body: NoteBodySchema },
  responses: { 200: InquirySchema, 201: InquirySchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const replyToInquiry = {
  method: 'POST',
  path: '/api/admin/inquiries/:id/replies',
  access: 'inquiries.manage',
  summary: 'Answers by mail; a new inquiry is in progress from then on.',
  request: { params: InquiryParamsSchema, body: EmailBodySchema },
  responses: { 200: InquirySchema, 201: InquirySchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const eraseInquiry = {
  method: 'DELETE',
  path: '/api/admin/inquiries/:id',
  access: 'inquiries.manage',
  summary:
    'Erases an inquiry, its notes and the mails about it; the audit log keeps a hash. 409 `changed_meanwhile`.',
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
  summary:
    'The inquiries a filter finds as CSV (RFC 4180, UTF-8 with a mark), safe to open in a spreadsheet; at most the latest 50,000: where there are more, the header X-Latest-Only says how many it holds.',
  request: { query: z.object(filter) },
  responses: { 200: z.string() },
} as const satisfies Endpoint

/** Most views one person keeps. */
export const mostViews = 30

export const SavedViewSchema = z
  .object({
    id: z.uuid(),
    name: z.string(),
    query: z.record(z.string(), z.string()).describe('The filter, as in the address of the page.'),
  })
  .meta({ id: 'SavedView' })
export type SavedView = z.infer<typeof SavedViewSchema>

export const listSavedViews = {
  method: 'GET',
  path: '/api/admin/inquiry-views',
  access: 'inquiries.manage',
  summary: 'One’s own saved views of the inquiries, by name; at most 30.',
  responses: { 200: z.object({ data: z.array(SavedViewSchema) }) },
} as const satisfies Endpoint

export const saveView = {
  method: 'PUT',
  path: '/api/admin/inquiry-views/:id',
  access: 'inquiries.manage',
  summary: 'Saves a view of one’s own, or names it anew. 409 `too_many` beyond 30.',
  request: {
    params: z.object({ id: z.uuid().describe('Made by the caller.') }),
    body: z.strictObject({
      name: DatabaseTextSchema.trim().min(1).max(60),
      query: z
        .record(DatabaseTextSchema.max(30), DatabaseTextSchema.max(254))
        .refine((query) => Object.keys(query).length <= 10, 'at most 10 parts'),
    }),
  },
  responses: { 200: SavedViewSchema, 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const removeView = {
  method: 'DELETE',
  path: '/api/admin/inquiry-views/:id',
  access: 'inquiries.manage',
  summary: 'Removes a view of one’s own; one that is gone already is removed.',
  request: { params: z.object({ id: z.uuid() }) },
  responses: { 204: z.null() },
} as const satisfies Endpoint
