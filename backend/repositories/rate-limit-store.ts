import { CompiledQuery } from 'kysely'
import type { Db } from '../database/open-database'

/** The table of `RateLimiterPostgres`. */
export const rateLimitTable = 'rate_limit'

/** The database as `RateLimiterPostgres` calls it: like a client of pg, which both of our stores understand. */
export const createRateLimitStore = (db: Db) => ({
  query: ({ text, values = [] }: { text: string; values?: unknown[] }) =>
    db.executeQuery(CompiledQuery.raw(text, values)),
})
