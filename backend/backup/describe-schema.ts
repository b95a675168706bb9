import { sql } from 'kysely'
import type { Db } from '../database/open-database'
import type { BackedUpTable, Manifest } from './manifest'

/**
 * Tables that are not backed up: which machine builds and who has what open at the moment; pages to search, which every release brings along;
 * and counters, whose secret is deleted after a day so that visitors can't be told from them. A backup would keep it.
 */
const passing = [
  'building_folder',
  'entry_presence',
  'rate_limit',
  'search_document',
  'search_release',
  'search_release_document',
  'submission_count',
  'submission_secret',
]

type TableShape = Pick<BackedUpTable, 'name' | 'columns'>

/** The service's tables, with the columns that are stored. */
export async function listTables(db: Db): Promise<TableShape[]> {
  const { rows } = await sql<{ table: string; column: string; type: string }>`
    select c.relname as "table", a.attname as "column", format_type(a.atttypid, a.atttypmod) as type
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
      and c.relname not like 'kysely\\_%'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by c.relname collate "C", a.attnum`.execute(db)
  const tables = new Map<string, TableShape>()
  for (const { table, column, type } of rows) {
    const found = tables.get(table) ?? { name: table, columns: [] }
    found.columns.push({ name: column, type })
    tables.set(table, found)
  }
  return [...tables.values()].filter(({ name }) => !passing.includes(name))
}

/** Sequences and how far they are. */
export async function listSequences(db: Db): Promise<Manifest['sequences']> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'S'
    order by relname collate "C"`.execute(db)
  const sequences: Manifest['sequences'] = []
  for (const { name } of rows) {
    const state = await sql<{ last: string; called: boolean }>`
      select last_value::text as last, is_called as called from ${sql.table(name)}`.execute(db)
    for (const { last, called } of state.rows) sequences.push({ name, lastValue: last, isCalled: called })
  }
  return sequences
}

/** Text of values that every server reads back as the same value. Call it in a transaction. */
export async function useExactText(db: Db): Promise<void> {
  for (const setting of [
    `timezone to 'UTC'`,
    `datestyle to 'ISO, YMD'`,
    `intervalstyle to 'postgres'`,
    `bytea_output to 'hex'`,
    `extra_float_digits to 1`,
  ])
    await sql.raw(`set local ${setting}`).execute(db)
}
