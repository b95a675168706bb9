import { z } from 'zod'
import { DatabaseTextSchema } from './database-text'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'

export const RoleSchema = z
  .enum(['admin', 'employee'])
  .describe('"employee" writes; "admin" also runs content, people and inquiries.')
  .meta({ id: 'Role' })
export type Role = z.infer<typeof RoleSchema>

/**
 * As in HTML's e-mail fields, with a dot in the domain. Guests of a tenant normally come by their home address;
 * "#" is allowed since their user name in the tenant's directory has one.
 */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/** At most 254 characters: RFC 5321, section 4.5.3.1.3. */
export const EmailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ pattern: emailPattern }))
  .describe('Work address, the user name of the Microsoft account. Compared without regard to case.')

export const RoleEntrySchema = z.object({ email: EmailSchema, role: RoleSchema }).meta({ id: 'RoleEntry' })
export type RoleEntry = z.infer<typeof RoleEntrySchema>

export const getEmployee = {
  method: 'GET',
  path: '/api/employee',
  access: 'signed-in',
  summary:
    'Who has which role: everyone for an admin, their own entry (always first) for an employee, nobody for others.',
  responses: { 200: z.object({ data: z.array(RoleEntrySchema) }) },
} as const satisfies Endpoint

export const EmployeeSchema = RoleEntrySchema.extend({
  id: z.uuid(),
  version: z.int().positive().describe('Counts the changes; a change names the version it was made on.'),
  createdAt: z.iso.datetime().describe('When the entry was added, UTC.'),
  updatedAt: z.iso.datetime().describe('When it was last changed, UTC.'),
}).meta({ id: 'Employee' })
export type Employee = z.infer<typeof EmployeeSchema>

const EmployeeParamsSchema = z.object({ id: z.uuid() })

export const listEmployees = {
  method: 'GET',
  path: '/api/admin/employees',
  access: 'admin',
  summary: 'People with a role, by address.',
  request: {
    query: z.object({
      search: DatabaseTextSchema.trim().max(100).default('').describe('Part of the address; default: all.'),
      limit: z.coerce.number().int().min(1).max(200).default(50).describe('Entries of a page; default 50.'),
      after: DatabaseTextSchema.max(254)
        .optional()
        .describe('`next` of the page before; default: the first page.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(EmployeeSchema),
      next: z.string().nullable().describe('For the next page; null on the last.'),
      total: z.int().describe('Entries that match the search, on all pages.'),
      counts: z
        .object({ admin: z.int(), employee: z.int() })
        .describe('Everybody by role, whatever the search.'),
    }),
  },
} as const satisfies Endpoint

export const addEmployee = {
  method: 'POST',
  path: '/api/admin/employees',
  access: 'admin',
  summary: 'Gives an address a role.',
  request: { body: z.strictObject({ email: EmailSchema, role: RoleSchema }) },
  responses: { 201: EmployeeSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const changeEmployee = {
  method: 'PATCH',
  path: '/api/admin/employees/:id',
  access: 'admin',
  summary: 'Changes a role. 409 `changed_meanwhile` or `last_admin`.',
  request: {
    params: EmployeeParamsSchema,
    body: z.strictObject({ role: RoleSchema, version: z.int().positive() }),
  },
  responses: { 200: EmployeeSchema, 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const removeEmployee = {
  method: 'DELETE',
  path: '/api/admin/employees/:id',
  access: 'admin',
  summary: 'Takes a role away. 409 `changed_meanwhile` or `last_admin`.',
  request: {
    params: EmployeeParamsSchema,
    query: z.object({ version: z.coerce.number().int().positive() }),
  },
  responses: { 204: z.null(), 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint
