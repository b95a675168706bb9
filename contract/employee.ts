import { z } from 'zod'
import { EntryKindSchema } from './content/entry-kind'
import { DatabaseTextSchema } from './database-values'
import type { Endpoint } from './endpoint'
import { ErrorSchema } from './error'
import { mapRoles, roleNames, roles, sortRoles } from './permissions'

export const RoleSchema = z
  .enum(roleNames)
  .describe(roleNames.map((role) => `"${role}": ${roles[role].summary}.`).join(' '))
  .meta({ id: 'Role' })

/**
 * As in HTML's email fields, with a dot in the domain. Guests of a tenant normally sign in with their own email;
 * "#" is allowed because their user name in the tenant's directory has one.
 */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/i

/** At most 254 characters: RFC 5321, section 4.5.3.1.3. */
export const EmailSchema = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email({ pattern: emailPattern }))
  .describe('Work email, the user name of the Microsoft account. Case does not matter.')

/** Roles of a person, each once, from the lowest to the highest. */
const HeldRolesSchema = z.array(RoleSchema).describe('Their permissions add up.')

/** Roles to give to a person; a role named twice counts once. */
export const NewRolesSchema = z
  .array(RoleSchema)
  .min(1)
  .max(roleNames.length)
  .transform(sortRoles)
  .describe('At least one; their permissions add up.')

export const RoleEntrySchema = z
  .object({
    email: EmailSchema,
    role: RoleSchema.nullable().describe('The highest of the roles.'),
    roles: HeldRolesSchema,
  })
  .meta({ id: 'RoleEntry' })
export type RoleEntry = z.infer<typeof RoleEntrySchema>

export const getMe = {
  method: 'GET',
  path: '/api/me',
  access: 'signed-in',
  summary: 'Returns the roles of the signed-in account, and the highest as `role`; null if it has none.',
  responses: { 200: RoleEntrySchema },
} as const satisfies Endpoint

export const getEmployee = {
  method: 'GET',
  path: '/api/employee',
  access: 'signed-in',
  summary:
    'Returns who has which roles: all employees for an admin, only the caller (always first) for others. Use `GET /api/me` for the caller’s own roles.',
  responses: { 200: z.object({ data: z.array(RoleEntrySchema) }) },
} as const satisfies Endpoint

export const EmployeeSchema = RoleEntrySchema.extend({
  id: z.uuid(),
  version: z.int().positive().describe('Number of changes; a change names the version that it is based on.'),
  createdAt: z.iso.datetime().describe('When the employee was added, UTC.'),
  updatedAt: z.iso.datetime().describe('When the roles were last changed, UTC.'),
  linkedAt: z.iso
    .datetime()
    .nullable()
    .describe(
      'When a Microsoft account first signed in with this email, UTC; from then on only that account can. null: not yet.',
    ),
  name: z.string().nullable().describe('Of the Microsoft account; null until the first sign-in.'),
  lastSignInAt: z.iso.datetime().nullable().describe('When they last opened the workspace, UTC.'),
  invitedAt: z.iso
    .datetime()
    .nullable()
    .describe('When an invitation was last put into the outbox, UTC; null: never.'),
}).meta({ id: 'Employee' })
export type Employee = z.infer<typeof EmployeeSchema>

const EmployeeParamsSchema = z.object({ id: z.uuid() })

export const listEmployees = {
  method: 'GET',
  path: '/api/admin/employees',
  access: 'employees.manage',
  summary: 'Lists employees by email.',
  request: {
    query: z.object({
      search: DatabaseTextSchema.trim()
        .max(100)
        .default('')
        .describe('Part of the email or name; default: all.'),
      limit: z.coerce.number().int().min(1).max(200).default(50).describe('Employees per page; default 50.'),
      after: DatabaseTextSchema.max(254)
        .optional()
        .describe('`next` of the previous page; default: the first page.'),
    }),
  },
  responses: {
    200: z.object({
      data: z.array(EmployeeSchema),
      next: z.string().nullable().describe('Cursor of the next page; null on the last.'),
      total: z.int().describe('Matches on all pages.'),
      counts: z
        .object(mapRoles(() => z.int()))
        .describe('Employees who have each role, whatever the search.'),
    }),
  },
} as const satisfies Endpoint

export const addEmployee = {
  method: 'POST',
  path: '/api/admin/employees',
  access: 'employees.manage',
  summary: 'Adds an employee and invites them by email.',
  request: { body: z.strictObject({ email: EmailSchema, roles: NewRolesSchema }) },
  responses: { 201: EmployeeSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const changeEmployee = {
  method: 'PATCH',
  path: '/api/admin/employees/:id',
  access: 'employees.manage',
  summary: 'Replaces the roles. Conflicts: `changed`, `last_admin`.',
  request: {
    params: EmployeeParamsSchema,
    body: z.strictObject({ roles: NewRolesSchema, version: z.int().positive() }),
  },
  responses: { 200: EmployeeSchema, 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const unlinkEmployee = {
  method: 'DELETE',
  path: '/api/admin/employees/:id/account',
  access: 'employees.manage',
  summary:
    'Unlinks the Microsoft account of an employee: the next one that signs in with this email is linked. Conflict: `changed`.',
  request: {
    params: EmployeeParamsSchema,
    query: z.object({ version: z.coerce.number().int().positive() }),
  },
  responses: { 200: EmployeeSchema, 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const inviteEmployee = {
  method: 'POST',
  path: '/api/admin/employees/:id/invitation',
  access: 'employees.manage',
  summary:
    'Sends the invitation again. The same email id again sends nothing. Conflict: `not_now` once they have signed in.',
  request: {
    params: EmployeeParamsSchema,
    body: z.strictObject({ emailId: z.uuid().describe('Of the email, made by the caller.') }),
  },
  responses: { 200: EmployeeSchema, 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint

export const getBelongings = {
  method: 'GET',
  path: '/api/admin/employees/:id/belongings',
  access: 'employees.manage',
  summary: 'What an employee owns, and who can take it over when the employee is removed.',
  request: { params: EmployeeParamsSchema },
  responses: {
    200: z.object({
      entries: z
        .record(EntryKindSchema, z.int())
        .describe('Entries that they are the author of, by kind; without those in the trash.'),
      inquiries: z.int().describe('Open inquiries that are assigned to them.'),
      successors: z
        .array(EmployeeSchema.pick({ id: true, email: true, name: true }))
        .describe('Who has the permissions for all of it, by email; at most 1,000.'),
    }),
    404: ErrorSchema,
  },
} as const satisfies Endpoint

export const removeEmployee = {
  method: 'DELETE',
  path: '/api/admin/employees/:id',
  access: 'employees.manage',
  summary:
    'Removes an employee and hands over what they own. Conflicts: `changed`, `last_admin`, `handover_needed` when they own something and `to` is missing.',
  request: {
    params: EmployeeParamsSchema,
    query: z.object({
      version: z.coerce.number().int().positive(),
      to: z.uuid().optional().describe('The employee who takes over their entries and open inquiries.'),
    }),
  },
  responses: { 204: z.null(), 404: ErrorSchema, 409: ErrorSchema },
} as const satisfies Endpoint
