import { sql, type Kysely } from 'kysely'

/**
 * The media library. A picture keeps its address for good, and what is behind it can change: its bytes, its crop, the
 * point that stays in view. Where pictures are used is a table of its own, kept by triggers, so that it changes in the
 * same transaction as the text.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table picture
      add column title text not null default '',
      add column alt text not null default '',
      add column version integer not null default 1,
      add column edition text,
      add column original bytea,
      add column crop jsonb,
      add column focus jsonb,
      add column thumbnail bytea,
      alter column at set default date_trunc('milliseconds', clock_timestamp()),
      add constraint picture_crop check ((crop is null) = (original is null))`.execute(db)
  await sql`update picture set at = date_trunc('milliseconds', at)`.execute(db) // cursors have milliseconds
  await sql`create index picture_latest on picture (at desc, hash desc)`.execute(db)
  for (const statement of [...uses, ...triggers, searchItems('new')]) await sql.raw(statement).execute(db)
  await sql`set local statement_timeout to 0`.execute(db) // there may be many rows
  for (const { all } of Object.values(sources)) await sql.raw(`${insert} ${all}`).execute(db)
  await sql`update picture set title = name`.execute(db)
}

/** Pictures that were replaced or cropped stay as they are shown now. */
export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(searchItems('old')).execute(db)
  for (const table of Object.keys(sources)) {
    for (const event of events)
      await sql.raw(`drop trigger ${table}_picture_use_${event} on ${table}`).execute(db)
    await sql.raw(`drop function keep_picture_uses_of_${table}`).execute(db)
  }
  await sql`drop table picture_use`.execute(db)
  await sql`drop function list_picture_uses`.execute(db)
  await sql`drop index picture_latest`.execute(db)
  await sql`
    alter table picture
      drop constraint picture_crop,
      drop column title, drop column alt, drop column version, drop column edition, drop column original,
      drop column crop, drop column focus, drop column thumbnail,
      alter column at set default clock_timestamp()`.execute(db)
}

/** An address in a text, e.g. "/media/0123456789/wave.webp"; the first group is the hash. */
const address = '/media/([0-9a-f]{10})/'

const uses = [
  `create table picture_use (
     hash text not null,
     place text not null check (place in ('draft', 'published', 'revision', 'page')),
     entry_id uuid references entry (id) on delete cascade,
     revision integer,
     path text,
     alt text not null
   )`,
  `create index picture_use_of_picture on picture_use (hash)`,
  `create index picture_use_of_entry on picture_use (entry_id)`,
  `create index picture_use_of_page on picture_use (path) where path is not null`,
  // each picture of an entry once, with its alternative text
  `create function list_picture_uses(content jsonb) returns table (hash text, alt text)
   language sql immutable parallel safe as $$
     select found.hash, max(found.alt) from (
       select match[1] as hash, '' as alt from regexp_matches(content::text, '${address}', 'g') as match
       union all
       select match[2], regexp_replace(match[1], '\\\\(.)', '\\1', 'g')
       from regexp_matches(content ->> 'markdown', '!\\[((?:[^\\]\\\\]|\\\\.)*)\\]\\(\\s*<?${address}', 'g') as match
       union all
       select match[1], coalesce(content -> 'fields' -> 'cover' ->> 'alt', '')
       from regexp_matches(content -> 'fields' -> 'cover' ->> 'src', '${address}') as match
     ) as found
     where content::text like '%/media/%'
     group by found.hash
   $$`,
]

const insert = `insert into picture_use (hash, place, entry_id, revision, path, alt)`

/** Where pictures are used: how a table's uses are found, all of them or those of the rows in `changed`. */
const sources = {
  entry: {
    all: usesOfEntries('entry'),
    changed: usesOfEntries('changed'),
    remove: `delete from picture_use where place in ('draft', 'published')
      and entry_id = any(array(select id from changed));`,
  },
  revision: {
    all: usesOfRevisions('revision'),
    changed: usesOfRevisions('changed'),
    remove: `delete from picture_use using changed where place = 'revision'
      and picture_use.entry_id = changed.entry_id and picture_use.revision = changed.number;`,
  },
  seo_setting: {
    all: usesOfPages('seo_setting'),
    changed: usesOfPages('changed'),
    remove: `delete from picture_use where path = any(array(select path from changed));`,
  },
}

