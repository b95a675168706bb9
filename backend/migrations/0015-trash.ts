import { sql, type Kysely } from 'kysely'

/** A trash for entries: they keep their texts for a while, and their slugs are free for others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table entry
      add column trashed_at timestamptz,
      add column trashed_by text,
      add constraint entry_trash check ((trashed_at is null) = (trashed_by is null)),
      add constraint entry_trash_unread check (trashed_at is null or live_slug is null)`.execute(db)
  await sql`drop index entry_slug`.execute(db)
  await sql`create unique index entry_slug on entry (kind, slug) where slug <> '' and trashed_at is null`.execute(
    db,
  )
  await sql`create index entry_trashed on entry (trashed_at) where trashed_at is not null`.execute(db)
}

/** Entries in the trash become drafts without a slug, since others may have theirs. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`
    update entry set slug = '', content = jsonb_set(content, '{slug}', '""')
    where trashed_at is not null`.execute(db)
  await sql`drop index entry_trashed`.execute(db)
  await sql`drop index entry_slug`.execute(db)
  await sql`
    alter table entry
      drop constraint entry_trash_unread,
      drop constraint entry_trash,
      drop column trashed_by,
      drop column trashed_at`.execute(db)
  await sql`create unique index entry_slug on entry (kind, slug) where slug <> ''`.execute(db)
}
