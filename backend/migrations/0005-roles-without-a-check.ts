import { sql, type Kysely } from 'kysely'

/** Roles are listed in the contract, which checks them; a new one needs no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table employee drop constraint employee_role_check`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table employee
      add constraint employee_role_check check (role in ('admin', 'employee')) not valid`.execute(db)
}
