import { sql, type Kysely } from 'kysely'

/** Edited templates of emails: a row per version, none for a template that was never edited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table email_template_version (
      name text not null,
      version integer not null check (version > 0),
      subject text,
      text text,
      by text not null,
      at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
      primary key (name, version),
      check ((subject is null) = (text is null))
    )`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table email_template_version`.execute(db)
}
