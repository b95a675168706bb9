import { sql, type Kysely } from 'kysely'

/** Since when a picture is unused, and when that was last checked: long unused pictures can be deleted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table picture
      add column looked_at timestamptz not null default clock_timestamp(),
      add column unused_since timestamptz`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table picture drop column looked_at, drop column unused_since`.execute(db)
}
