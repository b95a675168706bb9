import { sql, type Kysely } from 'kysely'

/** The kind of sample that was called "runbook page" is called "runbook". */
export const up = (db: Kysely<unknown>): Promise<void> => rename(db, { from: 'runbook page', to: 'runbook' })

export const down = (db: Kysely<unknown>): Promise<void> =>
  rename(db, { from: 'runbook', to: 'runbook page' })

async function rename(db: Kysely<unknown>, { from, to }: Record<'from' | 'to', string>): Promise<void> {
  const [old, value] = [JSON.stringify(from), JSON.stringify(to)]
  for (const column of ['content', 'live_content'])
    await sql`update entry set ${sql.ref(column)} = jsonb_set(${sql.ref(column)}, '{fields,kind}', ${value}::jsonb)
      where kind = 'sample' and ${sql.ref(column)} #> '{fields,kind}' = ${old}::jsonb`.execute(db)
  await sql`update revision set content = jsonb_set(content, '{fields,kind}', ${value}::jsonb)
    where entry_id in (select id from entry where kind = 'sample')
      and content #> '{fields,kind}' = ${old}::jsonb`.execute(db)
}
