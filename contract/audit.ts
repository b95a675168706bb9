import { z } from 'zod'
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
      ])
      .describe('What was done.'),
    subject: z.string().describe('What it was done to, e.g. the address of an employee.'),
    before: ValuesSchema.nullable().describe('What changed, as it was; null for something new.'),
    after: ValuesSchema.nullable().describe('What changed, as it is; null for something removed.'),
  })
  .meta({ id: 'AuditEntry' })
export type AuditEntry = z.infer<typeof AuditEntrySchema>

export const listAudit = {
  method: 'GET',
  path: '/api/admin/audit',
  access: 'admin',
  summary: 'What was changed by whom, the latest first.',
  request: {
    query: z.object({
      limit: z.coerce.number().int().min(1).max(200).default(20).describe('Entries of a page; default 20.'),
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
