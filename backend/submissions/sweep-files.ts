import { doAllDue } from '../conversations/do-all-due'
import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'

/** For how long a file may wait for its record: far longer than writing one takes. */
const patienceMs = 60 * 60_000

/**
 * Takes from the store what no record holds: files whose record was erased, and those of uploads that broke off. First
 * the file, then what is known of it, so that one the store would not give up is tried again. Several instances may
 * sweep at once.
 *
 * @returns How many were removed.
 * @throws What the first one failed of, after all others.
 */
export async function sweepFiles({ db, files }: { db: Db; files: FileStore }, now: Date): Promise<number> {
  const since = new Date(now.getTime() - patienceMs)
  return doAllDue((except) =>
    db.transaction().execute(async (trx) => {
      const stored = createStoredFilesRepository(trx)
      const id = await stored.lockLoose(since, except)
      if (id === undefined) return 'none'
      try {
        await files.remove(id)
      } catch (error) {
        return { id, error }
      }
      await stored.remove(id)
      return 'done'
    }),
  )
}
