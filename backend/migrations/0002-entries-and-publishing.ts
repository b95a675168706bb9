import { sql, type Kysely } from 'kysely'

/** Entries with revisions and pictures, publications and builds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table entry (
      id uuid primary key,
      kind text not null check (kind in ('post', 'case-study', 'job')),
      state text not null default 'draft' check (state in
        ('draft', 'in_review', 'changes_requested', 'scheduled', 'published', 'unpublished')),
      version integer not null default 1,
      slug text not null,
      title text not null,
      content jsonb not null,
      search_text text not null,
      author text not null,
      author_key text collate "C" not null check (author_key = lower(author)),
      created_at timestamptz not null default clock_timestamp(),
      updated_at timestamptz not null default clock_timestamp(),
      updated_by text not null,
      last_save uuid,
      publish_at timestamptz,
      live_slug text,
      live_hash text,
      live_content jsonb,
      live_at timestamptz,
      first_live_at timestamptz,
      check ((state = 'scheduled') = (publish_at is not null)),
      check ((live_content is null) = (live_slug is null))
    )`.execute(db)
  await sql`create unique index entry_slug on entry (kind, slug) where slug <> ''`.execute(db)
  await sql`create unique index entry_live_slug on entry (kind, live_slug) where live_slug is not null`.execute(
    db,
  )
  await sql`create index entry_latest on entry (updated_at desc, id desc)`.execute(db)
  await sql`create index entry_by_author on entry (author_key, updated_at desc, id desc)`.execute(db)
  await sql`create index entry_due on entry (publish_at) where publish_at is not null`.execute(db)
  await sql`
    create table revision (
      entry_id uuid not null references entry (id) on delete cascade,
      number integer not null,
      at timestamptz not null default clock_timestamp(),
      by text not null,
      reason text not null,
      title text not null,
      words integer not null,
      content jsonb not null,
      primary key (entry_id, number)
    )`.execute(db)
  await sql`
    create table remark (
      id uuid primary key default gen_random_uuid(),
      entry_id uuid not null references entry (id) on delete cascade,
      by text not null,
      at timestamptz not null default clock_timestamp(),
      text text not null
    )`.execute(db)
  await sql`create index remark_latest on remark (entry_id, at desc)`.execute(db)
  await sql`
    create table moved_slug (
      kind text not null,
      slug text not null,
      entry_id uuid not null references entry (id) on delete cascade,
      at timestamptz not null default clock_timestamp(),
      primary key (kind, slug)
    )`.execute(db)
  await sql`create index moved_slug_entry on moved_slug (entry_id)`.execute(db)
  await sql`
    create table picture (
      hash text primary key,
      name text not null,
      width integer not null,
      height integer not null,
      bytes bytea not null,
      by text not null,
      at timestamptz not null default clock_timestamp()
    )`.execute(db)
  await sql`
    create table build (
      id uuid primary key default gen_random_uuid(),
      by text not null check (by in ('worker', 'hook')),
      state text not null default 'waiting' check (state in ('waiting', 'running', 'live', 'failed')),
      step text not null default 'waiting',
      requested_at timestamptz not null default clock_timestamp(),
      started_at timestamptz,
      ended_at timestamptz,
      worker uuid,
      heartbeat_at timestamptz,
      attempts integer not null default 0,
      not_before timestamptz not null default clock_timestamp(),
      failure text,
      log text not null default ''
    )`.execute(db)
  // at most one build waits, and at most one runs
  await sql`create unique index build_waiting on build (state) where state = 'waiting'`.execute(db)
  await sql`create unique index build_running on build (state) where state = 'running'`.execute(db)
  await sql`create index build_latest on build (requested_at desc)`.execute(db)
  // no foreign key: an unpublished entry must still leave the site when the entry has been deleted
  await sql`
    create table publication (
      id uuid primary key default gen_random_uuid(),
      entry_id uuid not null,
      kind text not null,
      slug text not null,
      title text not null,
      action text not null check (action in ('publish', 'unpublish')),
      hash text,
      by text not null,
      at timestamptz not null default clock_timestamp(),
      state text not null default 'saved' check (state in ('saved', 'building', 'live', 'failed', 'replaced')),
      live_at timestamptz,
      build_id uuid references build (id)
    )`.execute(db)
  await sql`create index publication_latest on publication (at desc, id desc)`.execute(db)
  await sql`create index publication_of_entry on publication (entry_id, at desc)`.execute(db)
  await sql`create index publication_open on publication (state) where state in ('saved', 'building')`.execute(
    db,
  )
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const table of ['publication', 'build', 'picture', 'moved_slug', 'remark', 'revision', 'entry'])
    await sql`drop table ${sql.table(table)}`.execute(db)
}
