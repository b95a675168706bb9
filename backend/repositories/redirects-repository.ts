import { sql, type Selectable } from 'kysely'
import type { RedirectRule } from '../../contract/seo'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'

/** The values of a redirect. */
export type RedirectValues = Pick<RedirectRule, 'from' | 'to' | 'permanent'>

/** Redirects created by admins. */
export function createRedirectsRepository(db: Db) {
  return {
    /** By their old path. */
    async list(): Promise<RedirectRule[]> {
      const rows = await db.selectFrom('redirect').selectAll().orderBy('from').execute()
      return rows.map(toRule)
    },

    /** Others can read, but not change redirects until the end of the transaction. */
    async lockAll(): Promise<void> {
      await sql`lock table redirect in share row exclusive mode`.execute(db)
    },

    async find(id: string): Promise<RedirectRule | undefined> {
      const row = await db.selectFrom('redirect').selectAll().where('id', '=', id).executeTakeFirst()
      return row && toRule(row)
    },

    /** @param from With leading and trailing slash. */
    async findFrom(from: string): Promise<RedirectRule | undefined> {
      const row = await db.selectFrom('redirect').selectAll().where('from', '=', from).executeTakeFirst()
      return row && toRule(row)
    },

    async add(id: string, values: RedirectValues, by: string): Promise<RedirectRule> {
      const row = await db
        .insertInto('redirect')
        .values({ id, ...values, updated_by: by })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toRule(row)
    },

    async change(id: string, values: RedirectValues, by: string): Promise<RedirectRule> {
      const row = await db
        .updateTable('redirect')
        .set({
          ...values,
          updated_by: by,
          updated_at: sql<Date>`date_trunc('milliseconds', clock_timestamp())`,
        })
        .set({ version: sql<number>`version + 1` })
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toRule(row)
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('redirect').where('id', '=', id).execute()
    },
  }
}

function toRule({
  updated_at: updatedAt,
  updated_by: updatedBy,
  ...rest
}: Selectable<Tables['redirect']>): RedirectRule {
  return { ...rest, updatedAt: updatedAt.toISOString(), updatedBy }
}
