import { sql, type Kysely } from 'kysely'

/** The contract lists and validates the kinds of entries; a new kind needs no migration. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table entry drop constraint entry_kind_check`.execute(db)
}

/** Entries of kinds that earlier versions don't know go to the trash; their pages come from their files again. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    update entry set
      state = case when live_slug is null and state <> 'scheduled' then state else 'unpublished' end,
      publish_at = null,
      live_slug = null,
      live_hash = null,
      live_content = null,
      live_at = null,
      replaces_file = false,
      trashed_at = coalesce(trashed_at, clock_timestamp()),
      trashed_by = coalesce(trashed_by, 'system')
    where kind not in ('post', 'case-study', 'job')`.execute(db)
  await sql`
    alter table entry
      add constraint entry_kind_check check (kind in ('post', 'case-study', 'job')) not valid`.execute(db)
}
