import { sql, type Kysely } from 'kysely'

/** The outbox also holds cards for Microsoft Teams. The contract knows the kinds; a check would be a second list of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table email drop constraint email_kind_check`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from email where kind = 'card'`.execute(db)
  await sql`
    alter table email add constraint email_kind_check
      check (kind in ('acknowledgement', 'reply', 'applicant', 'notification', 'notice'))`.execute(db)
}
