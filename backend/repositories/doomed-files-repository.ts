import type { Db } from '../database/open-database'

/** Files whose record is gone, and which are to be removed from the store of files. */
export function createDoomedFilesRepository(db: Db) {
  return {
    /** @param except Left out. */
    async list(except: readonly string[]): Promise<string[]> {
      const rows = await db
        .selectFrom('stored_file')
        .select('id')
        .where('state', '=', 'doomed')
        .$if(except.length > 0, (query) => query.where('id', 'not in', except))
        .orderBy('at')
        .limit(100)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** For one that is removed from the store. */
    async forget(id: string): Promise<void> {
      await db.deleteFrom('stored_file').where('id', '=', id).where('state', '=', 'doomed').execute()
    },
  }
}
