import type { Db } from '../database/open-database'
import { forEachDue } from '../jobs/for-each-due'
import { deleteInquiry } from './create-inquiry-service'

export interface InquiryJobsOptions {
  db: Db
  /** How long a closed inquiry is kept. */
  months: number
}

/** Scheduled jobs of inquiries. */
export function createInquiryJobs({ db, months }: InquiryJobsOptions) {
  return {
    /** Deletes inquiries that are closed or spam and have not changed for so many months. @returns How many. */
    deleteOld: async (now: Date): Promise<number> => {
      const deleted = await forEachDue(db, {
        next: ({ inquiries }, except) => inquiries.lockDue({ now, months }, except),
        act: (repositories, inquiry) => deleteInquiry(repositories, inquiry, 'system'),
      })
      return deleted.length
    },
  }
}
