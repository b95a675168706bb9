import { z } from 'zod'
import { DatabaseTextSchema } from './database-text'
import type { Endpoint } from './endpoint'

const ValuesSchema = z.record(z.string(), z.unknown())

export const AuditEntrySchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime().describe('When, UTC.'),
    actor: z.string().describe('Address of who did it; "system" for the service itself.'),
    action: z
      .enum([
        'employee.added',
        'employee.changed',
        'employee.removed',
        'entry.created',
        'entry.moved',
        'entry.restored',
        'entry.removed',
        'entry.imported',
        'inquiry.changed',
        'inquiry.replied',
        'inquiry.exported',
        'inquiry.deleted',
        'applicant.changed',
        'applicant.emailed',
        'applicant.exported',
        'applicant.deleted',
        'comment.moderated',
        'comment.deleted',
        'email.resent',
        'seo.changed',
        'redirect.added',
        'redirect.changed',
        'redirect.removed',
        'build.requested',
      ])
      .describe('What was done.'),
    subject: z
      .string()
      .describe(
        'What it was done to, e.g. the address of an employee; of visitors only the reference, of whoever was erased a hash.',
      ),
    before: ValuesSchema.nullable().describe('What changed, as it was; null for something new.'),
    after: ValuesSchema.nullable().describe('What changed, as it is; null for something removed.'),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntrySchema>

export const listAudit = {
  method: 'GET',
  path: '/api/admin/audit',
  access: 'audit.read',
  summary: 'What was changed by whom, the latest first. Searched or not, it is read page by page.',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(20).describe('Entries of a page; default 20.'),
      search: DatabaseTextSchema.trim()
        .max(100)
        .default('')
        .describe('Beginnings of words in actor, action and subject; default: everything.'),
      actor: DatabaseTextSchema.max(254).optional().describe('Address of who did it; default: whoever.'),
      area: z
        .enum(['employee', 'entry', 'inquiry', 'applicant', 'comment', 'email', 'seo', 'redirect', 'build'])
        .optional()
        .describe('First part of the action; default: all.'),
      from: z.iso.date().optional().describe('First day, UTC; default: from the beginning.'),
      to: z.iso.date().optional().describe('Last day, UTC; default: until now.'),
      before: z.uuid().optional().describe('`next` of the page before; default: the first page.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(AuditEntrySchema),
      next: z.uuid().nullable().describe('For the next page; null on the last.'),
    }),
  },
} as const satisfies Endpoint
