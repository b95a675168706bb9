import { existsSync } from 'node:fs'
import path from 'node:path'
import { explainUnreachable, openAsItIs, type Db } from '../database/open-database'
import type { Env } from '../env'
import { createFileStore } from '../files/create-file-store'
import type { FileStore } from '../files/file-store'

/** Opens the database and the store of files that the environment names, for as long as `work` takes. */
export async function withStores<T>(
  { database: place, files }: Pick<Env, 'database' | 'files'>,
  work: (stores: { db: Db; files: FileStore }) => Promise<T>,
): Promise<T> {
  const database = await openAsItIs({ place, statementTimeoutMs: 0 })
  try {
    return await work({ db: database.db, files: await createFileStore(files) })
  } catch (error) {
    throw place.kind === 'server' ? explainUnreachable(error, place.url) : error
  } finally {
    await database.close()
  }
}

/** @throws Error where opening the embedded database would create one. */
export function expectDatabase({ database }: Pick<Env, 'database'>): void {
  if (database.kind === 'server' || existsSync(path.join(database.directory, 'database'))) return
  throw new Error(
    `There is no database in ${database.directory}. Set DATABASE_URL or DATA_DIR as for the service.`,
  )
}
