import { sql } from 'kysely'
import type { Db } from '../database/open-database'

/**
 * Reads in a transaction whose plans reckon with a table that is in memory or on a disk without moving parts: there it
 * costs little to read along an index, where PostgreSQL by default would rather go through the whole table.
 */
export const alongIndexes = <T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local random_page_cost = 1.1`.execute(trx)
    return read(trx)
  })
