import { z } from 'zod'
import { DatabaseCountSchema } from './database-values'
import type { Endpoint } from './endpoint'
import {
  BaseVersionSchema,
  EntryConflictSchema,
  EntryContentSchema,
  EntryParamsSchema,
  EntrySchema,
} from './entry'
import { ErrorSchema } from './error'
import { entryPermissions } from './permissions'

export const RevisionSummarySchema = z
  .object({
    number: z.int().positive().describe('From 1.'),
    at: z.iso.datetime(),
    by: z.string(),
    reason: z
      .enum(['created', 'saved', 'submitted', 'published', 'restored', 'imported', 'taken_over', 'merged'])
      .describe('Why it was kept. Saves of one person within ten minutes are one revision.'),
    title: z.string(),
    words: z.int(),
  })
  .meta({ id: 'RevisionSummary' })
export type RevisionSummary = z.infer<typeof RevisionSummarySchema>

export const listRevisions = {
  method: 'GET',
  path: '/api/entries/:id/revisions',
  access: entryPermissions,
  summary: 'Earlier forms of an entry, the latest first.',
  request: {
    params: EntryParamsSchema,
    query: z.object({
      limit: z.coerce.number().int().min(1).max(100).default(30),
      before: DatabaseCountSchema.optional().describe('`next` of the page before.'),
    }),
  },
  responses: {
    200: z.object({ data: z.array(RevisionSummarySchema), next: z.int().nullable() }),
    404: ErrorSchema,
  },
} as const satisfies Endpoint

const RevisionParamsSchema = z.object({ id: z.uuid(), number: DatabaseCountSchema })

export const getRevision = {
  method: 'GET',
  path: '/api/entries/:id/revisions/:number',
  access: entryPermissions,
  summary: 'One earlier form with its text.',
  request: { params: RevisionParamsSchema },
  responses: {
    200: RevisionSummarySchema.extend({ content: EntryContentSchema }).meta({ id: 'Revision' }),
    404: ErrorSchema,
  },
} as const satisfies Endpoint

export const restoreRevision = {
  method: 'POST',
  path: '/api/entries/:id/revisions/:number/restore',
  access: entryPermissions,
  summary: 'Makes an earlier form the working copy, as a new revision.',
  request: { params: RevisionParamsSchema, body: z.strictObject({ version: BaseVersionSchema }) },
  responses: { 200: EntrySchema, 404: ErrorSchema, 409: EntryConflictSchema },
} as const satisfies Endpoint
