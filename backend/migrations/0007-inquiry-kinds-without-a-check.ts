import { sql, type Kysely } from 'kysely'

/** The contract lists and validates the forms that become inquiries; a new form needs no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table inquiry drop constraint inquiry_kind_check`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inquiry
      add constraint inquiry_kind_check check (kind in ('contact', 'support')) not valid`.execute(db)
}
