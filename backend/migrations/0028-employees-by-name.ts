import { sql, type Kysely } from 'kysely'

/** The search of the workspace finds employees by their name, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(searchItems(`coalesce(name, '')`)).execute(db)
  await refresh(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql.raw(searchItems(`''`)).execute(db)
  await refresh(db)
}

/** Makes the items of named employees again, by the trigger. */
async function refresh(db: Kysely<unknown>): Promise<void> {
  await sql`update employee set name = name where name is not null`.execute(db)
}

const timelineOf = (record: string) => `
  (select string_agg(text, E'\\n' order by at) from triage_event where ${record}_id = ${record}.id and kind = 'note'),
  (select string_agg(subject || E'\\n' || text, E'\\n' order by at) from email
   where ${record}_id = ${record}.id and kind in ('reply', 'applicant'))`

/** The view that search items are made of. @param detail What stands beside the email of an employee. */
const searchItems = (detail: string) =>
  `create or replace view search_item_source as
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
     select 'employee', id, null, '', '', email, ${detail}, '', '', null, updated_at from employee
   union all
     select 'redirect', id, null, '', '', "from", "to", '', '', null, updated_at from redirect
   union all
     select 'picture', null, hash, name, '', title, alt, name, '', lower(by), at from picture
   union all
     select 'seo', null, path, '', '', coalesce(title, path), path, '', coalesce(description, ''), null, updated_at
     from seo_setting`
