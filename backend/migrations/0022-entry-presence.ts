import { sql, type Kysely } from 'kysely'

/** Who has which entry open in the editor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entry_presence (
      entry_id uuid not null references entry on delete cascade,
      person text not null,
      seen_at timestamptz not null default now(),
      primary key (entry_id, person)
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table entry_presence`.execute(db)
}
