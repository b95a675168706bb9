import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { forEachDue } from '../jobs/for-each-due'
import { forgetCounts } from './spam'
import { sweepUploadFiles } from './upload-files'

/** Between checks of the temporary folder, which may contain thousands of other files. */
const betweenMs = 60 * 60_000

interface SubmissionJobsOptions {
  db: Db
  files: FileStore
  /** Folder for uploads in progress. Default: the system's temporary folder. */
  temporary?: string
}

/** Scheduled jobs for submissions. Several instances may run all of them at once. */
export function createSubmissionJobs({ temporary, ...stores }: SubmissionJobsOptions) {
  let nextSweepAt = 0
  return {
    /** Removes files without a record from the store. @returns How many. */
    sweepFiles: (now: Date): Promise<number> => sweepFiles(stores, now),

    /** Removes uploads left on this machine by a killed process: at the start, then hourly. @returns How many. */
    sweepUploads: async (now: Date): Promise<number> => {
      if (now.getTime() < nextSweepAt) return 0
      nextSweepAt = now.getTime() + betweenMs
      return sweepUploadFiles(now, temporary)
    },

    /** Deletes old counts and the secrets of old client keys. @returns How many rows. */
    forgetCounts: (now: Date): Promise<number> => forgetCounts(stores.db, now),
  }
}

/** How long a file may wait for its record: far longer than writing one takes. */
const patienceMs = 60 * 60_000

/**
 * Removes files without a record from the store: those of deleted records and aborted uploads. First the file, then its
 * row, so that a failed removal is tried again.
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
