import { sql, type Kysely } from 'kysely'

/** Renames tables, columns and values to match the API and the documentation. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await run(db, names, ([from, to]) => rename(from, to))
  await sql.raw(`alter table email drop constraint email_kind_check`).execute(db)
  await run(db, values, ({ table, column, from, to }) => replace(table, column, from, to))
  await allowKinds(db, ['acknowledgement', 'reply', 'applicant', 'notification'])
  await setAssignee(db, 'nobody', 'unassigned')
  await run(db, actions, ([from, to]) => renameAction(from, to))
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await run(db, actions, ([from, to]) => renameAction(to, from))
  await setAssignee(db, 'unassigned', 'nobody')
  await sql.raw(`alter table email drop constraint email_kind_check`).execute(db)
  await run(db, values, ({ table, column, from, to }) => replace(table, column, to, from))
  await allowKinds(db, ['receipt', 'reply', 'applicant', 'desk'])
  await run(db, names.toReversed(), ([from, to]) => rename(to, from))
}

/** "table", "table.column", "index i" or "table/constraint", each with its former name. */
const names = [
  ['desk_event', 'triage_event'],
  ['index desk_event_pkey', 'index triage_event_pkey'],
  ['index desk_event_of_inquiry', 'index triage_event_of_inquiry'],
  ['index desk_event_of_applicant', 'index triage_event_of_applicant'],
  ['triage_event/desk_event_check', 'triage_event/triage_event_check'],
  ['triage_event/desk_event_inquiry_id_fkey', 'triage_event/triage_event_inquiry_id_fkey'],
  ['triage_event/desk_event_applicant_id_fkey', 'triage_event/triage_event_applicant_id_fkey'],
  ['intake_count', 'submission_count'],
  ['index intake_count_pkey', 'index submission_count_pkey'],
  ['index intake_count_old', 'index submission_count_old'],
  ['submission_count.place', 'submission_count.key'],
  ['intake_secret', 'submission_secret'],
  ['index intake_secret_pkey', 'index submission_secret_pkey'],
  ['comment.decided_by', 'comment.moderated_by'],
  ['email.sender', 'email.worker'],
] as const

const values = [
  { table: 'email', column: 'kind', from: 'receipt', to: 'acknowledgement' },
  { table: 'email', column: 'kind', from: 'desk', to: 'notification' },
  { table: 'triage_event', column: 'kind', from: 'mail', to: 'email' },
] as const

const actions = [
  ['inquiry.answered', 'inquiry.replied'],
  ['inquiry.erased', 'inquiry.deleted'],
  ['applicant.written_to', 'applicant.emailed'],
  ['applicant.erased', 'applicant.deleted'],
  ['comment.decided', 'comment.moderated'],
  ['comment.erased', 'comment.deleted'],
  ['email.sent_again', 'email.resent'],
] as const

async function run<T>(db: Kysely<unknown>, items: readonly T[], toSql: (item: T) => string): Promise<void> {
  for (const item of items) await sql.raw(toSql(item)).execute(db)
}

function rename(from: string, to: string): string {
  const nameOf = (path: string) => path.replace(/^.*[ ./]/, '')
  const [table] = from.split(/[./]/)
  if (from.startsWith('index ')) return `alter index ${nameOf(from)} rename to ${nameOf(to)}`
  if (from.includes('.')) return `alter table ${table} rename column ${nameOf(from)} to ${nameOf(to)}`
  if (from.includes('/')) return `alter table ${table} rename constraint ${nameOf(from)} to ${nameOf(to)}`
  return `alter table ${from} rename to ${to}`
}

const replace = (table: string, column: string, from: string, to: string) =>
  `update ${table} set ${column} = '${to}' where ${column} = '${from}'`

const allowKinds = (db: Kysely<unknown>, kinds: readonly string[]) =>
  sql
    .raw(
      `alter table email add constraint email_kind_check check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`,
    )
    .execute(db)

/** Saved filters hold it as in the URL of the page. */
const setAssignee = (db: Kysely<unknown>, from: string, to: string) =>
  sql
    .raw(
      `update saved_view set query = jsonb_set(query, '{assignee}', '"${to}"') where query ->> 'assignee' = '${from}'`,
    )
    .execute(db)

/** Including the words for the search of the audit log, made as in 0003. */
const renameAction = (from: string, to: string) =>
  `update audit_entry set action = '${to}', words = to_tsvector('simple',
     regexp_replace(lower(actor || ' ${to} ' || subject), '[^[:alnum:]]+', ' ', 'g'))
   where action = '${from}'`
