import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import type { Db } from '../../../backend/database/open-database'
import { openEmbedded } from '../../../backend/database/open-embedded'
import './quick-database'

export interface TestDatabase {
  db: Db
  close: () => Promise<void>
}

/** An embedded database in a new folder. The first query opens it: most tests need none. Once closed, it stays closed. */
export function createTestDatabase(): TestDatabase {
  let directory: string | undefined
  let isClosed = false
  const pool = async () => {
    if (isClosed) throw new Error('A query came after the test had closed its database.')
    return openEmbedded((directory = await mkdtemp(path.join(tmpdir(), 'data-'))))
  }
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const close = async () => {
    isClosed = true
    await db.destroy()
    if (directory !== undefined) await rm(directory, { recursive: true, force: true })
  }
  return { db, close }
}
