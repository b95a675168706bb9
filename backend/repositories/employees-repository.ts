import { sql, type Selectable } from 'kysely'
import type { Employee, Role, RoleEntry } from '../../contract/employee'
import type { Db } from '../database/open-database'
import { containing } from './containing'
import type { Tables } from './tables'

type Row = Selectable<Tables['employee']>

/** One page of people. */
export interface EmployeePage {
  data: Employee[]
  /** Key of the next page; null on the last. */
  next: string | null
  /** Matches of the search on all pages. */
  total: number
}

/** Reads and writes people with a role. Addresses are found whatever their case. */
export function createEmployeesRepository(db: Db) {
  return {
    async findRole(email: string): Promise<Role | undefined> {
      const row = await db
        .selectFrom('employee')
        .select('role')
        .where('email_key', '=', keyOf(email))
        .executeTakeFirst()
      return row?.role
    },

    /** Whom somebody may see: an admin everybody, others themselves; their own entry is the first. */
    async listVisible({ email, role }: { email: string; role: Role | undefined }): Promise<RoleEntry[]> {
      const isOwn = sql<boolean>`email_key = ${keyOf(email)}`
      return db
        .selectFrom('employee')
        .select(['email', 'role'])
        .$if(role !== 'admin', (query) => query.where(isOwn))
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
        .select(['role', count.as('people')])
        .groupBy('role')
        .execute()
      const peopleOf = (role: Role) => Number(rows.find((row) => row.role === role)?.people ?? 0)
      return { admin: peopleOf('admin'), employee: peopleOf('employee') }
    },

    /** @returns undefined when the address is there already. */
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
     * Everybody who is an admin; until the end of the transaction nobody else can change who is, on any
     * instance. The lock is always taken in the same order, and before any other.
     */
    async lockAdmins(): Promise<Employee[]> {
      const admins = db.selectFrom('employee').selectAll().where('role', '=', 'admin')
      const rows = await admins.orderBy('id').forUpdate().execute()
      return rows.map(toEmployee)
    },

    /** Nobody is added, changed or removed by others until the end of the transaction. */
    async lockAll(): Promise<void> {
      await sql`lock table employee in share row exclusive mode`.execute(db)
    },

    /** Finds somebody and keeps others from changing them until the end of the transaction. */
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
  }
}
