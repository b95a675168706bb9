import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { Db } from '../../../../backend/database/open-database'
import type { FileStore } from '../../../../backend/files/file-store'
import { toWords } from '../../../../backend/repositories/words'
import { addInquiry } from '../../email/support/emails'
import { makePdf } from '../../submissions/support/sample-forms'

/** Rows in every table, with values that are easily lost on the way. @returns Bytes of the stored files by id. */
export async function fillDatabase(db: Db, files: FileStore): Promise<Map<string, Buffer>> {
  const odd = 'Ünïcode “quotes” \\ back\nslash \t , {} [] null \u2028 🚢'
  await sql`insert into employee (email, email_key, roles) values ('Nora@firm.example', 'nora@firm.example', '{admin}')`.execute(
    db,
  )
  await sql`insert into audit_entry (actor, action, subject, before, after, words) values
    ('nora@firm.example', 'employee.added', ${odd}, null, '{"a":[1,null,"x"],"big":12345678901234567890}', ${toWords(odd)}),
    ('nora@firm.example', 'employee.added', '', 'null'::jsonb, '{}', ${toWords('a')})`.execute(db)
  const entry = randomUUID()
  await sql`insert into entry (id, kind, state, slug, title, content, search_text, author, author_key, updated_by, publish_at)
    values (${entry}, 'post', 'scheduled', 'tides', ${odd}, ${JSON.stringify({ markdown: `![Wave](/media/0123456789/wave.webp) ${odd}` })}, 'tides', 'Mei@firm.example',
      'mei@firm.example', 'mei@firm.example', '2026-12-01 08:00:00.123456+01')`.execute(db)
  await sql`insert into opened_item (owner_key, kind, id) values ('nora@firm.example', 'entry', ${entry})`.execute(
    db,
  )
  await sql`insert into revision (entry_id, number, by, reason, title, words, content)
    select ${entry}, n, 'mei@firm.example', 'saved', 'Tides', n, '{}' from generate_series(1, 120) n`.execute(
    db,
  )
  await sql`insert into remark (entry_id, by, text) values (${entry}, 'nora@firm.example', ${odd})`.execute(
    db,
  )
  await sql`with said as (insert into remark (entry_id, by, text, passage, resolved_at, resolved_by)
      values (${entry}, 'nora@firm.example', ${odd}, ${JSON.stringify({ quote: odd, before: '', after: '' })}, now(), 'mei@firm.example')
      returning id)
    insert into remark (entry_id, by, text, thread_id) select ${entry}, 'mei@firm.example', ${odd}, id from said`.execute(
    db,
  )
  await sql`insert into moved_slug (kind, slug, entry_id) values ('post', 'ébb', ${entry}), ('post', 'Ebb', ${entry})`.execute(
    db,
  )
  await db
    .insertInto('picture')
    .values(
      [0, 3, 300_000].map((size) => ({
        ...{ hash: randomUUID().slice(0, 10), name: odd, width: 1, height: 1, by: 'mei@firm.example' },
        bytes: randomBytes(size),
      })),
    )
    .execute()
  await sql`with made as (insert into build (by, state) values ('hook', 'live') returning id)
    insert into publication (entry_id, kind, slug, title, action, by, build_id)
    select ${entry}, 'post', 'tides', 'Tides', 'publish', 'nora@firm.example', id from made`.execute(db)
  const inquiry = await addInquiry(db, { reference: 'AAAA-0001' })
  await sql`with added as (insert into notification_event (kind, actor, inquiry_id)
      values ('inquiry.received', 'visitor', ${inquiry}) returning id, at)
    insert into notification (event_id, employee_id, channel, at)
    select added.id, employee.id, 'workspace', added.at from added, employee`.execute(db)
  await sql`insert into notification_preference select id, 'inquiry.received', 'off' from employee`.execute(
    db,
  )
  await sql`insert into triage_event (inquiry_id, by, kind, text) values (${inquiry}, 'nora@firm.example', 'note', ${odd})`.execute(
    db,
  )
  await addComments(db)
  await sql`insert into saved_view (id, owner_key, name, query) values (${randomUUID()}, 'nora@firm.example', 'Mine', '{"state":"new"}')`.execute(
    db,
  )
  await sql`insert into submission_count (key, window_start, hits) values ('visitor', now(), 1)`.execute(db)
  await sql`insert into submission_secret (day, secret) values ('2026-11-22', 'secret of the day')`.execute(
    db,
  )
  await sql`insert into seo_setting (path, title, noindex, updated_by) values ('/é/', ${odd}, null, 'nora@firm.example')`.execute(
    db,
  )
  await sql`insert into redirect (id, "from", "to", permanent, updated_by) values (${randomUUID()}, '/a/', '/b/', true, 'nora@firm.example')`.execute(
    db,
  )
  await sql`insert into email_template_version (name, version, subject, text, by) values
    ('inquiry-reply', 1, ${odd}, ${odd}, 'nora@firm.example'), ('inquiry-reply', 2, null, null, 'nora@firm.example')`.execute(
    db,
  )
  await sql`insert into missing_address (day, path, hits, linked_from) values ('2026-11-22', '/away/', 3, '/é/')`.execute(
    db,
  )
  for (const state of ['kept', 'waiting', 'sending', 'sent', 'failed', 'unsure'])
    await sql`insert into email (state, kind, inquiry_id, "to", subject, text, by, words)
      values (${state}, 'reply', ${inquiry}, 'visitor@home.example', ${state}, ${odd}, 'nora@firm.example', ${toWords(odd)})`.execute(
      db,
    )
  return addApplicants(db, files)
}

