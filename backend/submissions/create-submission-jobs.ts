import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { forgetCounts } from './spam'
import { sweepFiles } from './sweep-files'
import { sweepUploadFolders } from './upload-folders'

/** Between looks at the folder of temporary files, which may hold thousands of others. */
const betweenMs = 60 * 60_000

export interface SubmissionJobsOptions {
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
