import { z } from 'zod'
import { DatabaseTextSchema } from './database-text'
import type { Endpoint } from './endpoint'

const ValuesSchema = z.record(z.string(), z.unknown())

/** Every action that is recorded, with its kind. */
export const auditKinds = {
  'employee.added': 'change',
  'employee.changed': 'change',
  'employee.unlinked': 'change',
  'employee.removed': 'change',
  'entry.created': 'change',
  'entry.moved': 'change',
  'entry.restored': 'change',
  'entry.removed': 'change',
  'entry.imported': 'change',
  'inquiry.listed': 'reading',
  'inquiry.read': 'reading',
  'inquiry.changed': 'change',
  'inquiry.replied': 'change',
  'inquiry.exported': 'reading',
  'inquiry.deleted': 'change',
  'applicant.listed': 'reading',
  'applicant.read': 'reading',
  'applicant.cv_read': 'reading',
  'applicant.changed': 'change',
  'applicant.emailed': 'change',
  'applicant.exported': 'reading',
  'applicant.deleted': 'change',
  'comment.listed': 'reading',
  'comment.moderated': 'change',
  'comment.deleted': 'change',
  'email.listed': 'reading',
  'email.resent': 'change',
  'seo.changed': 'change',
  'redirect.added': 'change',
  'redirect.changed': 'change',
  'redirect.removed': 'change',
  'build.requested': 'change',
  'audit.exported': 'reading',
  'security.sign_in_refused': 'security',
  'security.call_denied': 'security',
  'security.limit_met': 'security',
} as const
export type AuditAction = keyof typeof auditKinds
export type AuditKind = (typeof auditKinds)[AuditAction]

const auditActions = Object.keys(auditKinds) as [AuditAction, ...AuditAction[]]

export const AuditEntrySchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime().describe('When, UTC.'),
    actor: z
      .string()
      .describe(
        'Email of the person who did it; "system" for the service itself, "anonymous" for callers without a valid token.',
      ),
    action: z.enum(auditActions).describe('What was done.'),
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
  summary: 'Lists changes, readings of personal data and refusals, newest first.',
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
        .enum([
          'employee',
          'entry',
          'inquiry',
          'applicant',
          'comment',
          'email',
          'seo',
          'redirect',
          'build',
          'audit',
          'security',
        ])
        .optional()
        .describe('First part of the action; default: all.'),
      kind: z
        .enum(['change', 'reading', 'security'])
        .optional()
        .describe(
          'Changes, readings and exports of personal data, or refusals (sign-ins, calls, limits); default: all.',
        ),
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
