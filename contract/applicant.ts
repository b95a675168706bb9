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
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'

export const StageSchema = z
  .enum(['new', 'screening', 'interview', 'offer', 'hired', 'rejected'])
  .describe('How far an application has come.')
  .meta({ id: 'Stage' })
export type Stage = z.infer<typeof StageSchema>

const summary = {
  id: z.uuid(),
  reference: z.string().describe('For people, e.g. "K7QF-3M2P".'),
  stage: StageSchema,
  isSpam: z.boolean().describe('It looks like spam, and is kept apart.'),
  job: z.string().describe('Slug of the opening.'),
  jobTitle: z.string().describe('As it was when they applied.'),
  name: z.string(),
  email: z.string(),
  rating: z.int().min(0).max(5).describe('0: not rated.'),
  retainUntil: z.iso.date().describe('Day on which it is erased; that of the firm’s time zone.'),
  applications: z.int().describe('Applications from this address, this one included.'),
  version: z.int().positive().describe('Counts the changes; a change names the version it was made on.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

export const ApplicantSummarySchema = z.object(summary).meta({ id: 'ApplicantSummary' })
export type ApplicantSummary = z.infer<typeof ApplicantSummarySchema>

export const ApplicantSchema = z
  .object({
    ...summary,
    phone: z.string().describe('May be empty.'),
    link: z.string().describe('A page of their work; may be empty.'),
    message: z.string(),
    cv: z
      .object({
        name: z.string().describe('As it was called, without what a file name can’t hold.'),
        type: z.enum(['pdf', 'docx']).describe('By its content.'),
        size: z.int().describe('Bytes.'),
      })
      .nullable()
      .describe('null: none was sent.'),
    others: z
      .array(ApplicantSummarySchema)
      .describe('Further applications from this address, the latest first; at most 20.'),
    spamReasons: z.array(SpamReasonSchema),
    consent: z.string().describe('Version of the text that was agreed to.'),
    events: z.array(EventSchema).describe('What happened to it, the latest first; at most 200.'),
  })
  .meta({ id: 'Applicant' })
export type Applicant = z.infer<typeof ApplicantSchema>

export const ApplicantOrderSchema = z
  .enum(['latest', 'oldest', 'rating', 'retention'])
  .describe('rating: the best first; retention: what is erased first. Within, as "latest" or "oldest".')
  .meta({ id: 'ApplicantOrder' })
export type ApplicantOrder = z.infer<typeof ApplicantOrderSchema>

const ApplicantParamsSchema = z.object({ id: z.uuid() })

export const listApplicants = {
  method: 'GET',
  path: '/api/admin/applicants',
  access: 'applicants.manage',
  summary: 'Applicants, the latest first unless another order is asked for.',
  request: {
    query: z.object({
      ...listQuery,
      stage: StageSchema.optional().describe('Default: all.'),
      job: DatabaseTextSchema.max(80).optional().describe('Slug of an opening; default: all.'),
      spam: z.enum(['0', '1']).default('0').describe('"1": only what looks like spam.'),
      order: ApplicantOrderSchema.default('latest'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(ApplicantSummarySchema),
      ...listPage,
    }),
  },
} as const satisfies Endpoint

export const countApplicants = {
  method: 'GET',
  path: '/api/admin/applicants/counts',
  access: 'applicants.manage',
  summary: 'How many applicants there are, by stage and by opening.',
  request: {
    query: z.object({
      job: DatabaseTextSchema.max(80).optional().describe('Slug of an opening; default: all.'),
    }),
  },
  responses: {
    200: z.object({
      counts: z
        .record(StageSchema, z.int())
        .describe('Of the chosen opening, or of all, by stage; spam not counted.'),
      spam: z.int().describe('Kept apart as spam; of the chosen opening, or of all.'),
      jobs: z
        .array(z.object({ slug: z.string(), title: z.string(), applicants: z.int() }))
        .describe('Openings somebody has applied for, by title; at most 200.'),
    }),
  },
} as const satisfies Endpoint

export const getApplicant = {
  method: 'GET',
  path: '/api/admin/applicants/:id',
  access: 'applicants.manage',
  summary: 'One applicant with what happened to the application.',
  request: { params: ApplicantParamsSchema },
  responses: { 200: ApplicantSchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const changeApplicants = {
  method: 'POST',
  path: '/api/admin/applicants/changes',
  access: 'applicants.manage',
  summary: 'Changes stage, rating, retention date or the spam mark of one or more; each ends on its own.',
  request: {
    body: z.strictObject({
      items: SeenListSchema,
      stage: StageSchema.optional().describe('Default: as it is.'),
      rating: z.int().min(0).max(5).optional().describe('Default: as it is.'),
      retainUntil: z.iso
        .date()
        .optional()
        .describe('A day to come, within ten years; default: as it is. 400 for any other.'),
      isSpam: z.boolean().optional().describe('Default: as it is.'),
    }),
  },
  responses: { 200: outcomesOf(ApplicantSummarySchema) },
} as const satisfies Endpoint

export const addApplicantNote = {
  method: 'POST',
  path: '/api/admin/applicants/:id/notes',
  access: 'applicants.manage',
  summary: 'Adds a private note.',
  request: { params: ApplicantParamsSchema, body: NoteBodySchema },
  responses: { 200: ApplicantSchema, 201: ApplicantSchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const mailApplicant = {
  method: 'POST',
  path: '/api/admin/applicants/:id/mails',
  access: 'applicants.manage',
  summary: 'Writes to an applicant.',
  request: { params: ApplicantParamsSchema, body: EmailBodySchema },
  responses: { 200: ApplicantSchema, 201: ApplicantSchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const getCv = {
  method: 'GET',
  path: '/api/admin/applicants/:id/cv',
  access: 'applicants.manage',
  summary: 'The CV, always as an attachment.',
  request: { params: ApplicantParamsSchema },
  responses: { 200: z.unknown().describe('The file’s bytes.'), 404: ErrorSchema },
} as const satisfies Endpoint

export const exportApplicant = {
  method: 'GET',
  path: '/api/admin/applicants/:id/export',
  access: 'applicants.manage',
  summary: 'All that is kept of the person: every application from this address, as a ZIP archive.',
  request: { params: ApplicantParamsSchema },
  responses: { 200: z.unknown().describe('The archive’s bytes.'), 404: ErrorSchema },
} as const satisfies Endpoint

export const eraseApplicant = {
  method: 'DELETE',
  path: '/api/admin/applicants/:id',
  access: 'applicants.manage',
  summary:
    'Erases an application, its CV, notes and mails; the audit log keeps a hash. 409 `changed_meanwhile`.',
  request: {
    params: ApplicantParamsSchema,
    query: z.object({ version: z.coerce.number().int().positive() }),
  },
  responses: { 204: z.null(), 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint
