import type { Db } from '../database/open-database'
import { createAuditRepository } from '../repositories/audit-repository'

interface AuditJobsOptions {
  db: Db
  /** How long entries are kept, at least six months; undefined: for good. */
  months: number | undefined
}

/** Scheduled jobs of the audit log. */
export function createAuditJobs({ db, months }: AuditJobsOptions) {
  return {
    /** Deletes entries that are older. @returns How many. */
    deleteOld: async (now: Date): Promise<number> =>
      months === undefined ? 0 : createAuditRepository(db).deleteOld(now, months),
  }
}
