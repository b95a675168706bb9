import { sql, type Kysely } from 'kysely'

/**
 * Texts for snippets, and what is known of a release: its words and synonyms. Pages stored before lack them; they are loaded
 * again from the live release.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await empty(db)
  await sql`alter table search_document add column text text not null, drop column title_key`.execute(db)
  await sql`alter table search_release add column words text not null, add column synonyms jsonb not null`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await empty(db)
  await sql`alter table search_release drop column words, drop column synonyms`.execute(db)
  await sql`alter table search_document drop column text, add column title_key text not null`.execute(db)
}

async function empty(db: Kysely<unknown>): Promise<void> {
  await sql`delete from search_release`.execute(db)
  await sql`delete from search_document`.execute(db)
}
