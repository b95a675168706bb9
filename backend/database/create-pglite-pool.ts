import type { PGlite } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'

/**
 * Lets Kysely's PostgreSQL dialect speak to PGlite as to a pool with one connection. PGlite has a single
 * session, so the connection is handed out to one caller at a time: two transactions never mix.
 */
export function createPglitePool(pglite: PGlite): PostgresPool {
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
    // Kysely's type also has cursors, which it uses only where the dialect was given some.
    return { query: query as PostgresPoolClient['query'], release }
  }

  return { connect, end: () => pglite.close() }
}
