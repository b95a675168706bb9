import { sql } from 'kysely'
import { findLastMigration } from '../database/migrate'
import type { Db } from '../database/open-database'
import { createRepositories } from '../repositories/create-repositories'
import { listSequences, listTables, useExactText } from './describe-schema'
import { createRowHash } from './hash-rows'
import type { BackedUpTable, Manifest } from './manifest'
import { readRows } from './read-rows'
import type { ArchiveWriter } from './write-archive'

/** Size from which rows become an entry of the archive. */
const chunkBytes = 4 * 1024 * 1024

/** Writes all tables as they were at one moment, while the service goes on. @returns What stands in the manifest. */
export async function backUpTables(db: Db, archive: Pick<ArchiveWriter, 'add'>) {
  const migration = await findLastMigration(db)
  if (migration === undefined) throw new Error('There is no data: the database is empty.')
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (trx) => {
      await useExactText(trx)
      const { rows: times } = await sql<{ now: Date }>`select now() as now`.execute(trx)
      const tables: BackedUpTable[] = []
      for (const table of await listTables(trx)) tables.push(await backUpTable(trx, table, archive))
      const manifest: Omit<Manifest, 'format' | 'version' | 'files' | 'missingFiles'> = {
        at: (times[0]?.now ?? new Date()).toISOString(),
        migration,
        tables,
        sequences: await listSequences(trx),
      }
      const files = await createRepositories(trx).storedFiles.list()
      return { ...manifest, files: files.filter(({ isKept }) => isKept) }
    })
}

async function backUpTable(
  db: Db,
  table: Pick<BackedUpTable, 'name' | 'columns'>,
  archive: Pick<ArchiveWriter, 'add'>,
): Promise<BackedUpTable> {
  const hash = createRowHash()
  let chunk: string[] = []
  let size = 0
  let chunks = 0
  const write = async () => {
    if (chunk.length === 0) return
    const bytes = Buffer.from(`${chunk.join('\n')}\n`)
    await archive.add(`tables/${table.name}/${String(++chunks).padStart(6, '0')}.jsonl`, bytes)
    chunk = []
    size = 0
  }
  for await (const row of readRows(db, table)) {
    hash.add(row)
    chunk.push(row)
    size += row.length
    if (size >= chunkBytes) await write()
  }
  await write()
  return { ...table, rows: hash.count(), sha256: hash.digest() }
}
