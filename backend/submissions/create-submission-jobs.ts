import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { forEachDue } from '../jobs/for-each-due'
import { forgetCounts } from './spam'
import { sweepUploadFolders } from './upload-folders'

/** Between looks at the folder of temporary files, which may hold thousands of others. */
const betweenMs = 60 * 60_000

interface SubmissionJobsOptions {
  db: Db
  files: FileStore
  /** Where uploads are while they come in; default the system's folder of temporary files. */
  temporary?: string
}

/** Scheduled jobs for what visitors send. Several instances may run all of them at once. */
export function createSubmissionJobs({ temporary, ...stores }: SubmissionJobsOptions) {
  let nextSweepAt = 0
  return {
    /** Removes files from the store that no record holds. @returns How many. */
    sweepFiles: (now: Date): Promise<number> => sweepFiles(stores, now),

    /** Removes uploads left on this machine by a killed process: at the start, then hourly. @returns How many. */
    sweepUploads: async (now: Date): Promise<number> => {
      if (now.getTime() < nextSweepAt) return 0
      nextSweepAt = now.getTime() + betweenMs
      return sweepUploadFolders(now, temporary)
    },

    /** Deletes old counts, and the secrets the client keys were made with. @returns How many rows. */
    forgetCounts: (now: Date): Promise<number> => forgetCounts(stores.db, now),
  }
}

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
