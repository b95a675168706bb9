import { sql, type Kysely } from 'kysely'

/**
 * Submissions, emails, files, SEO settings and redirects. `words` holds the words for search by prefix; a `key`
 * prevents a repeated request from adding a second record. Times are whole milliseconds, like the cursors of lists.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    ...inquiries,
    ...applicants,
    ...comments,
    ...desks,
    ...mails,
    ...searchEngines,
    ...audit,
  ])
    await sql.raw(statement).execute(db)
}

/** Columns shared by all submissions. */
const received = `
  id uuid primary key default gen_random_uuid(),
  reference text not null unique,
  key text not null unique,
  version integer not null default 1,
  name text not null,
  email text not null,
  email_key text collate "C" not null,
  spam_reasons jsonb not null default '[]',
  consent text not null,
  words tsvector not null,
  created_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
  updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp())`

const inquiries = [
  `create table inquiry (${received},
     kind text not null check (kind in ('contact', 'support')),
     state text not null check (state in ('new', 'in_progress', 'closed', 'spam')),
     company text not null,
     phone text not null,
     subject text not null,
     severity text check (severity in ('critical', 'high', 'normal', 'request')),
     message text not null,
     page text not null,
     assignee text,
     assignee_key text collate "C"
   )`,
  `create index inquiry_latest on inquiry (created_at desc, id desc)`,
  `create index inquiry_wanted on inquiry (created_at desc, id desc) where state <> 'spam'`,
  `create index inquiry_open on inquiry (created_at desc, id desc) where state in ('new', 'in_progress')`,
  `create index inquiry_by_kind on inquiry (kind, created_at desc, id desc)`,
  `create index inquiry_by_state on inquiry (state, created_at desc, id desc)`,
  `create index inquiry_by_assignee on inquiry (assignee_key, created_at desc, id desc)`,
  `create index inquiry_words on inquiry using gin (words)`,
]

const applicants = [
  // the file itself is in the file store; "pending" files without a record are swept
  `create table stored_file (
     id uuid primary key default gen_random_uuid(),
     state text not null default 'pending' check (state in ('pending', 'kept', 'doomed')),
     name text not null,
     type text not null,
     size integer not null,
     at timestamptz not null default date_trunc('milliseconds', clock_timestamp())
   )`,
  `create index stored_file_loose on stored_file (at) where state <> 'kept'`,
  `create table applicant (${received},
     stage text not null default 'new' check (stage in
       ('new', 'screening', 'interview', 'offer', 'hired', 'rejected')),
     is_spam boolean not null,
     job text not null,
     job_title text not null,
     phone text not null,
     link text not null,
     message text not null,
     rating integer not null default 0 check (rating between 0 and 5),
     retain_until date not null,
     cv_id uuid references stored_file (id)
   )`,
  `create index applicant_latest on applicant (is_spam, created_at desc, id desc)`,
  `create index applicant_by_stage on applicant (is_spam, stage, created_at desc, id desc)`,
  `create index applicant_by_job on applicant (job, is_spam, created_at desc, id desc)`,
  `create index applicant_by_job_and_stage on applicant (job, is_spam, stage, created_at desc, id desc)`,
  `create index applicant_by_rating on applicant (is_spam, rating desc, created_at desc, id desc)`,
  `create index applicant_by_retention on applicant (is_spam, retain_until, created_at, id)`,
  `create index applicant_by_email on applicant (email_key)`,
  `create index applicant_due on applicant (retain_until)`,
  `create index applicant_cv on applicant (cv_id)`,
  `create index applicant_words on applicant using gin (words)`,
]

const comments = [
  `create table comment (${received},
     state text not null default 'pending' check (state in ('pending', 'approved', 'rejected', 'spam')),
     post text not null,
     post_title text not null,
     parent_id uuid references comment (id) on delete cascade,
     text text not null,
     decided_by text
   )`,
  `create index comment_by_state on comment (state, created_at, id)`,
  `create index comment_of_post on comment (post, state, created_at, id)`,
  `create index comment_answers on comment (parent_id)`,
  `create index comment_by_email on comment (email_key, state)`,
  `create index comment_approved on comment (id) where state = 'approved'`,
  `create index comment_words on comment using gin (words)`,
]

