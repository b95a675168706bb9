import { z } from 'zod'
import { DatabaseTextSchema } from './database-text'
import type { Endpoint } from './endpoint'

const ValuesSchema = z.record(z.string(), z.unknown())

export const AuditEntrySchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime().describe('When, UTC.'),
    actor: z.string().describe('Email of the person who made the change; "system" for the service itself.'),
    action: z
      .enum([
        'employee.added',
        'employee.changed',
        'employee.unlinked',
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
        'The record that was changed, e.g. the email of an employee; visitors by reference only, deleted records by hash.',
      ),
    before: ValuesSchema.nullable().describe('Values before the change; null for a new record.'),
    after: ValuesSchema.nullable().describe('Values after the change; null for a deleted record.'),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntrySchema>

export const listAudit = {
  method: 'GET',
  path: '/api/admin/audit',
  access: 'audit.read',
  summary: 'Lists all changes, newest first.',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(20).describe('Entries per page; default 20.'),
      search: DatabaseTextSchema.trim()
        .max(100)
        .default('')
        .describe('Beginnings of words in actor, action and subject; default: all.'),
      actor: DatabaseTextSchema.max(254)
        .optional()
        .describe('Email of the person who made the change; default: anyone.'),
      area: z
        .enum(['employee', 'entry', 'inquiry', 'applicant', 'comment', 'email', 'seo', 'redirect', 'build'])
        .optional()
        .describe('First part of the action; default: all.'),
      from: z.iso.date().optional().describe('First day, UTC; default: no limit.'),
      to: z.iso.date().optional().describe('Last day, UTC; default: no limit.'),
      before: z.uuid().optional().describe('`next` of the previous page; default: the first page.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(AuditEntrySchema),
      next: z.uuid().nullable().describe('Cursor of the next page; null on the last.'),
    }),
  },
} as const satisfies Endpoint
