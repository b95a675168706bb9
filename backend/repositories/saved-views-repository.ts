import { sql } from 'kysely'
import { mostViews, type SavedView } from '../../contract/inquiry'
import type { Db } from '../database/open-database'

/** Saved filters of a person. @param owner Email address. */
export function createSavedViewsRepository(db: Db, owner: string) {
  const ownerKey = owner.toLowerCase()
  const own = () => db.selectFrom('saved_view').where('owner_key', '=', ownerKey)

  return {
    /** By name. */
    async list(): Promise<SavedView[]> {
      return own()
        .select(columns)
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .limit(mostViews)
        .execute()
    },

    /** The number of other views; no one can add a view for this person until the end of the transaction. */
    async countOthers(id: string): Promise<number> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`views/${ownerKey}`}, 0))`.execute(db)
      const { views } = await own()
        .where('id', '!=', id)
        .select(sql<string | number>`count(*)`.as('views'))
        .executeTakeFirstOrThrow()
      return Number(views)
    },

    /** Adds or replaces a view. @returns undefined if it belongs to another person. */
    async put({ id, name, query }: SavedView): Promise<SavedView | undefined> {
      const values = { name, query: JSON.stringify(query) }
      return db
        .insertInto('saved_view')
        .values({ id, owner_key: ownerKey, ...values })
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet(values).where('saved_view.owner_key', '=', ownerKey),
        )
        .returning(columns)
        .executeTakeFirst()
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('saved_view').where('id', '=', id).where('owner_key', '=', ownerKey).execute()
    },
  }
}

const columns = ['id', 'name', 'query'] as const
