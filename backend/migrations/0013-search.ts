import { sql, type Kysely } from 'kysely'

/** The public pages of the last releases, for the search on the server. A page that stays the same is stored once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_release (
      id integer primary key generated always as identity,
      hash text not null unique,
      loaded_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`
    create table search_document (
      id integer primary key generated always as identity,
      hash text not null unique,
      href text not null,
      kind text not null,
      title text not null,
      summary text not null,
      title_key text not null,
      head tsvector not null,
      words tsvector not null,
      added_at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`create index search_document_words on search_document using gin (words)`.execute(db)
  await sql`
    create table search_release_document (
      document_id integer not null references search_document on delete cascade,
      release_id integer not null references search_release on delete cascade,
      primary key (document_id, release_id)
    )`.execute(db)
  await sql`create index search_release_document_by_release on search_release_document (release_id)`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table search_release_document`.execute(db)
  await sql`drop table search_document`.execute(db)
  await sql`drop table search_release`.execute(db)
}
