import { z } from 'zod'
import { DatabaseTextSchema } from './database-values'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
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

export const StageSchema = z
  .enum(['new', 'screening', 'interview', 'offer', 'hired', 'rejected'])
  .describe('Stage of the hiring process.')
  .meta({ id: 'Stage' })
export type Stage = z.infer<typeof StageSchema>

const summary = {
  id: z.uuid(),
  reference: z.string().describe('Shown to people, e.g. "K7QF-3M2P".'),
  stage: StageSchema,
  isSpam: z.boolean().describe('It looks like spam and is listed separately.'),
  job: z.string().describe('Slug of the job.'),
  jobTitle: z.string().describe('Title of the job at the time of the application.'),
  name: z.string(),
  email: z.string(),
  rating: z.int().min(0).max(5).describe('0: not rated.'),
  retainUntil: z.iso.date().describe('Day on which it is deleted, in the company’s time zone.'),
  applications: z.int().describe('Applications from this email address, including this one.'),
  version: z
    .int()
    .positive()
    .describe('Incremented by each change; a change names the version it is based on.'),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
}

export const ApplicantSummarySchema = z.object(summary).meta({ id: 'ApplicantSummary' })
export type ApplicantSummary = z.infer<typeof ApplicantSummarySchema>

export const ApplicantSchema = z
  .object({
    ...summary,
    phone: z.string().describe('May be empty.'),
    link: z.string().describe('Link to their work; may be empty.'),
    message: z.string(),
    cv: z
      .object({
        name: z.string().describe('Original file name without unsafe characters.'),
        type: z.enum(['pdf', 'docx']).describe('Detected from the content.'),
        size: z.int().describe('Bytes.'),
      })
      .nullable()
      .describe('null: no CV was sent.'),
    others: z
      .array(ApplicantSummarySchema)
      .describe('Other applications from this email address, the latest first; up to 20.'),
    spamReasons: z.array(SpamReasonSchema),
    consent: z.string().describe('Version of the consent text.'),
    events: z.array(EventSchema).describe('Timeline, the latest first; up to 200 events.'),
  })
  .meta({ id: 'Applicant' })
export type Applicant = z.infer<typeof ApplicantSchema>

export const ApplicantOrderSchema = z
  .enum(['latest', 'oldest', 'rating', 'retention'])
  .describe(
    'rating: the highest first, then the latest; retention: the next to be deleted first, then the oldest.',
  )
  .meta({ id: 'ApplicantOrder' })
export type ApplicantOrder = z.infer<typeof ApplicantOrderSchema>

const ApplicantParamsSchema = z.object({ id: z.uuid() })

export const listApplicants = {
  method: 'GET',
  path: '/api/admin/applicants',
  access: 'applicants.manage',
  reads: 'applicant.listed',
  summary: 'Lists applicants, the latest first by default.',
  request: {
    query: z.object({
      ...listQuery,
      stage: StageSchema.optional().describe('Default: all.'),
      job: DatabaseTextSchema.max(80).optional().describe('Slug of a job; default: all.'),
      spam: z.enum(['0', '1']).default('0').describe('"1": only spam.'),
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
  summary: 'Counts applicants by stage and by job.',
  request: {
    query: z.object({
      job: DatabaseTextSchema.max(80).optional().describe('Slug of a job; default: all.'),
    }),
  },
  responses: {
    200: z.object({
      counts: z
        .record(StageSchema, z.int())
        .describe('By stage, for the given job or all jobs, without spam.'),
      spam: z.int().describe('Spam, for the given job or all jobs.'),
      jobs: z
        .array(z.object({ slug: z.string(), title: z.string(), applicants: z.int() }))
        .describe('Jobs with applicants, by title; up to 200.'),
    }),
  },
} as const satisfies Endpoint

export const getApplicant = {
  method: 'GET',
  path: '/api/admin/applicants/:id',
  access: 'applicants.manage',
  reads: 'applicant.read',
  summary: 'Gets an applicant with the timeline.',
  request: { params: ApplicantParamsSchema },
  responses: { 200: ApplicantSchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const changeApplicants = {
  method: 'POST',
  path: '/api/admin/applicants/changes',
  access: 'applicants.manage',
  reads: 'applicant.listed',
  summary: 'Changes stage, rating, retention date or spam of applicants; each has its own outcome.',
  request: {
    body: z.strictObject({
      items: SeenListSchema,
      stage: StageSchema.optional().describe('Default: unchanged.'),
      rating: z.int().min(0).max(5).optional().describe('Default: unchanged.'),
      retainUntil: z.iso
        .date()
        .optional()
        .describe('A future day within ten years; default: unchanged. 400 for any other.'),
      isSpam: z.boolean().optional().describe('Default: unchanged.'),
    }),
  },
  responses: { 200: outcomesOf(ApplicantSummarySchema) },
} as const satisfies Endpoint

export const addApplicantNote = {
  method: 'POST',
  path: '/api/admin/applicants/:id/notes',
  access: 'applicants.manage',
  reads: 'applicant.read',
  summary: 'Adds a private note.',
  request: { params: ApplicantParamsSchema, body: NoteBodySchema },
  responses: { 200: ApplicantSchema, 201: ApplicantSchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const emailApplicant = {
  method: 'POST',
  path: '/api/admin/applicants/:id/emails',
  access: 'applicants.manage',
  reads: 'applicant.read',
  summary: 'Emails an applicant.',
  request: { params: ApplicantParamsSchema, body: EmailBodySchema },
  responses: { 200: ApplicantSchema, 201: ApplicantSchema, 404: ErrorSchema },
} as const satisfies Endpoint

export const getCv = {
  method: 'GET',
  path: '/api/admin/applicants/:id/cv',
  access: 'applicants.manage',
  reads: 'applicant.cv_read',
  summary: 'Downloads the CV, always as an attachment.',
  request: { params: ApplicantParamsSchema },
  responses: { 200: z.unknown().describe('The file.'), 404: ErrorSchema },
} as const satisfies Endpoint

export const exportApplicant = {
  method: 'GET',
  path: '/api/admin/applicants/:id/export',
  access: 'applicants.manage',
  reads: 'applicant.exported',
  summary: 'Exports all data about the person as a ZIP archive: every application from this email address.',
  request: { params: ApplicantParamsSchema },
  responses: { 200: z.unknown().describe('The archive.'), 404: ErrorSchema },
} as const satisfies Endpoint

export const deleteApplicant = {
  method: 'DELETE',
  path: '/api/admin/applicants/:id',
  access: 'applicants.manage',
  summary: 'Deletes an application, its CV, notes and emails; the audit log keeps a hash. 409 `changed`.',
  request: {
    params: ApplicantParamsSchema,
    query: z.object({ version: z.coerce.number().int().positive() }),
  },
  responses: { 204: z.null(), 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint
