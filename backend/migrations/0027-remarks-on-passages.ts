import { sql, type Kysely } from 'kysely'

/**
 * Remarks on passages, with replies, beside review notes, which are about a whole entry: they have neither passage nor
 * thread. Open screens are told of them, as of the entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table remark
      add column passage jsonb,
      add column thread_id uuid references remark on delete cascade,
      add column resolved_at timestamptz,
      add column resolved_by text,
      add constraint remark_form check (passage is null or thread_id is null),
      add constraint remark_resolved check ((resolved_at is null) = (resolved_by is null))`.execute(db)
  await sql`create index remark_thread on remark (thread_id) where thread_id is not null`.execute(db)
  await sql`
    create trigger remark_change after insert or update or delete on remark
    for each row execute function tell_change('entries')`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger remark_change on remark`.execute(db)
  await sql`delete from remark where passage is not null or thread_id is not null`.execute(db)
  await sql`
    alter table remark
      drop column thread_id,
      drop column passage,
      drop column resolved_at,
      drop column resolved_by`.execute(db)
}
