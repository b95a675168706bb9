import type { Db } from '../database/open-database'
import { createApplicantListRepository } from '../repositories/applicant-list-repository'
import { createApplicantsRepository } from '../repositories/applicants-repository'
import { createAuditRepository } from '../repositories/audit-repository'
import { createTriageEventsRepository } from '../repositories/triage-events-repository'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'

/** What a change of applicants works with, all within one transaction. */
export type HiringParts = ReturnType<typeof hiringParts>

/** Runs a change in a transaction of its own: all of it happens, or nothing. */
export const changeApplicants = <T>(db: Db, work: (parts: HiringParts) => Promise<T>): Promise<T> =>
  db.transaction().execute((trx) => work(hiringParts(trx)))

export function hiringParts(db: Db) {
  return {
    db,
    applicants: createApplicantsRepository(db),
    list: createApplicantListRepository(db),
    events: createTriageEventsRepository(db),
    storedFiles: createStoredFilesRepository(db),
    audit: createAuditRepository(db),
  }
}
