import { sql, type Kysely } from 'kysely'

/** The site folder that is built into: of several machines with folders of their own, only one may build. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table building_folder (
      is_only boolean primary key default true check (is_only),
      folder uuid not null,
      machine text not null,
      seen_at timestamptz not null default clock_timestamp()
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table building_folder`.execute(db)
}
