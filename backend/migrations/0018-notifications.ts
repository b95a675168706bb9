import { sql, type Kysely } from 'kysely'

/**
 * Notifications: what happened, whom it is told by which channel, and when people want emails about it. An event goes with
 * what it is about, so that nothing stays of deleted records. Times are whole milliseconds, like the cursors of lists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...tables, ...indexes, dropKinds, addKinds(withNotices)])
    await sql.raw(statement).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['notification_preference', 'notification', 'notification_event'])
    await sql.raw(`drop table ${table}`).execute(db)
  await sql`delete from email where kind = 'notice'`.execute(db)
  for (const statement of [dropKinds, addKinds(kinds)]) await sql.raw(statement).execute(db)
}

const subjects = ['entry', 'inquiry', 'applicant', 'comment', 'build', 'email']

const tables = [
  `create table notification_event (
     id uuid primary key default gen_random_uuid(),
     kind text not null,
     at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
     actor text not null,
     ${subjects.map((table) => `${table}_id uuid references ${table} (id) on delete cascade`).join(', ')},
     check (num_nonnulls(${subjects.map((table) => `${table}_id`).join(', ')}) = 1)
   )`,
  `create table notification (
     event_id uuid not null references notification_event (id) on delete cascade,
     employee_id uuid not null references employee (id) on delete cascade,
     channel text not null check (channel in ('workspace', 'at-once', 'digest')),
     at timestamptz not null,
     done_at timestamptz,
     primary key (event_id, employee_id, channel)
   )`,
  `create table notification_preference (
     employee_id uuid not null references employee (id) on delete cascade,
     kind text not null,
     email text not null check (email in ('at-once', 'digest', 'off')),
     primary key (employee_id, kind)
   )`,
]

const indexes = [
  `create index notification_event_latest on notification_event (kind, at desc)`,
  `create index notification_event_old on notification_event (at)`,
  ...subjects.map(
    (table) =>
      `create index notification_event_of_${table} on notification_event (${table}_id) where ${table}_id is not null`,
  ),
  `create index notification_latest on notification (employee_id, at desc, event_id desc) where channel = 'workspace'`,
  `create index notification_unread on notification (employee_id, at) where channel = 'workspace' and done_at is null`,
  `create index notification_due on notification (channel, employee_id, at) where channel <> 'workspace' and done_at is null`,
]

const kinds = ['acknowledgement', 'reply', 'applicant', 'notification']
const withNotices = [...kinds, 'notice']
const dropKinds = `alter table email drop constraint email_kind_check`
const addKinds = (allowed: readonly string[]) =>
  `alter table email add constraint email_kind_check check (kind in (${allowed.map((kind) => `'${kind}'`).join(', ')}))`
