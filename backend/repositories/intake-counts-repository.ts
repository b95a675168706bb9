import { sql } from 'kysely'
import type { Db } from '../database/open-database'

/** Counts, for all instances together, what comes from where. Places are names that say nothing of a person. */
export function createIntakeCountsRepository(db: Db) {
  return {
    /** One more of a place in a window of time. @returns How many there are in it now, this one included. */
    async add(place: string, window: Date): Promise<number> {
      const { hits } = await db
        .insertInto('intake_count')
        .values({ place, window_start: window, hits: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['place', 'window_start'])
            .doUpdateSet({ hits: (is) => is('intake_count.hits', '+', 1) }),
        )
        .returning('hits')
        .executeTakeFirstOrThrow()
      return hits
    },

    /** How many there were in all windows since. */
    async sum(place: string, since: Date): Promise<number> {
      const { total } = await db
        .selectFrom('intake_count')
        .select(sql<number>`coalesce(sum(hits), 0)::int`.as('total'))
        .where('place', '=', place)
        .where('window_start', '>', since)
        .executeTakeFirstOrThrow()
      return total
    },

    /** Whether a place whose name begins so was counted since, other than these. */
    async isAny(prefix: string, since: Date, except: readonly string[]): Promise<boolean> {
      const row = await db
        .selectFrom('intake_count')
        .select('place')
        .where('place', '>=', prefix)
        .where('place', '<', `${prefix}\u{10ffff}`)
        .where('place', 'not in', except)
        .where('window_start', '>', since)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** The secret of a day, as "2026-11-21": this one, unless another instance was quicker. */
    async settleSecret(day: string, secret: string): Promise<string> {
      await db
        .insertInto('intake_secret')
        .values({ day, secret })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute()
      const kept = await db
        .selectFrom('intake_secret')
        .select('secret')
        .where('day', '=', day)
        .executeTakeFirstOrThrow()
      return kept.secret
    },

    /** Removes windows that began before `before`, and secrets of earlier days than `day`. @returns How many of both. */
    async forget(before: Date, day: string): Promise<number> {
      const counts = await db.deleteFrom('intake_count').where('window_start', '<', before).executeTakeFirst()
      const secrets = await db.deleteFrom('intake_secret').where('day', '<', day).executeTakeFirst()
      return Number(counts.numDeletedRows + secrets.numDeletedRows)
    },
  }
}
