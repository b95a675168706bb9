import { sql } from 'kysely'
import type { Db } from '../../backend/database/open-database'

const received = `reference, key, name, email, email_key, spam_reasons, consent, words, created_at`
/** People of 800 names and 5,000 addresses, over two years; every record contains a unique word, "mark123". */
const values = `
  'R' || i, 'key-' || i, first || ' ' || last, lower(first || '.' || last || i % 5000 || '@mail.example'),
  lower(first || '.' || last || i % 5000 || '@mail.example'), '[]'::jsonb, '2026-11-21',
  array_to_tsvector(array(select distinct unnest(array[lower(first), lower(last), 'mark' || i, 'mail', 'example', 'server', 'move' || i % 50]))),
  now() - i * interval '21 minutes'`
const people = (rows: number) => `
  (select i,
     (array['Anna','Ben','Chloe','Dev','Elif','Finn','Grace','Hugo','Ines','Jonas','Kofi','Lena','Mira','Noor','Owen','Priya','Quinn','Rosa','Sami','Tara'])[1 + i % 20] as first,
     (array['Adler','Berg','Costa','Diaz','Evans','Fischer','Green','Haddad','Ivanov','Jansen','Klein','Lopez','Moreau','Novak','Okafor','Patel','Quist','Rossi','Silva','Tanaka','Ueda','Vogt','Weber','Xu','Yilmaz','Zhou','Ahmed','Brandt','Cohen','Duarte','Eriksen','Fontaine','Gomez','Hansen','Ilic','Jung','Kaya','Lindqvist','Meyer','Nilsen'])[1 + (i / 20) % 40] as last
   from generate_series(1, ${rows}) as i) as person`

/** Fills each list with so many rows, spread over its states as a busy company’s would be after some years. */
export async function fillLists(db: Db, rows: number): Promise<void> {
  for (const statement of [
    `insert into inquiry (${received}, kind, state, company, phone, subject, message, page, assignee, assignee_key)
     select ${values},
       (array['contact','support'])[1 + i % 2],
       case when i <= 60 then 'new' when i <= 300 then 'in_progress' when i % 9 = 0 then 'spam' else 'closed' end,
       'Company ' || i % 900, '', 'project', repeat('We would like to move our servers. ', 12), '/contact/',
       case when i % 3 = 0 then 'nora.lindqvist@firm.example' end, case when i % 3 = 0 then 'nora.lindqvist@firm.example' end
     from ${people(rows)}`,
    `insert into applicant (${received}, stage, is_spam, job, job_title, phone, link, message, rating, retain_until)
     select ${values},
       (array['new','screening','interview','offer','hired','rejected','rejected','rejected'])[1 + i % 8], i % 20 = 0,
       'opening-' || i % 12, 'Opening ' || i % 12, '', '', repeat('I would like to work with you. ', 10), i % 6, current_date + 90
     from ${people(rows)}`,
    `insert into comment (${received}, state, post, post_title, text)
     select ${values},
       case when i <= 80 then 'pending' when i % 5 = 0 then 'spam' when i % 11 = 0 then 'rejected' else 'approved' end,
       'post-' || i % 120, 'Post ' || i % 120, repeat('A good read. ', 8)
     from ${people(rows)}`,
    `insert into email (state, kind, "to", subject, text, by, at, words)
     select case when i % 40 = 0 then 'failed' else 'sent' end, 'reply', lower(first || '@mail.example'), 'Your message', repeat('Thank you. ', 20),
       'system', now() - i * interval '21 minutes', array_to_tsvector(array['reply', 'mark' || i, lower(first) || i % 7])
     from ${people(rows)}`,
    `insert into audit_entry (at, actor, action, subject, words)
     select now() - i * interval '20 minutes', 'nora.lindqvist@firm.example', 'inquiry.changed', 'R' || i,
       array_to_tsvector(array['changed', 'inquiry', 'nora', 'r' || i])
     from ${people(rows)}`,
    'analyze',
  ])
    await sql.raw(statement).execute(db)
}
