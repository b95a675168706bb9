import { sql, type Kysely } from 'kysely'

/**
 * Entries that were taken over from files: which file, what it was when it was last included, and whose version is the
 * page. A page can return to its file.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table publication
      drop constraint publication_action_check,
      add constraint publication_action_check check (action in ('publish', 'unpublish', 'return'))`.execute(
    db,
  )
  await sql`
    alter table entry
      add column file text,
      add column file_form jsonb,
      add column replaces_file boolean not null default false,
      add constraint entry_file_form check ((file is null) = (file_form is null)),
      add constraint entry_replaces_file check (not replaces_file or (file is not null and trashed_at is null))`.execute(
    db,
  )
  await sql`
    create unique index entry_file on entry (file) where file is not null and trashed_at is null`.execute(db)
}

/** What was taken over stays as entries of the editor. Their files have to be deleted before the next build. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`update publication set action = 'unpublish' where action = 'return'`.execute(db)
  await sql`
    alter table publication
      drop constraint publication_action_check,
      add constraint publication_action_check check (action in ('publish', 'unpublish'))`.execute(db)
  await sql`drop index entry_file`.execute(db)
  await sql`
    alter table entry
      drop constraint entry_replaces_file,
      drop constraint entry_file_form,
      drop column replaces_file,
      drop column file_form,
      drop column file`.execute(db)
}
