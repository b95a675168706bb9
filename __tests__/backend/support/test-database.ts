import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { createServerPool } from '../../../backend/database/create-server-pool'
import type { Db } from '../../../backend/database/open-database'
import { openEmbedded } from '../../../backend/database/open-embedded'
import './quick-database'
import { sharePostgres, type SharedPostgres } from './shared-postgres'

export interface TestDatabase {
  db: Db
  close: () => Promise<void>
}

/** An embedded database in a new folder. */
export function createEmbeddedDatabase(): TestDatabase {
  let directory: string | undefined
  return createLazily({
    open: async () => openEmbedded((directory = await mkdtemp(path.join(tmpdir(), 'data-')))),
    remove: async () => {
      if (directory !== undefined) await rm(directory, { recursive: true, force: true })
    },
  })
}

/** A database on the server that all test files of a run share. */
export function createServerDatabase(): TestDatabase {
  let server: SharedPostgres | undefined
  return createLazily({
    open: async () => {
      server = await sharePostgres()
      return createServerPool({ url: await server.createMigrated() })
    },
    remove: async () => server?.remove(),
  })
}

/** The first query opens it: most tests need none. Once closed, it stays closed. */
function createLazily({ open, remove }: { open: () => Promise<PostgresPool>; remove: () => Promise<void> }) {
  let isClosed = false
  const pool = async () => {
    if (isClosed) throw new Error('A query came after the test had closed its database.')
    return open()
  }
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    isClosed = true
    await db.destroy()
    await remove()
  }
  return { db, close }
}
