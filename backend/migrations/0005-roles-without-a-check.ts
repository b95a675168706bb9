import { sql, type Kysely } from 'kysely'

/** The contract lists and validates roles; a new role needs no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table employee drop constraint employee_role_check`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table employee
      add constraint employee_role_check check (role in ('admin', 'employee')) not valid`.execute(db)
}
