import { sql } from 'kysely'
import type { Db } from '../database/open-database'

/** Counts requests and messages by key, for all instances together. No key identifies a person. */
export function createSubmissionCountsRepository(db: Db) {
  return {
    /** Adds to the count of a time window; by default one. @returns The count so far, including this. */
    async add(key: string, window: Date, added = 1): Promise<number> {
      const { hits } = await db
        .insertInto('submission_count')
        .values({ key, window_start: window, hits: added })
        .onConflict((conflict) =>
          conflict
            .columns(['key', 'window_start'])
            .doUpdateSet({ hits: (is) => is('submission_count.hits', '+', added) }),
        )
        .returning('hits')
        .executeTakeFirstOrThrow()
      return hits
    },

    /** The sum over all windows since. */
    async sum(key: string, since: Date): Promise<number> {
      const { total } = await db
        .selectFrom('submission_count')
        .select(sql<number>`coalesce(sum(hits), 0)::int`.as('total'))
        .where('key', '=', key)
        .where('window_start', '>', since)
        .executeTakeFirstOrThrow()
      return total
    },

    /** Whether a key with this prefix was counted since, other than these. */
    async isAny(prefix: string, since: Date, except: readonly string[]): Promise<boolean> {
      const row = await db
        .selectFrom('submission_count')
        .select('key')
        .where('key', '>=', prefix)
        .where('key', '<', `${prefix}\u{10ffff}`)
        .where('key', 'not in', except)
        .where('window_start', '>', since)
        .limit(1)
        .executeTakeFirst()
      return row !== undefined
    },

    /** The secret of a day, as "2026-11-21": the given one, unless another instance added one before. */
    async getOrAddSecret(day: string, secret: string): Promise<string> {
      await db
        .insertInto('submission_secret')
        .values({ day, secret })
        .onConflict((conflict) => conflict.column('day').doNothing())
        .execute()
      const kept = await db
        .selectFrom('submission_secret')
        .select('secret')
        .where('day', '=', day)
        .executeTakeFirstOrThrow()
      return kept.secret
    },

    /** Deletes windows that began before `before`, and secrets of days before `day`. @returns How many of both. */
    async forget(before: Date, day: string): Promise<number> {
      const counts = await db
        .deleteFrom('submission_count')
        .where('window_start', '<', before)
        .executeTakeFirst()
      const secrets = await db.deleteFrom('submission_secret').where('day', '<', day).executeTakeFirst()
      return Number(counts.numDeletedRows + secrets.numDeletedRows)
    },
  }
}
