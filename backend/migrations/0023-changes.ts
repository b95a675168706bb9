import { sql, type Kysely } from 'kysely'

/**
 * Tells every instance what a transaction has changed, once it is committed: the name of a topic, for notifications with
 * the employee whom they are for. PostgreSQL sends equal messages of a transaction once.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function tell_change() returns trigger language plpgsql as $$
    begin
      perform pg_notify('change', tg_argv[0]);
      return null;
    end $$`.execute(db)
  await sql`
    create function tell_notification() returns trigger language plpgsql as $$
    begin
      perform pg_notify('change', 'notifications:' || new.employee_id);
      return null;
    end $$`.execute(db)
  for (const { table, name = table, when, tell } of triggers)
    await sql.raw(`create trigger ${name}_change after ${when} on ${table} for each row ${tell}`).execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  for (const { table, name = table } of triggers)
    await sql.raw(`drop trigger ${name}_change on ${table}`).execute(db)
  await sql`drop function tell_notification`.execute(db)
  await sql`drop function tell_change`.execute(db)
}

const always = 'insert or update or delete'
const tells = (topic: string) => `execute function tell_change('${topic}')`

const triggers: { table: string; name?: string; when: string; tell: string }[] = [
  { table: 'inquiry', when: always, tell: tells('inquiries') },
  { table: 'applicant', when: always, tell: tells('applicants') },
  { table: 'comment', when: always, tell: tells('comments') },
  { table: 'entry', when: always, tell: tells('entries') },
  { table: 'publication', when: always, tell: tells('publications') },
  // notes on timelines
  {
    table: 'triage_event',
    name: 'inquiry_event',
    when: 'insert',
    tell: `when (new.inquiry_id is not null) ${tells('inquiries')}`,
  },
  {
    table: 'triage_event',
    name: 'applicant_event',
    when: 'insert',
    tell: `when (new.applicant_id is not null) ${tells('applicants')}`,
  },
  // not the signs of life that a build gives every few seconds
  { table: 'build', when: 'insert or delete or update of state, step', tell: tells('publications') },
  { table: 'email', when: always, tell: tells('emails') },
  {
    table: 'employee',
    when: 'insert or delete or update of email, roles, account_oid',
    tell: tells('employees'),
  },
  { table: 'notification', when: 'insert or update', tell: 'execute function tell_notification()' },
]
