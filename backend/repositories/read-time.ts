import { sql } from 'kysely'
import type { Db } from '../database/open-database'

/** The time by the database's clock: the same for every instance, also where a machine's clock is wrong. */
export async function readTime(db: Db): Promise<Date> {
  const { now } = await db
    .selectNoFrom(sql<Date>`date_trunc('milliseconds', clock_timestamp())`.as('now'))
    .executeTakeFirstOrThrow()
  return now
}
