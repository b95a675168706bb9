import { sql } from 'kysely'
import type { CvType } from '../../contract/forms/cv'
import type { Db } from '../database/open-database'

/** Metadata of a stored file. */
export interface StoredFile {
  id: string
  /** Its original name, without characters that file names can't contain. */
  name: string
  type: CvType
  /** Bytes. */
  size: number
}

/** Metadata of stored files, by their id in the store. */
export function createStoredFilesRepository(db: Db) {
  return {
    /** Registers a file before it is stored: it is swept unless a record claims it. */
    async add(file: Omit<StoredFile, 'id'>): Promise<string> {
      const { id } = await db.insertInto('stored_file').values(file).returning('id').executeTakeFirstOrThrow()
      return id
    },

    /** Claims a file in the transaction that writes the record. @returns false if it has been swept. */
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
     * Marks a file for removal, in the transaction that deletes its record; the next sweep removes it from the store.
     * Its name, which may be that of a person, is deleted at once.
     */
    async markForRemoval(id: string): Promise<void> {
      await db.updateTable('stored_file').set({ state: 'doomed', name: '' }).where('id', '=', id).execute()
    },

    /** A file that a record has claimed. */
    async find(id: string): Promise<StoredFile | undefined> {
      return db
        .selectFrom('stored_file')
        .select(['id', 'name', 'type', 'size'])
        .where('id', '=', id)
        .where('state', '=', 'kept')
        .executeTakeFirst()
    },

    /** Bytes of all files that are in the store, or about to be. */
    async totalSize(): Promise<number> {
      const { total } = await db
        .selectFrom('stored_file')
        .select(sql<string | number>`coalesce(sum(size), 0)`.as('total'))
        .executeTakeFirstOrThrow()
      return Number(total)
    },

    /** Every file, with whether a record has claimed it. */
    async list(): Promise<(Pick<StoredFile, 'id' | 'type'> & { isKept: boolean })[]> {
      const rows = await db.selectFrom('stored_file').select(['id', 'type', 'state']).execute()
      return rows.map(({ id, type, state }) => ({ id, type, isKept: state === 'kept' }))
    },

    /**
     * Locks the next file to sweep that is not locked already: one marked for removal, or one registered before `since`
     * that no record has claimed.
     *
     * @param except Ids to skip.
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