function usesOfEntries(rows: string): string {
  const of = (column: string, place: string) =>
    `select used.hash, '${place}', entry.id, null::integer, null, used.alt
     from ${rows} as entry, list_picture_uses(entry.${column}) as used`
  return `${of('content', 'draft')} union all ${of('live_content', 'published')}`
}

function usesOfRevisions(rows: string): string {
  return `select used.hash, 'revision', revision.entry_id, revision.number, null, used.alt
    from ${rows} as revision, list_picture_uses(revision.content) as used`
}

function usesOfPages(rows: string): string {
  return `select match[1], 'page', null::uuid, null::integer, setting.path, ''
    from ${rows} as setting, regexp_matches(setting.image, '${address}') as match`
}

const events = ['insert', 'update', 'delete'] as const

/** Once a statement, however many rows it changes. */
const triggers = Object.entries(sources).flatMap(([table, { changed, remove }]) => [
  `create function keep_picture_uses_of_${table}() returns trigger language plpgsql as $$
   begin
     if tg_op <> 'INSERT' then ${remove} end if;
     if tg_op <> 'DELETE' then ${insert} ${changed}; end if;
     return null;
   end $$`,
  ...events.map(
    (event) => `create trigger ${table}_picture_use_${event} after ${event} on ${table}
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function keep_picture_uses_of_${table}()`,
  ),
])

/** The notes about a record, and the emails that were written to its sender. */
const timelineOf = (record: string) => `
  (select string_agg(text, E'\\n' order by at) from triage_event where ${record}_id = ${record}.id and kind = 'note'),
  (select string_agg(subject || E'\\n' || text, E'\\n' order by at) from email
   where ${record}_id = ${record}.id and kind in ('reply', 'applicant'))`

/** The view that search items are made of; in its new form, pictures are found by title and alternative text as well. */
function searchItems(form: 'old' | 'new'): string {
  // variant, state, title, detail, names
  const picture = form === 'old' ? `'', '', name, '', ''` : `name, '', title, alt, name`
  return `create or replace view search_item_source as
     select 'entry' as kind, id as uid, null::text as key, kind as variant,
       case when trashed_at is null then state else 'trash' end as state, title, author as detail,
       concat_ws(' ', slug, content -> 'fields' ->> 'tags') as names,
       concat_ws(E'\\n', content -> 'fields' ->> 'lead', content -> 'fields' ->> 'summary',
         list_texts((content -> 'fields') - 'lead' - 'summary' - 'title' - 'tags'), content ->> 'markdown',
         (select string_agg(text, E'\\n' order by at) from remark where entry_id = entry.id)) as text,
       author_key as owner_key, updated_at as at
     from entry
   union all
     select 'inquiry', id, null, kind, state, name, concat_ws(' · ', nullif(subject, ''), nullif(company, '')),
       concat_ws(' ', reference, email, phone), concat_ws(E'\\n', message, ${timelineOf('inquiry')}), null, updated_at
     from inquiry
   union all
     select 'applicant', id, null, job, case when is_spam then 'spam' else stage end, name, job_title,
       concat_ws(' ', reference, email, phone, link), concat_ws(E'\\n', message, ${timelineOf('applicant')}), null,
       updated_at
     from applicant
   union all
     select 'comment', id, null, reference, state, name, post_title, concat_ws(' ', reference, email), text, null, updated_at
     from comment
   union all
     select 'employee', id, null, '', '', email, '', '', '', null, updated_at from employee
   union all
     select 'redirect', id, null, '', '', "from", "to", '', '', null, updated_at from redirect
   union all
     select 'picture', null, hash, ${picture}, '', lower(by), at from picture
   union all
     select 'seo', null, path, '', '', coalesce(title, path), path, '', coalesce(description, ''), null, updated_at
     from seo_setting`
}
