import { sql, type Kysely } from 'kysely'

/**
 * Makes the audit log append-only: the database itself refuses to change entries, and to delete them before they are six
 * months old. Visitors' records are named by the hash of their reference from the start, so that no entry has to change
 * when a record is deleted; the three indexes find the reference of a record that still exists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rename(db, (references) => `${hash('audit_entry.subject')} where subject in (${references})`)
  for (const table of records)
    await sql
      .raw(`create index ${table}_reference_hash on ${table} using hash ((${hash('reference')}))`)
      .execute(db)
  await sql`alter table audit_entry add column kind text not null default 'change'
    check (kind in ('change', 'reading', 'security'))`.execute(db)
  await sql`create index audit_entry_by_kind on audit_entry (kind, at desc, id desc)`.execute(db)
  await sql`
    create function protect_audit_entry() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' and old.at < clock_timestamp() - interval '6 months' then
        return old;
      end if;
      raise exception 'The audit log is append-only: entries can''t be changed, or deleted within six months.'
        using errcode = 'insufficient_privilege';
    end $$`.execute(db)
  await sql`create trigger audit_entry_rows before update or delete on audit_entry
    for each row execute function protect_audit_entry()`.execute(db)
  await sql`create trigger audit_entry_table before truncate on audit_entry
    for each statement execute function protect_audit_entry()`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger audit_entry_table on audit_entry`.execute(db)
  await sql`drop trigger audit_entry_rows on audit_entry`.execute(db)
  await sql`drop function protect_audit_entry()`.execute(db)
  await sql`drop index audit_entry_by_kind`.execute(db)
  await sql`alter table audit_entry drop column kind`.execute(db)
  for (const table of records) await sql.raw(`drop index ${table}_reference_hash`).execute(db)
  const original = records.map(
    (table) => `select reference from ${table} where ${hash('reference')} = audit_entry.subject`,
  )
  const union = original.join(' union ')
  await rename(db, () => `(${union}) where exists (${union})`)
}

const records = ['inquiry', 'applicant', 'comment']

/** What the audit log calls a record. */
const hash = (reference: string) => `'sha256:' || encode(sha256(decode(${reference}, 'escape')), 'hex')`

/** Changes subjects, with the words for the search of the audit log, made as in 0003. */
async function rename(db: Kysely<unknown>, change: (references: string) => string): Promise<void> {
  const references = records.map((table) => `select reference from ${table}`).join(' union ')
  await sql.raw(`update audit_entry set subject = ${change(references)}`).execute(db)
  await sql
    .raw(
      `update audit_entry set words = to_tsvector('simple',
         regexp_replace(lower(actor || ' ' || action || ' ' || subject), '[^[:alnum:]]+', ' ', 'g'))`,
    )
    .execute(db)
}
