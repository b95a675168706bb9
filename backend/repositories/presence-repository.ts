import { sql } from 'kysely'
import { presenceExpiry } from '../../contract/presence-times'
import type { Db } from '../database/open-database'

/** Who has which entry open, by the database's clock. */
export function createPresenceRepository(db: Db) {
  const expired = sql<Date>`now() - ${presenceExpiry} * interval '1 second'`
  return {
    async add(entry: string, person: string): Promise<void> {
      await db
        .insertInto('entry_presence')
        .values({ entry_id: entry, person })
        .onConflict((conflict) =>
          conflict.columns(['entry_id', 'person']).doUpdateSet({ seen_at: sql`now()` }),
        )
        .execute()
    },

    async remove(entry: string, person: string): Promise<void> {
      await db
        .deleteFrom('entry_presence')
        .where('entry_id', '=', entry)
        .where('person', '=', person)
        .execute()
    },

    async removeExpired(): Promise<void> {
      await db.deleteFrom('entry_presence').where('seen_at', '<', expired).execute()
    },

    /** Everyone but the person, in alphabetical order. */
    async listOthers(entry: string, person: string, limit: number): Promise<string[]> {
      const rows = await db
        .selectFrom('entry_presence')
        .select('person')
        .where('entry_id', '=', entry)
        .where('person', '<>', person)
        .where('seen_at', '>=', expired)
        .orderBy('person')
        .limit(limit)
        .execute()
      return rows.map((row) => row.person)
    },
  }
}
