import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { Pool, type PoolClient } from 'pg'
import { codeOf } from '../errors/code-of'
import { ServiceError } from '../errors/service-error'

export interface ServerPoolOptions {
  /** "postgres://…" */
  url: string
  /** Most connections at once; default 10. */
  max?: number
  /** How long a statement may run; 0 for as long as it takes. Default 10 seconds. */
  statementTimeoutMs?: number
}

/** A pool of connections to PostgreSQL. What fails because the database is away fails as `database_unavailable`. */
export function createServerPool(options: ServerPoolOptions): PostgresPool {
  const { url, max = 10, statementTimeoutMs = 10_000 } = options
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    statement_timeout: statementTimeoutMs,
    // The server's own limit does not help where the network swallows its answer.
    query_timeout: statementTimeoutMs * 1.5,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'site-backend',
  })
  // An error nobody listens to would end the process. Whoever asks next learns of it.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return { connect: () => pool.connect().then(translateErrors, failAway), end: () => pool.end() }
}

/** The same connection, failing by our own name when it is lost; a lost one does not go back to the pool. */
function translateErrors(client: PoolClient): PostgresPoolClient {
  let isLost = false
  const query = (sql: string, parameters: readonly unknown[]) =>
    client.query(sql, [...parameters]).catch((error: unknown) => {
      if (!isAway(error)) throw error
      isLost = true
      return failAway(error)
    })
  const release = () => client.release(isLost)
  // Kysely's type also has cursors, which it uses only where the dialect was given some.
  return { query: query as unknown as PostgresPoolClient['query'], release }
}

/** SQLSTATE of connections lost, shut down, starting, too many, and of statements that took too long. */
const awayStates = /^(08\w{3}|57P\w{2}|53\w{3}|57014)$/

/** Errors of the system ("ECONNRESET") and of the driver itself, which have no code. */
function isAway(error: unknown): boolean {
  const code = codeOf(error)
  if (typeof code === 'string') return awayStates.test(code) || /^E[A-Z]+$/.test(code)
  return error instanceof Error && /connection|timeout/i.test(error.message)
}

function failAway(cause: unknown): never {
  const message = 'The database does not answer at the moment. Try again in a minute.'
  throw new ServiceError('database_unavailable', message, { cause })
}
