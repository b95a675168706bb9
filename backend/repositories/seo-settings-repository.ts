import { sql, type Selectable } from 'kysely'
import type { SeoSetting } from '../../contract/seo'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'

/** The settings of a page. */
export type SeoValues = Pick<SeoSetting, 'title' | 'description' | 'canonical' | 'noindex' | 'image'>

/** SEO settings by admins, which override those of content files. */
export function createSeoSettingsRepository(db: Db) {
  return {
    /** By path. */
    async list(): Promise<SeoSetting[]> {
      const rows = await db.selectFrom('seo_setting').selectAll().orderBy('path').execute()
      return rows.map(toSetting)
    },

    async listOf(paths: readonly string[]): Promise<SeoSetting[]> {
      const rows = await db
        .selectFrom('seo_setting')
        .selectAll()
        .where('path', 'in', paths)
        .orderBy('path')
        .execute()
      return rows.map(toSetting)
    },

    /** Settings of these pages, locked until the end of the transaction. */
    async lock(paths: readonly string[]): Promise<SeoSetting[]> {
      const rows = await db
        .selectFrom('seo_setting')
        .selectAll()
        .where('path', 'in', paths)
        .orderBy('path')
        .forUpdate()
        .execute()
      return rows.map(toSetting)
    },

    async count(): Promise<number> {
      const { count } = await db
        .selectFrom('seo_setting')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      return Number(count)
    },

    /** @returns Whether it was added; false where another transaction was first. */
    async add(path: string, values: SeoValues, by: string): Promise<boolean> {
      const added = await db
        .insertInto('seo_setting')
        .values({ path, ...values, updated_by: by })
        .onConflict((conflict) => conflict.column('path').doNothing())
        .returning('path')
        .executeTakeFirst()
      return added !== undefined
    },

    async change(path: string, values: SeoValues, by: string): Promise<void> {
      await db
        .updateTable('seo_setting')
        .set({
          ...values,
          updated_by: by,
          updated_at: sql<Date>`date_trunc('milliseconds', clock_timestamp())`,
        })
        .set({ version: sql<number>`nextval('seo_version')` })
        .where('path', '=', path)
        .execute()
    },

    async remove(path: string): Promise<void> {
      await db.deleteFrom('seo_setting').where('path', '=', path).execute()
    },
  }
}

function toSetting({
  updated_at: updatedAt,
  updated_by: updatedBy,
  ...rest
}: Selectable<Tables['seo_setting']>): SeoSetting {
  return { ...rest, updatedAt: updatedAt.toISOString(), updatedBy }
}
