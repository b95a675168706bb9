import { sql, type Kysely } from 'kysely'

/** What a person is called by their Microsoft account, when they last signed in, and when they were last invited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table employee
      add column name text,
      add column last_sign_in_at timestamptz,
      add column invited_at timestamptz`.execute(db)
}

/** Invitations in the outbox go, too: an older program doesn't know them. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from email where kind = 'invitation'`.execute(db)
  await sql`
    alter table employee drop column name, drop column last_sign_in_at, drop column invited_at`.execute(db)
}
