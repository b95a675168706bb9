import { z } from 'zod'
import { auditActions, auditAreas, auditKindNames } from './audit-actions'
import { csvSummary } from './csv'
import { DatabaseDaySchema, DatabaseTextSchema } from './database-values'
import type { Endpoint } from './endpoint'

const ValuesSchema = z.record(z.string(), z.unknown())

export const AuditEntrySchema = z
  .object({
    id: z.uuid(),
    at: z.iso.datetime().describe('When, UTC.'),
    actor: z
      .string()
      .describe(
        'Email of the person who did it; "system" for the service itself, "anonymous" for callers without a valid token, "several" for events of many callers in one entry.',
      ),
    action: z.enum(auditActions).describe('What was done.'),
    subject: z
      .string()
      .describe(
        'What was changed or read, e.g. the email of an employee; visitors’ records by reference only, deleted ones by hash. Of a refusal, the call, or why the sign-in was refused.',
      ),
    before: ValuesSchema.nullable().describe('Values before the change; null for a new record.'),
    after: ValuesSchema.nullable().describe(
      'Values after the change; null for a deleted record. Of readings and refusals: `count`, how often the same was repeated within ten minutes; `why`, the error code.',
    ),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntrySchema>

const filter = {
  search: DatabaseTextSchema.trim()
    .max(100)
    .default('')
    .describe('Beginnings of words in actor, action and subject; default: all.'),
  actor: DatabaseTextSchema.max(254).optional().describe('Email of the person who did it; default: anyone.'),
  area: z.enum(auditAreas).optional().describe('First part of the action; default: all.'),
  kind: z
    .enum(auditKindNames)
    .optional()
    .describe(
      'Changes, readings and exports of personal data, or refusals (sign-ins, calls, limits); default: all.',
    ),
  from: DatabaseDaySchema.optional().describe('First day, UTC; default: no limit.'),
  to: DatabaseDaySchema.optional().describe('Last day, UTC; default: no limit.'),
}

export const listAudit = {
  method: 'GET',
  path: '/api/admin/audit',
  access: 'audit.read',
  summary: 'Lists changes, readings of personal data and refusals, newest first.',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(20).describe('Entries per page; default 20.'),
      ...filter,
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

export const exportAudit = {
  method: 'GET',
  path: '/api/admin/audit.csv',
  access: 'audit.read',
  reads: 'audit.exported',
  summary: `Exports filtered entries, newest first, ${csvSummary}`,
  request: { query: z.object(filter) },
  responses: { 200: z.string() },
} as const satisfies Endpoint
