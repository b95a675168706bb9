import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { forgetCounts } from './count-messages'
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

/** Scheduled jobs of submissions. Several instances may run them at once. */
export function createSubmissionJobs({ temporary, ...parts }: SubmissionJobsOptions) {
  let looksAt = 0
  return {
    /** Takes from the store what no record holds. @returns How many files. */
    sweepFiles: (now: Date): Promise<number> => sweepFiles(parts, now),

    /** Removes what uploads left on this machine whose process was killed: at the start, then hourly. @returns How many. */
    sweepUploads: async (now: Date): Promise<number> => {
      if (now.getTime() < looksAt) return 0
      looksAt = now.getTime() + betweenMs
      return sweepUploadFolders(now, temporary)
    },

    /** Forgets how much came from where, and with what the places were hashed. @returns How many rows. */
    forgetCounts: (now: Date): Promise<number> => forgetCounts(parts.db, now),
  }
}
