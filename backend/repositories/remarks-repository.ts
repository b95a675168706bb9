import type { Remark } from '../../contract/entry'
import type { Db } from '../database/open-database'

const shown = 50

/** What reviewers said about entries. */
export function createRemarksRepository(db: Db) {
  return {
    async add(entry: string, { at, ...remark }: { by: string; at: Date; text: string }): Promise<void> {
      await db
        .insertInto('remark')
        .values({ ...remark, at, entry_id: entry })
        .execute()
    },

    /** The latest 50, the latest first. */
    async listLatest(entry: string): Promise<Remark[]> {
      const rows = await db
        .selectFrom('remark')
        .select(['id', 'by', 'at', 'text'])
        .where('entry_id', '=', entry)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(shown)
        .execute()
      return rows.map(({ at, ...remark }) => ({ ...remark, at: at.toISOString() }))
    },
  }
}
