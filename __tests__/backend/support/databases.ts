import { openDatabase, type DatabasePlace, type Database } from '../../../backend/database/open-database'
import { sharePostgres } from './shared-postgres'
import { createEmbeddedDatabase, createServerDatabase, type TestDatabase } from './test-database'

/** Databases of one kind for the tests of a file. */
export interface Databases {
  /** An empty, migrated database. */
  open: () => Promise<TestDatabase>
  /** Opens the last one again, as another instance of the service would; on a server only. */
  openAgain: () => Promise<Database>
  remove: () => Promise<void>
}

type Kind = DatabasePlace['kind']

/** For what differs between the two: waiting and notifying, search, limits, migrations. */
export const bothKinds = ['embedded', 'server'] as const satisfies Kind[]

/** For what does not depend on the database: rules, drawing. The quicker one. */
export const anyKind = 'server'

const isDrill = process.env['TEST_DATABASES'] === 'both'

/** For all other queries, and the plans of those on large tables: the quicker one in `npm test`, both in `npm run drill:databases`. */
export const kinds: readonly Kind[] = isDrill ? bothKinds : [anyKind]

/** For suites that open one database: the quicker one in `npm test`, the other in the drill. */
export const oneKind: Kind = isDrill ? 'embedded' : anyKind

/** For suites that need just any database, perhaps none: a migrated one, opened by the first query. */
export const createTestDatabase = (): TestDatabase =>
  oneKind === 'embedded' ? createEmbeddedDatabase() : createServerDatabase()

export async function startDatabases(kind: Kind): Promise<Databases> {
  if (kind === 'embedded') {
    return {
      open: () => Promise.resolve(createEmbeddedDatabase()),
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
