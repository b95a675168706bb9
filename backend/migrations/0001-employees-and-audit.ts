import { sql, type Kysely } from 'kysely'

/** Employees with their roles, and the audit log. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table employee (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      email_key text collate "C" not null unique check (email_key = lower(email)),
      role text not null check (role in ('admin', 'employee')),
      version integer not null default 1,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`
    create table audit_entry (
      id uuid primary key default gen_random_uuid(),
      at timestamptz not null default clock_timestamp(),
      actor text not null,
      action text not null,
      subject text not null,
      before jsonb,
      after jsonb
    )`.execute(db)
  await sql`create index audit_entry_latest on audit_entry (at desc, id desc)`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop table audit_entry`.execute(db)
  await sql`drop table employee`.execute(db)
}
