import { sql } from 'kysely'
import type { Db } from '../database/open-database'
import { listTables } from './describe-schema'
import { createRowHash } from './hash-rows'
import type { Manifest } from './manifest'
import { readArchive } from './read-archive'
import { readRows } from './read-rows'
import { placeOf, rowsOf } from './verify-archive'

/** Rows of one statement. */
const inserted = 50

/**
 * Fills the empty tables of a database with the rows of a backup, and compares what it holds then. Call it in a
 * transaction, after `useExactText`.
 *
 * @throws Error that names the tables that differ.
 */
export async function loadTables(db: Db, file: string, manifest: Manifest): Promise<void> {
  await expectSameShape(db, manifest)
  const putBack = await dropForeignKeys(db)
  for (const { name } of manifest.tables) await setTriggers(db, name, 'disable')
  for await (const entry of readArchive(file)) {
    const place = placeOf(entry)
    const table = manifest.tables.find(({ name }) => place && 'table' in place && name === place.table)
    if (!table) continue
    const rows = rowsOf(entry)
    for (let at = 0; at < rows.length; at += inserted) await insert(db, table, rows.slice(at, at + inserted))
  }
  for (const { name } of manifest.tables) await setTriggers(db, name, 'enable')
  await putBack()
  for (const { name, lastValue, isCalled } of manifest.sequences)
    await sql`select setval(${name}::regclass, ${lastValue}::bigint, ${isCalled})`.execute(db)
  await expectSameRows(db, manifest)
}

/** Migrations are never edited, so this fails only for a database or a backup that was changed by hand. */
async function expectSameShape(db: Db, { tables, migration }: Manifest): Promise<void> {
  const shapeOf = (list: Awaited<ReturnType<typeof listTables>>) =>
    JSON.stringify(list.map(({ name, columns }) => [name, columns]))
  if (shapeOf(await listTables(db)) === shapeOf(tables)) return
  throw new Error(
    `The backup’s tables aren’t those of migration ${migration}. Restore it with the program that made it.`,
  )
}

type Table = Manifest['tables'][number]

/** Rows arrive in any order, so references are checked at the end. @returns Creates the foreign keys again. */
async function dropForeignKeys(db: Db): Promise<() => Promise<void>> {
  const { rows } = await sql<{ table: string; name: string; definition: string }>`
    select c.relname as "table", k.conname as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_class c on c.oid = k.conrelid
    where k.contype = 'f' and c.relnamespace = current_schema()::regnamespace`.execute(db)
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
  return async () => {
    for (const { table, name, definition } of rows)
      await sql`alter table ${sql.table(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
        db,
      )
  }
}

/** Triggers that refuse or add changes are not for restored rows. */
const setTriggers = (db: Db, table: string, state: 'enable' | 'disable') =>
  sql`alter table ${sql.table(table)} ${sql.raw(state)} trigger user`.execute(db)

async function insert(db: Db, { name, columns }: Table, rows: readonly string[]): Promise<void> {
  const names = columns.map((column) => sql.ref(column.name))
  const values = columns.map(({ type }, at) => sql`(row ->> ${sql.lit(at)})::${sql.raw(type)}`)
  await sql`
    insert into ${sql.table(name)} (${sql.join(names)}) overriding system value
    select ${sql.join(values)} from json_array_elements(${`[${rows.join(',')}]`}::json) as row`.execute(db)
}

async function expectSameRows(db: Db, { tables }: Manifest): Promise<void> {
  const different: string[] = []
  for (const table of tables) {
    const hash = createRowHash()
    for await (const row of readRows(db, table)) hash.add(row)
    if (hash.count() !== table.rows || hash.digest() !== table.sha256) different.push(table.name)
  }
  if (different.length > 0)
    throw new Error(
      `After loading, these tables differ from the backup: ${different.join(', ')}. Nothing was changed.`,
    )
}
