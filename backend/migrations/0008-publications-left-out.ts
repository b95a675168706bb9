import { sql, type Kysely } from 'kysely'

/** Why a build left an entry out, while the others of the build went live. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publication add column failure text`.execute(db)
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`alter table publication drop column failure`.execute(db)
}
