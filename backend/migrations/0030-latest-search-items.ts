import { sql, type Kysely } from 'kysely'

/**
 * The search of the workspace finds the latest items of a kind, and words of their titles, by an index. Words enter the
 * indexes at once: a list of pending ones is read whole for each word of a search, and the embedded database never empties it
 * by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`set local statement_timeout to 0`.execute(db) // there may be many rows
  await sql`create index search_item_latest on search_item (kind, at desc)`.execute(db)
  await sql`create index search_item_head on search_item using gin (head) with (fastupdate = off)`.execute(db)
  await sql`alter index search_item_words set (fastupdate = off)`.execute(db)
  await sql`select gin_clean_pending_list('search_item_words')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter index search_item_words reset (fastupdate)`.execute(db)
  await sql`drop index search_item_head`.execute(db)
  await sql`drop index search_item_latest`.execute(db)
}
