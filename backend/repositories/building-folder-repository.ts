import { sql } from 'kysely'
import type { Db } from '../database/open-database'

/** A site folder, and the machine that builds into it. */
export interface BuildingFolder {
  /** Id of the folder, the same for every process that uses it. */
  folder: string
  machine: string
}

/** The one site folder that is built into. */
export function createBuildingFolderRepository(db: Db) {
  return {
    /**
     * Claims that this folder is the one, or renews the claim. One that wasn't renewed for `silentMs` is taken over.
     *
     * @returns undefined if claimed; otherwise the folder that is built into.
     */
    async claim(own: BuildingFolder, silentMs: number): Promise<BuildingFolder | undefined> {
      const isFree = sql<boolean>`building_folder.folder = excluded.folder
        or building_folder.seen_at < clock_timestamp() - make_interval(secs => ${silentMs / 1000})`
      const claimed = await db
        .insertInto('building_folder')
        .values(own)
        .onConflict((conflict) =>
          conflict
            .column('is_only')
            .doUpdateSet({ ...own, seen_at: sql<Date>`clock_timestamp()` })
            .where(isFree),
        )
        .returning('folder')
        .executeTakeFirst()
      if (claimed) return undefined
      return db.selectFrom('building_folder').select(['folder', 'machine']).executeTakeFirst()
    },

    async release(folder: string): Promise<void> {
      await db.deleteFrom('building_folder').where('folder', '=', folder).execute()
    },
  }
}
