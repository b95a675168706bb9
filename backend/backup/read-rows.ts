import { sql } from 'kysely'
import type { Db } from '../database/open-database'
import type { BackedUpTable } from './manifest'

/** Rows of one round trip; few, since some hold a picture. */
const fetched = 50

/**
 * Every row of a table, as a JSON array of the texts of its values. Call it in a transaction, after `useExactText`, one
 * table at a time.
 */
export async function* readRows(
  db: Db,
  { name, columns }: Pick<BackedUpTable, 'name' | 'columns'>,
): AsyncGenerator<string> {
  const values = columns.map((column) => sql`${sql.ref(column.name)}::text`)
  await sql`
    declare backed_up_rows no scroll cursor for
    select array_to_json(array[${sql.join(values)}])::text as row from ${sql.table(name)}`.execute(db)
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(fetched)} from backed_up_rows`.execute(db)
    for (const { row } of rows) yield row
    if (rows.length < fetched) break
  }
  await sql`close backed_up_rows`.execute(db)
}
