import type { Clock } from '../clock'
import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { forEachDue } from '../jobs/for-each-due'
import { deleteApplicant, removeCv } from './delete-applicant'

export interface ApplicantJobsOptions {
  db: Db
  files: FileStore
  clock: Pick<Clock, 'dayOf'>
}

/** Scheduled jobs of applicants. */
export function createApplicantJobs({ db, files, clock }: ApplicantJobsOptions) {
  return {
    /**
     * Deletes applications from the beginning of their last day on.
     *
     * @returns How many were deleted.
     * @throws The first error, after all other applications.
     */
    deleteDue: async (now: Date): Promise<number> => {
      const deleted = await forEachDue(db, {
        next: ({ applicants }, except) => applicants.lockDue(clock.dayOf(now), except),
        act: (repositories, applicant) => deleteApplicant(repositories, applicant, 'system'),
        committed: (cvId) => (cvId === null ? undefined : removeCv({ db, files }, cvId)),
      })
      return deleted.length
    },
  }
}
