import { sql } from 'kysely'
import type { Db } from '../database/open-database'

/** What waits to be done. */
export interface Backlog {
  emails: { state: string; count: number }[]
  publications: { state: string; count: number }[]
  /** How long the oldest waiting email has been due; 0 without one. */
  oldestEmailSeconds: number
  /** How long the last successful build took; null without one. */
  lastBuildSeconds: number | null
}

/** Counts for metrics: each query reads only what is open, or one row. */
export function createBacklogRepository(db: Db) {
  const count = sql<number>`count(*)::int`.as('count')
  return {
    read: async (): Promise<Backlog> => {
      const emails = await db
        .selectFrom('email')
        .select(['state', count])
        .where('state', 'in', ['waiting', 'sending', 'unsure', 'failed'])
        .groupBy('state')
        .execute()
      const publications = await db
        .selectFrom('publication')
        .select(['state', count])
        .where('state', 'in', ['saved', 'building', 'failed'])
        .groupBy('state')
        .execute()
      const oldest = await db
        .selectFrom('email')
        .select(sql<number>`extract(epoch from clock_timestamp() - min(not_before))::float8`.as('seconds'))
        .where('state', '=', 'waiting')
        .executeTakeFirst()
      const build = await db
        .selectFrom('build')
        .select(sql<number>`extract(epoch from ended_at - started_at)::float8`.as('seconds'))
        .where('state', '=', 'live')
        .orderBy('ended_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return {
        emails,
        publications,
        oldestEmailSeconds: Math.max(0, oldest?.seconds ?? 0),
        lastBuildSeconds: build?.seconds ?? null,
      }
    },
  }
}
