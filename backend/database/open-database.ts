import { Kysely, PostgresDialect } from 'kysely'
import type { Tables } from '../repositories/tables'
import { createServerPool } from './create-server-pool'
import { explainUnreachable } from './explain-unreachable'
import { migrate } from './migrate'
import { openEmbedded } from './open-embedded'

/** Where the data is: on a PostgreSQL server, or embedded in a folder of this machine. */
export type DatabasePlace = { kind: 'server'; url: string } | { kind: 'embedded'; directory: string }

/** A handle to the database or to a transaction; repositories take either. */
export type Db = Kysely<Tables>

/** The database in use. */
export interface Database {
  db: Db
  kind: DatabasePlace['kind']
  close: () => Promise<void>
}

export interface OpenOptions {
  place: DatabasePlace
  /** Of a server, for how long a statement may run; 0 for as long as it takes. */
  statementTimeoutMs?: number
}

/**
 * Opens the database and brings it to the latest migration.
 *
 * @throws Error with a sentence: what can't be reached or opened, and what to do.
 */
export async function openDatabase(options: OpenOptions): Promise<Database> {
  const first = await openAsItIs({ ...options, statementTimeoutMs: 0 })
  const isServer = first.kind === 'server'
  try {
    await migrate(first.db, 'up')
  } catch (error) {
    await first.close()
    throw options.place.kind === 'server' ? explainUnreachable(error, options.place.url) : error
  }
  if (!isServer) return first
  await first.close()
  return openAsItIs(options)
}

/** Opens the database at whichever migration it is. */
export async function openAsItIs({ place, ...rest }: OpenOptions): Promise<Database> {
  const pool =
    place.kind === 'server'
      ? createServerPool({ url: place.url, ...rest })
      : await openEmbedded(place.directory)
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { db, kind: place.kind, close: () => pool.end() }
}
