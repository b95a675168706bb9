import path from 'node:path'
import { PGlite, types } from '@electric-sql/pglite'
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import { changeChannel, createListeners, type ChangeSource } from './change-source'
import { lockFolder } from './lock-folder'
import { migrate } from './migrate'
import { prepareFolder } from './prepare-folder'

/**
 * Opens the embedded database of a data folder; creates it if there is none. Locks the folder until `end`: PGlite itself
 * would let a second process in, and the two would corrupt the data.
 *
 * @throws Error with an explanation when another process has the folder, or the database can't be opened.
 */
export async function openEmbedded(dataDirectory: string): Promise<PostgresPool & { changes: ChangeSource }> {
  const unlock = await lockFolder(dataDirectory)
  try {
    const folder = path.join(dataDirectory, 'database')
    await prepareFolder(folder, createDatabase)
    const pglite = await openPglite(folder)
    const pool = createPglitePool(pglite)
    const listeners = createListeners()
    await pglite.listen(changeChannel, (message) => listeners.tell(message))
    return {
      ...pool,
      changes: { listen: listeners.add },
      end: async () => {
        try {
          await pool.end()
        } finally {
          await unlock()
        }
      },
    }
  } catch (error) {
    await unlock()
    throw error
  }
}

async function createDatabase(folder: string): Promise<void> {
  const pool = createPglitePool(await openPglite(folder))
  const db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  try {
    await migrate(db, 'up')
  } finally {
    await pool.end()
  }
}

/** Bytes such as those of pictures, which PGlite itself would convert one by one: that stops the thread for seconds. */
const asBuffers = {
  serializers: {
    [types.BYTEA]: (bytes: Uint8Array) =>
      `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (text: string) => Buffer.from(text.slice(2), 'hex') },
}

/**
 * PostgreSQL fills its buffers with zeros when it starts: 128 MB of them, its default, take longer than all the rest, and
 * the memory for good. What they would hold besides, the system keeps in its own cache of files.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

async function openPglite(folder: string): Promise<PGlite> {
  try {
    return await PGlite.create({ dataDir: folder, startParams, ...asBuffers })
  } catch (cause) {
    const advice = 'Put a copy of it back in its place, or move it away to begin with an empty one.'
    throw new Error(`The database in ${folder} can't be opened. ${advice}`, { cause })
  }
}

/**
 * Presents PGlite to Kysely's PostgreSQL dialect as a pool with one connection. PGlite has a single session, so one
 * caller at a time gets the connection: transactions never mix.
 */
function createPglitePool(pglite: PGlite): PostgresPool {
  let last: Promise<void> = Promise.resolve()

  const query = async (sql: string, parameters: readonly unknown[]) => {
    const { rows, ...rest } = await pglite.query(sql, [...parameters])
    const { command, rowCount = 0 } = rest as Partial<PostgresQueryResult<unknown>>
    return { rows, command, rowCount }
  }

  const connect = async (): Promise<PostgresPoolClient> => {
    const before = last
    let release = () => {}
    last = new Promise((resolve) => (release = resolve))
    await before
    // Kysely's type also has cursors, which it uses only when the dialect provides them.
    return { query: query as PostgresPoolClient['query'], release }
  }

  return { connect, end: () => pglite.close() }
}
