import { sql, type Selectable } from 'kysely'
import { type Employee, type RoleEntry } from '../../contract/employee'
import {
  can,
  highestRole,
  mapRoles,
  roleNames,
  rolesWith,
  type Permission,
  type Role,
} from '../../contract/permissions'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'
import { containing } from './words'

type Row = Selectable<Tables['employee']>

/** A Microsoft account, which keeps these ids when its user name changes. */
export interface AccountIds {
  /** Of the tenant. */
  tid: string
  /** Of the account in that tenant. */
  oid: string
}

/** A person to add, with at least one role. */
export interface NewEmployee {
  email: string
  roles: readonly Role[]
}

/** One page of employees. */
export interface EmployeePage {
  data: Employee[]
  /** Key of the next page; null on the last. */
  next: string | null
  /** Matches of the search on all pages. */
  total: number
}

/** Reads and writes employees. Emails match in any case. */
export function createEmployeesRepository(db: Db) {
  return {
    /** The roles of an employee; none for anyone else. */
    async findRoles(email: string): Promise<readonly Role[]> {
      const row = await db
        .selectFrom('employee')
        .select('roles')
        .where('email_key', '=', keyOf(email))
        .executeTakeFirst()
      return knownRoles(row?.roles ?? [])
    },

    /** The id of an employee; undefined for anyone else. */
    async findId(email: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('employee')
        .select('id')
        .where('email_key', '=', keyOf(email))
        .executeTakeFirst()
      return row?.id
    },

    /** The roles of an employee, and the account that is linked to them; undefined for anyone else. */
    async findAccess(
      email: string,
    ): Promise<{ roles: readonly Role[]; account: AccountIds | undefined } | undefined> {
      const row = await db
        .selectFrom('employee')
        .select(['roles', 'account_tid', 'account_oid'])
        .where('email_key', '=', keyOf(email))
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { account_tid: tid, account_oid: oid } = row
      return {
        roles: knownRoles(row.roles),
        account: tid === null || oid === null ? undefined : { tid, oid },
      }
    },

    /**
     * Links an account to the employee with this email. The version stays: what an admin sees of the employee has not
     * been changed by a person.
     *
     * @returns Whether it was linked: not when another one was first, or the employee has been removed.
     */
    async linkAccount(email: string, { tid, oid }: AccountIds): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('employee')
        .set({ account_tid: tid, account_oid: oid, linked_at: sql`now()` })
        .where('email_key', '=', keyOf(email))
        .where('account_oid', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0
    },

    /** Notes that a linked account has opened the workspace; once in five minutes is enough. */
    async noteSignIn(email: string, { tid, oid, name }: AccountIds & { name: string }): Promise<void> {
      await db
        .updateTable('employee')
        .set({ name, last_sign_in_at: sql`now()` })
        .where('email_key', '=', keyOf(email))
        .where('account_tid', '=', tid)
        .where('account_oid', '=', oid)
        .where(
          sql<boolean>`(name is distinct from ${name} or last_sign_in_at is null or last_sign_in_at < now() - interval '5 minutes')`,
        )
        .execute()
    },

    async noteInvitation(id: string): Promise<Employee> {
      const row = await db
        .updateTable('employee')
        .set({ invited_at: sql`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toEmployee(row)
    },

    async unlinkAccount(id: string): Promise<Employee> {
      const row = await db
        .updateTable('employee')
        .set({ account_tid: null, account_oid: null, linked_at: null, version: sql`version + 1` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toEmployee(row)
    },

    /** With `employees.manage` all employees, else only the caller; the caller is first. */
    async listVisible({ email, roles }: { email: string; roles: readonly Role[] }): Promise<RoleEntry[]> {
      const isOwn = sql<boolean>`email_key = ${keyOf(email)}`
      const rows = await db
        .selectFrom('employee')
        .select(['email', 'roles'])
        .$if(!can(roles, 'employees.manage'), (query) => query.where(isOwn))
        .orderBy(isOwn, 'desc')
        .orderBy('email_key')
        .execute()
      return rows.map((row) => ({ email: row.email, ...describeRoles(row.roles) }))
    },

    async listPage({ search, limit, after }: { search: string; limit: number; after?: string | undefined }) {
      const words = containing(keyOf(search))
      const matching = db
        .selectFrom('employee')
        .where((is) => is.or([is('email_key', 'like', words), is(sql`lower(name)`, 'like', words)]))
      const rows = await matching
        .selectAll()
        .$if(after !== undefined, (query) => query.where('email_key', '>', keyOf(after ?? '')))
        .orderBy('email_key')
        .limit(limit + 1)
        .execute()
      const { total } = await matching.select(count.as('total')).executeTakeFirstOrThrow()
      const shown = rows.slice(0, limit)
      const next = rows.length > limit ? (shown.at(-1)?.email_key ?? null) : null
      return { data: shown.map(toEmployee), next, total: Number(total) } satisfies EmployeePage
    },

    /** How many employees have each role; those with several count for each. */
    async countByRole(): Promise<Record<Role, number>> {
      const rows = await db
        .selectFrom(['employee', sql<{ role: string }>`unnest(employee.roles)`.as<'held'>(sql`held (role)`)])
        .select(['held.role', count.as('employees')])
        .groupBy('held.role')
        .execute()
      const countOf = (role: Role) => Number(rows.find((row) => row.role === role)?.employees ?? 0)
      return mapRoles(countOf)
    },

    /** @returns undefined when the email has a role already. */
    async add({ email, roles }: NewEmployee): Promise<Employee | undefined> {
      const row = await db
        .insertInto('employee')
        .values({ email, email_key: keyOf(email), roles: [...roles] })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returningAll()
        .executeTakeFirst()
      return row && toEmployee(row)
    },

    /** By email; at most 1,000. */
    async listAll(): Promise<Employee[]> {
      const rows = await db.selectFrom('employee').selectAll().orderBy('email_key').limit(1000).execute()
      return rows.map(toEmployee)
    },

    /** Emails of those who have the permission, in order; at most 1,000. */
    async listWith(permission: Permission): Promise<string[]> {
      const rows = await db
        .selectFrom('employee')
        .select('email')
        .where(holding(permission))
        .orderBy('email_key')
        .limit(1000)
        .execute()
      return rows.map(({ email }) => email)
    },

    /**
     * All who have the permission, locked on every instance until the end of the transaction. The lock is always
     * taken in the same order, and before any other.
     */
    async lockWith(permission: Permission): Promise<Employee[]> {
      const granted = db.selectFrom('employee').selectAll().where(holding(permission))
      const rows = await granted.orderBy('id').forUpdate().execute()
      return rows.map(toEmployee)
    },

    /** Keeps others from adding, changing or removing employees until the end of the transaction. */
    async lockAll(): Promise<void> {
      await sql`lock table employee in share row exclusive mode`.execute(db)
    },

    /** Finds an employee and keeps others from changing them until the end of the transaction. */
    async findLocked(by: { id: string } | { email: string }): Promise<Employee | undefined> {
      const query = db.selectFrom('employee').selectAll().forUpdate()
      const row = await (
        'id' in by ? query.where('id', '=', by.id) : query.where('email_key', '=', keyOf(by.email))
      ).executeTakeFirst()
      return row && toEmployee(row)
    },

    async changeRoles(id: string, roles: readonly Role[]): Promise<Employee> {
      const row = await db
        .updateTable('employee')
        .set({ roles: [...roles], version: sql`version + 1`, updated_at: sql`now()` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toEmployee(row)
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('employee').where('id', '=', id).execute()
    },
  }
}

const count = sql<string | number>`count(*)`
/** Whether an employee has the permission, in a query of employees. */
export const holding = (permission: Permission) =>
  sql<boolean>`employee.roles && ${[...rolesWith(permission)]}::text[]`
const keyOf = (email: string) => email.toLowerCase()

/** The roles that this version knows, from the lowest to the highest. */
export const knownRoles = (stored: readonly string[]): Role[] =>
  roleNames.filter((role) => stored.includes(role))

function describeRoles(stored: readonly string[]): Pick<RoleEntry, 'role' | 'roles'> {
  const known = knownRoles(stored)
  return { role: highestRole(known) ?? null, roles: known }
}

function toEmployee(row: Row): Employee {
  return {
    id: row.id,
    email: row.email,
    ...describeRoles(row.roles),
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    linkedAt: row.linked_at?.toISOString() ?? null,
    name: row.name,
    lastSignInAt: row.last_sign_in_at?.toISOString() ?? null,
    invitedAt: row.invited_at?.toISOString() ?? null,
  }
}
