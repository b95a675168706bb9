import { Kysely, PostgresDialect } from 'kysely'
import { codeOf } from '../errors/code-of'
import { ServiceError } from '../errors/service-error'
import type { Tables } from '../repositories/tables'
import type { ChangeSource } from './change-source'
import { createServerChanges } from './create-server-changes'
import { createServerPool } from './create-server-pool'
import { migrate } from './migrate'
import { openEmbedded } from './open-embedded'

/** Where the data is stored: on a PostgreSQL server, or embedded in a folder on this machine. */
export type DatabasePlace = { kind: 'server'; url: string } | { kind: 'embedded'; directory: string }

/** A handle to the database or to a transaction; repositories take either. */
export type Db = Kysely<Tables>

/** An open database. */
export interface Database {
  db: Db
  kind: DatabasePlace['kind']
  /** Tells of changes that were committed, by any instance. */
  changes: ChangeSource
  close: () => Promise<void>
}

interface OpenOptions {
  place: DatabasePlace
  /** Servers only: time limit of a statement; 0: none. */
  statementTimeoutMs?: number
}

/**
 * Opens the database and applies pending migrations.
 *
 * @throws Error that says what can't be reached or opened, and what to do.
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

/** Opens the database without migrating it. */
export async function openAsItIs({ place, ...rest }: OpenOptions): Promise<Database> {
  if (place.kind === 'server') {
    const pool = createServerPool({ url: place.url, ...rest })
    const changes = createServerChanges(place.url)
    const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
    const close = async () => {
      await changes.close()
      await pool.end()
    }
    return { db, kind: place.kind, changes, close }
  }
  const { changes, ...pool } = await openEmbedded(place.directory)
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  return { db, kind: place.kind, changes, close: () => pool.end() }
}

/** Explains why a PostgreSQL server refused the connection; returns other errors unchanged. */
export function explainUnreachable(error: unknown, url: string): unknown {
  if (!(error instanceof ServiceError) || error.code !== 'database_unavailable') return error
  const { hostname, port, pathname } = new URL(url)
  const server = `${hostname || 'localhost'}:${port || '5432'}`
  const database = decodeURIComponent(pathname.slice(1))
  return new Error(sentenceOf(error.cause, server, database), { cause: error.cause })
}

function sentenceOf(cause: unknown, server: string, database: string): string {
  switch (codeOf(cause)) {
    case '28P01':
    case '28000':
      return `PostgreSQL at ${server} refuses the user or the password. Correct them in DATABASE_URL.`
    case '3D000':
      return `PostgreSQL at ${server} has no database "${database}". Create it, or correct DATABASE_URL.`
    default: {
      const why = String(codeOf(cause) ?? (cause instanceof Error ? cause.message : cause))
      return `PostgreSQL at ${server} can't be reached (${why}). Start it, or correct DATABASE_URL.`
    }
  }
}
