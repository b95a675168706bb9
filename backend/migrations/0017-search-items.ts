import { sql, type Kysely } from 'kysely'

/**
 * The index of the workspace's search: a row for each thing that people look for, kept by triggers, so that it changes and
 * goes in the same transaction as what it is about. What is indexed is said once, by the view `search_item_source`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...words, ...items, ...opened]) await sql.raw(statement).execute(db)
  for (const source of sources) for (const statement of keep(source)) await sql.raw(statement).execute(db)
  await sql`set local statement_timeout to 0`.execute(db) // there may be many rows
  await sql.raw(`insert into search_item (${columns}) select ${values} from search_item_source`).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`drop trigger employee_opened_item on employee`.execute(db)
  await sql`drop function forget_opened_items`.execute(db)
  await sql`drop table opened_item`.execute(db)
  for (const { table } of sources) {
    for (const event of events)
      await sql.raw(`drop trigger ${table}_search_item_${event} on ${table}`).execute(db)
    await sql.raw(`drop function keep_search_items_of_${table}`).execute(db)
  }
  await sql`drop table search_item`.execute(db)
  await sql`drop view search_item_source`.execute(db)
  await sql`drop function to_search_words`.execute(db)
  await sql`drop function to_plain_text`.execute(db)
  await sql`drop function list_texts`.execute(db)
}

/*
 * Characters between words are listed, since what is a letter depends on the server's locale; `listSearchWords` of the
 * backend has the same list. A tsvector holds 1 MB at most, and words of 2 KB.
 */
const words = [
  // without accents
  `create function to_plain_text(texts text) returns text language sql immutable parallel safe as $$
     select case when octet_length(texts) = length(texts) then left(texts, 200000)
       else left(regexp_replace(normalize(left(texts, 200000), NFKD), '[\\u0300-\\u036f]+', '', 'g'), 200000) end
   $$`,
  `create function to_search_words(texts text) returns tsvector language sql immutable parallel safe as $$
     select array_to_tsvector(array(
       select left(word, 60)
       from string_to_table(regexp_replace(lower(to_plain_text(texts)),
         '[\\s\\u0021-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u2000-\\u206f\\u20a0-\\u20cf\\u2190-\\u2bff\\u3000-\\u303f]+',
         ' ', 'g'), ' ') as word
       where word <> ''))
   $$`,
  // every text in a JSON value, one a line
  `create function list_texts(value jsonb) returns text language sql immutable parallel safe as $$
     select string_agg(text #>> '{}', E'\\n')
     from jsonb_path_query(value, 'strict $.** ? (@.type() == "string")') as text
   $$`,
]

/** The notes about a record, and the emails that were written to its sender. */
const timelineOf = (record: string) => `
  (select string_agg(text, E'\\n' order by at) from triage_event where ${record}_id = ${record}.id and kind = 'note'),
  (select string_agg(subject || E'\\n' || text, E'\\n' order by at) from email
   where ${record}_id = ${record}.id and kind in ('reply', 'applicant'))`

const columns = 'kind, id, variant, state, title, detail, text, owner_key, at, head, words'
const values = `kind, coalesce(uid::text, key), variant, state, title, detail, text, owner_key, at,
  to_search_words(concat_ws(' ', title, detail, names)), to_search_words(concat_ws(' ', title, detail, names, text))`

/** Inserts rows, or replaces them. */
const put = (which: string) => `
  insert into search_item (${columns}) select ${values} from search_item_source where ${which}
  on conflict (kind, id) do update set ${columns
    .split(', ')
    .slice(2)
    .map((column) => `${column} = excluded.${column}`)
    .join(', ')};`

const items = [
  `create view search_item_source as
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
     select 'picture', null, hash, '', '', name, '', '', '', lower(by), at from picture
   union all
     select 'seo', null, path, '', '', coalesce(title, path), path, '', coalesce(description, ''), null, updated_at
     from seo_setting`,
  // long values are kept apart from the rest of a row, so that a search for a common word reads little
  `create table search_item (
     kind text not null,
     id text not null,
     variant text not null,
     state text not null,
     title text not null,
     detail text not null,
     text text not null,
     owner_key text collate "C",
     at timestamptz not null,
     head tsvector not null,
     words tsvector not null,
     primary key (kind, id)
   ) with (toast_tuple_target = 256)`,
  `create index search_item_words on search_item using gin (words)`,
]

/** A table that items are made of. */
interface Source {
  table: string
  /** Kind of the item, and the column that identifies it. */
  of: readonly (readonly [kind: string, column: string])[]
  /** Whether the item is one of a row, and goes with it; else the row is a part of it. */
  isItem: boolean
}

const inboxes = [
  ['inquiry', 'inquiry_id'],
  ['applicant', 'applicant_id'],
] as const
const sources: readonly Source[] = [
  { table: 'entry', of: [['entry', 'id']], isItem: true },
  { table: 'remark', of: [['entry', 'entry_id']], isItem: false },
  { table: 'inquiry', of: [['inquiry', 'id']], isItem: true },
  { table: 'applicant', of: [['applicant', 'id']], isItem: true },
  { table: 'triage_event', of: inboxes, isItem: false },
  { table: 'email', of: inboxes, isItem: false },
  { table: 'comment', of: [['comment', 'id']], isItem: true },
  { table: 'employee', of: [['employee', 'id']], isItem: true },
  { table: 'redirect', of: [['redirect', 'id']], isItem: true },
  { table: 'picture', of: [['picture', 'hash']], isItem: true },
  { table: 'seo_setting', of: [['seo', 'path']], isItem: true },
]

const events = ['insert', 'update', 'delete'] as const

/** Keeps the items of a table's rows: once a statement, however many rows it changes. */
function keep({ table, of, isItem }: Source): string[] {
  const refresh = of.map(([kind, column]) => {
    const key = column === 'hash' || column === 'path' ? 'key' : 'uid'
    // an array, so that the plan that is kept reads by index, also if the first statement changed many rows
    return put(
      `kind = '${kind}' and ${key} = any(array(select ${column} from changed where ${column} is not null))`,
    )
  })
  const remove = of.map(
    ([kind, column]) =>
      `delete from search_item where kind = '${kind}' and id = any(array(select ${column}::text from changed));`,
  )
  return [
    `create function keep_search_items_of_${table}() returns trigger language plpgsql as $$
     begin
       ${isItem ? `if tg_op = 'DELETE' then ${remove.join('')} return null; end if;` : ''}
       ${refresh.join('\n')}
       return null;
     end $$`,
    ...events.map(
      (event) => `create trigger ${table}_search_item_${event} after ${event} on ${table}
         referencing ${event === 'delete' ? 'old' : 'new'} table as changed
         for each statement execute function keep_search_items_of_${table}()`,
    ),
  ]
}

/** What each person opened last; it goes with the thing, and with the person. */
const opened = [
  `create table opened_item (
     owner_key text collate "C" not null,
     kind text not null,
     id text not null,
     at timestamptz not null default clock_timestamp(),
     primary key (owner_key, kind, id),
     foreign key (kind, id) references search_item (kind, id) on delete cascade
   )`,
  `create index opened_item_latest on opened_item (owner_key, at desc)`,
  `create index opened_item_of on opened_item (kind, id)`,
  `create function forget_opened_items() returns trigger language plpgsql as $$
   begin
     delete from opened_item where owner_key = old.email_key;
     return null;
   end $$`,
  `create trigger employee_opened_item after delete on employee for each row execute function forget_opened_items()`,
]
