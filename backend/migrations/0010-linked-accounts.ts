import { sql, type Kysely } from 'kysely'

/** The Microsoft account that first signed in under an employee's email: from then on, only that one may. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table employee
      add column account_tid text,
      add column account_oid text,
      add column linked_at timestamptz,
      add constraint employee_account_check check (
        num_nulls(account_tid, account_oid, linked_at) in (0, 3)
      )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table employee drop column account_tid, drop column account_oid, drop column linked_at`.execute(db)
}
