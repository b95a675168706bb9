import type { ReviewNote } from '../../contract/entry'
import type { Db } from '../database/open-database'

const shown = 50

/** Review notes: remarks on a whole entry. */
export function createReviewNotesRepository(db: Db) {
  return {
    async add(entry: string, { at, ...note }: { by: string; at: Date; text: string }): Promise<void> {
      await db
        .insertInto('remark')
        .values({ ...note, at, entry_id: entry })
        .execute()
    },

    /** The latest 50, latest first. */
    async listLatest(entry: string): Promise<ReviewNote[]> {
      const rows = await db
        .selectFrom('remark')
        .select(['id', 'by', 'at', 'text'])
        .where('entry_id', '=', entry)
        .where('passage', 'is', null)
        .where('thread_id', 'is', null)
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(shown)
        .execute()
      return rows.map(({ at, ...note }) => ({ ...note, at: at.toISOString() }))
    },
  }
}