const desks = [
  `create table desk_event (
     id uuid primary key default gen_random_uuid(),
     inquiry_id uuid references inquiry (id) on delete cascade,
     applicant_id uuid references applicant (id) on delete cascade,
     at timestamptz not null default clock_timestamp(),
     by text not null,
     kind text not null,
     text text not null,
     before text,
     check (num_nonnulls(inquiry_id, applicant_id) = 1)
   )`,
  `create index desk_event_of_inquiry on desk_event (inquiry_id, at desc, id desc)`,
  `create index desk_event_of_applicant on desk_event (applicant_id, at desc, id desc)`,
  `create table saved_view (
     id uuid primary key,
     owner_key text collate "C" not null,
     name text not null,
     query jsonb not null
   )`,
  `create index saved_view_of_owner on saved_view (owner_key, name)`,
  // requests and messages per client, counted in time windows by all instances together; clients are hashed
  `create table intake_count (
     place text collate "C" not null,
     window_start timestamptz not null,
     hits integer not null,
     primary key (place, window_start)
   )`,
  `create index intake_count_old on intake_count (window_start)`,
  // the secret for a day's hashes: once it is deleted, the clients can't be identified
  `create table intake_secret (
     day date primary key,
     secret text not null
   )`,
]

const mails = [
  `create table email (
     id uuid primary key default gen_random_uuid(),
     state text not null check (state in ('kept', 'waiting', 'sending', 'sent', 'failed', 'unsure')),
     kind text not null check (kind in ('receipt', 'reply', 'applicant', 'desk')),
     inquiry_id uuid references inquiry (id) on delete cascade,
     applicant_id uuid references applicant (id) on delete cascade,
     "to" text not null,
     subject text not null,
     text text not null,
     by text not null,
     at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
     sent_at timestamptz,
     attempts integer not null default 0,
     not_before timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
     sender uuid,
     heartbeat_at timestamptz,
     failure text,
     words tsvector not null
   )`,
  `create index email_latest on email (at desc, id desc)`,
  `create index email_by_state on email (state, at desc, id desc)`,
  `create index email_due on email (not_before) where state in ('waiting', 'sending')`,
  `create index email_of_inquiry on email (inquiry_id)`,
  `create index email_of_applicant on email (applicant_id)`,
  `create index email_words on email using gin (words)`,
]

const searchEngines = [
  // a page's settings may be deleted and created again: an earlier version must not match the new ones
  `create sequence seo_version as integer`,
  `create table seo_setting (
     path text primary key,
     title text,
     description text,
     canonical text,
     noindex boolean,
     image text,
     version integer not null default nextval('seo_version'),
     updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
     updated_by text not null
   )`,
  `create table redirect (
     id uuid primary key,
     "from" text not null unique,
     "to" text not null,
     permanent boolean not null,
     version integer not null default 1,
     updated_at timestamptz not null default date_trunc('milliseconds', clock_timestamp()),
     updated_by text not null
   )`,
]

const audit = [
  `alter table audit_entry add column words tsvector`,
  // as the service makes them: words between punctuation
  `update audit_entry set words =
     to_tsvector('simple', regexp_replace(lower(actor || ' ' || action || ' ' || subject), '[^[:alnum:]]+', ' ', 'g'))`,
  `alter table audit_entry alter column words set not null`,
  `create index audit_entry_words on audit_entry using gin (words)`,
  `create index audit_entry_by_actor on audit_entry (lower(actor), at desc, id desc)`,
  `create index audit_entry_by_area on audit_entry (split_part(action, '.', 1), at desc, id desc)`,
]

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of [
    'redirect',
    'seo_setting',
    'email',
    'intake_secret',
    'intake_count',
    'saved_view',
    'desk_event',
    'comment',
    'applicant',
    'stored_file',
    'inquiry',
  ])
    await sql`drop table ${sql.table(table)}`.execute(db)
  await sql`drop sequence seo_version`.execute(db)
  await sql`drop index audit_entry_by_area, audit_entry_by_actor`.execute(db)
  await sql`alter table audit_entry drop column words`.execute(db)
}
