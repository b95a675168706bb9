import type { CvType } from '../../contract/forms/cv'
import type { Db } from '../database/open-database'

/** What is known of a file in the store. */
export interface StoredFile {
  id: string
  /** As it was called, without what a file name can't hold. */
  name: string
  type: CvType
  /** Bytes. */
  size: number
}

/** Keeps what is known of the files in the store, by the id they have there. */
export function createStoredFilesRepository(db: Db) {
  return {
    /** Announces a file before it is put into the store: one that no record comes to hold is swept away. */
    async add(file: Omit<StoredFile, 'id'>): Promise<string> {
      const { id } = await db.insertInto('stored_file').values(file).returning('id').executeTakeFirstOrThrow()
      return id
    },

    /** Says that a record holds it, in the transaction that writes the record. @returns false when it was swept away. */
    async keep(id: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('stored_file')
        .set({ state: 'kept' })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    /**
     * Says that it goes, in the transaction that removes its record; the next sweep takes it from the store. Its name,
     * which may be that of a person, goes at once.
     */
    async markForRemoval(id: string): Promise<void> {
      await db.updateTable('stored_file').set({ state: 'doomed', name: '' }).where('id', '=', id).execute()
    },

    /** One that a record holds. */
    async find(id: string): Promise<StoredFile | undefined> {
      return db
        .selectFrom('stored_file')
        .select(['id', 'name', 'type', 'size'])
        .where('id', '=', id)
        .where('state', '=', 'kept')
        .executeTakeFirst()
    },

    /**
     * Locks the next file that goes and that nobody else has locked: one marked for removal, or one announced before `since`
     * that no record holds.
     *
     * @param except Ids to leave.
     */
    async lockLoose(since: Date, except: readonly string[]): Promise<string | undefined> {
      const row = await db
        .selectFrom('stored_file')
        .select('id')
        .where('state', '<>', 'kept')
        .where((is) => is.or([is('state', '=', 'doomed'), is('at', '<', since)]))
        .$if(except.length > 0, (query) => query.where('id', 'not in', except))
        .orderBy('at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row?.id
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('stored_file').where('id', '=', id).execute()
    },
  }
}
