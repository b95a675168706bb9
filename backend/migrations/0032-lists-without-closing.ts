import { sql, type Kysely } from 'kysely'

/** The lists of case studies and of samples lost their closing section; entries may hold no field that their kind lacks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const kinds = sql`('page-case-studies', 'page-samples')`
  await sql`update entry set content = content #- '{fields,closing}', live_content = live_content #- '{fields,closing}'
    where kind in ${kinds}`.execute(db)
  await sql`update revision set content = content #- '{fields,closing}'
    where entry_id in (select id from entry where kind in ${kinds})`.execute(db)
}

/** The texts are gone: an entry asks for its closing again. */
export async function down(): Promise<void> {}
