import { sql } from 'kysely'
import type { Db } from '../../../backend/database/open-database'

/** Columns of the database that contain a text in any case, as "table.column". */
export async function findTraces(db: Db, text: string): Promise<string[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(db)
  expect(rows.length).toBeGreaterThan(100)
  const found: string[] = []
  for (const { table, column } of rows) {
    const holds = await sql`select 1 from ${sql.table(table)} as t
      where t.${sql.ref(column)}::text ilike ${`%${text}%`} limit 1`.execute(db)
    if (holds.rows.length > 0) found.push(`${table}.${column}`)
  }
  return found
}