/** An answer stands before the comment that it answers. */
async function addComments(db: Db): Promise<void> {
  const [first, second] = [randomUUID(), randomUUID()]
  const values = {
    name: 'A',
    email: 'a@a.example',
    email_key: 'a@a.example',
    consent: '1',
    words: toWords('a'),
  }
  const more = { post: 'tides', post_title: 'Tides', text: 'Is it?', spam_reasons: '["links"]' as const }
  await db
    .insertInto('comment')
    .values([
      { ...values, ...more, id: second, parent_id: first, key: second, reference: 'CCCC-0002' },
      { ...values, ...more, id: first, key: first, reference: 'CCCC-0001' },
    ])
    .execute()
}

async function addApplicants(db: Db, files: FileStore): Promise<Map<string, Buffer>> {
  const stored = new Map<string, Buffer>()
  const folder = await mkdtemp(path.join(tmpdir(), 'cv-'))
  for (const size of [200, 900_000]) {
    const [id, bytes, file] = [randomUUID(), makePdf(size), path.join(folder, 'cv.pdf')]
    await writeFile(file, bytes)
    await files.put(id, { path: file, size: bytes.length, type: 'application/pdf' })
    await db
      .insertInto('stored_file')
      .values({ id, state: 'kept', name: 'Zoë.pdf', type: 'pdf', size: bytes.length })
      .execute()
    await sql`insert into applicant (reference, key, name, email, email_key, consent, words, is_spam, job, job_title, phone,
        link, message, retain_until, cv_id)
      values (${id}, ${id}, 'Zoë', 'z@z.example', 'z@z.example', '1', ${toWords('Zoë')}, false, 'watch', 'Watch', '', '', 'I sail.',
        '2027-05-21', ${id})`.execute(db)
    stored.set(id, bytes)
  }
  await rm(folder, { recursive: true, force: true })
  return stored
}

/** Every row of every table, as the database itself writes a row in JSON, and the state of every sequence. */
export async function readAll(db: Db): Promise<Record<string, unknown[]>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not like 'kysely%'
      and table_name not like 'search\\_%'
      and table_name not in ('building_folder', 'entry_presence', 'rate_limit', 'submission_count', 'submission_secret')`.execute(
    db,
  )
  const all: Record<string, unknown[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string
    }>`select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db)
    all[name] = rows.map(({ row }) => row).sort()
  }
  const { rows } = await sql`select last_value::text, is_called from seo_version`.execute(db)
  return { ...all, seo_version: rows }
}

export const bytesOf = async (files: FileStore, id: string) => buffer(await files.read(id))
