import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { codeOf } from '../errors/code-of'
import { ServiceError } from '../errors/service-error'

export interface ServerPoolOptions {
  /** "postgres://…" */
  url: string
  /** Maximum number of connections. Default 10. */
  max?: number
  /** Time limit of a statement; 0: none. Default 10 seconds. */
  statementTimeoutMs?: number
}

/** A pool of connections to PostgreSQL. Throws `database_unavailable` while the database is down. */
export function createServerPool(options: ServerPoolOptions): PostgresPool {
  const { url, max = 10, statementTimeoutMs = 10_000 } = options
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // The server's own limit does not help when the network loses its response.
    query_timeout: statementTimeoutMs * 1.5,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'site-backend',
  })
  // An unhandled error event would end the process; the next query reports the problem.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { connect: () => pool.connect().then(translateErrors, failAway), end: () => pool.end() }
}

/** The connection with our own error when it is lost; a lost one doesn't return to the pool. */
function translateErrors(client: PoolClient): PostgresPoolClient {
  let isLost = false
  const query = (sql: string, parameters: readonly unknown[]) =>
    client.query(sql, [...parameters]).catch((error: unknown) => {
      if (!isAway(error)) throw error
      isLost = true
      return failAway(error)
    })
  const release = () => client.release(isLost)
  // Kysely's type also has cursors, which it uses only when the dialect provides them.
  return { query: query as unknown as PostgresPoolClient['query'], release }
}

/** SQLSTATE of lost connections, shutdown, startup, too many connections and timeouts. */
const awayStates = /^(08\w{3}|57P\w{2}|53\w{3}|57014)$/

/** System errors ("ECONNRESET"), and errors of the driver itself, which have no code. */
function isAway(error: unknown): boolean {
  const code = codeOf(error)
  if (typeof code === 'string') return awayStates.test(code) || /^E[A-Z]+$/.test(code)
  return error instanceof Error && /connection|timeout/i.test(error.message)
}

function failAway(cause: unknown): never {
  const message = 'The database isn’t responding. Try again in a minute.'
  throw new ServiceError('database_unavailable', message, { cause })
}
