import { openDatabase, type DatabasePlace, type Database } from '../../../backend/database/open-database'
import { sharePostgres } from './shared-postgres'
import { createTestDatabase, type TestDatabase } from './test-database'

/** Databases of one kind for the tests of a file. */
export interface Databases {
  /** An empty, migrated database. */
  open: () => Promise<TestDatabase>
  /** Opens the last one again, as another instance of the service would; on a server only. */
  openAgain: () => Promise<Database>
  remove: () => Promise<void>
}

export const kinds = ['embedded', 'server'] as const

/** For what does not depend on the database: rules, drawing. The quicker one. */
export const anyKind = 'server'

export async function startDatabases(kind: DatabasePlace['kind']): Promise<Databases> {
  if (kind === 'embedded') {
    return {
      open: () => Promise.resolve(createTestDatabase()),
      openAgain: () => Promise.reject(new Error('An embedded database is opened by one process alone.')),
      remove: () => Promise.resolve(),
    }
  }
  const server = await sharePostgres()
  let url = ''
  const openAgain = () => openDatabase({ place: { kind, url } })
  const open = async () => {
    url = await server.createMigrated()
    return openAgain()
  }
  return { open, openAgain, remove: server.remove }
}
