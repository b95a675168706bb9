import { sql, type Selectable } from 'kysely'
import { RoleSchema, type Employee, type RoleEntry } from '../../contract/employee'
import { can, mapRoles, rolesWith, type Permission, type Role } from '../../contract/permissions'
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
    async findRole(email: string): Promise<Role | undefined> {
      const row = await db
        .selectFrom('employee')
        .select('role')
        .where('email_key', '=', keyOf(email))
        .executeTakeFirst()
      return RoleSchema.safeParse(row?.role).data
    },

    /** The role of an employee, and the account that is linked to them; undefined for anyone else. */
    async findAccess(
      email: string,
    ): Promise<{ role: Role | undefined; account: AccountIds | undefined } | undefined> {
      const row = await db
        .selectFrom('employee')
        .select(['role', 'account_tid', 'account_oid'])
        .where('email_key', '=', keyOf(email))
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { account_tid: tid, account_oid: oid } = row
      return {
        role: RoleSchema.safeParse(row.role).data,
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
    async listVisible({ email, role }: { email: string; role: Role | undefined }): Promise<RoleEntry[]> {
      const isOwn = sql<boolean>`email_key = ${keyOf(email)}`
      return db
        .selectFrom('employee')
        .select(['email', 'role'])
        .$if(!can(role, 'employees.manage'), (query) => query.where(isOwn))
        .orderBy(isOwn, 'desc')
        .orderBy('email_key')
        .execute()
    },

    async listPage({ search, limit, after }: { search: string; limit: number; after?: string | undefined }) {
      const matching = db.selectFrom('employee').where('email_key', 'like', containing(keyOf(search)))
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

    async countByRole(): Promise<Record<Role, number>> {
      const rows = await db
        .selectFrom('employee')
        .select(['role', count.as('employees')])
        .groupBy('role')
        .execute()
      const countOf = (role: Role) => Number(rows.find((row) => row.role === role)?.employees ?? 0)
      return mapRoles(countOf)
    },

    /** @returns undefined when the email has a role already. */
    async add({ email, role }: RoleEntry): Promise<Employee | undefined> {
      const row = await db
        .insertInto('employee')
        .values({ email, email_key: keyOf(email), role })
        .onConflict((conflict) => conflict.column('email_key').doNothing())
        .returningAll()
        .executeTakeFirst()
      return row && toEmployee(row)
    },

    /**
     * All who have the permission, locked on every instance until the end of the transaction. The lock is always
     * taken in the same order, and before any other.
     */
    async lockWith(permission: Permission): Promise<Employee[]> {
      const granted = db.selectFrom('employee').selectAll().where('role', 'in', rolesWith(permission))
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

    async changeRole(id: string, role: Role): Promise<Employee> {
      const row = await db
        .updateTable('employee')
        .set({ role, version: sql`version + 1`, updated_at: sql`now()` })
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
const keyOf = (email: string) => email.toLowerCase()

function toEmployee(row: Row): Employee {
  return {
    id: row.id,
    email: row.email,
    role: row.role,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    linkedAt: row.linked_at?.toISOString() ?? null,
  }
}
