import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { forEachDue } from '../jobs/for-each-due'

/** How long a file may wait for its record: far longer than writing one takes. */
const patienceMs = 60 * 60_000

/**
 * Removes files that no record holds from the store: those of deleted records, and of uploads that broke off. First the
 * file, then its row, so that one the store fails to remove is tried again.
 *
 * @returns How many were removed.
 * @throws The first error, after all other files.
 */
export async function sweepFiles({ db, files }: { db: Db; files: FileStore }, now: Date): Promise<number> {
  const since = new Date(now.getTime() - patienceMs)
  const removed = await forEachDue(db, {
    next: async ({ storedFiles }, except) => {
      const id = await storedFiles.lockLoose(since, except)
      return id === undefined ? undefined : { id }
    },
    act: async ({ storedFiles }, { id }) => {
      await files.remove(id)
      await storedFiles.remove(id)
    },
  })
  return removed.length
}
