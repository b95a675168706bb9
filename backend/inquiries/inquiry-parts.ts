import type { Db } from '../database/open-database'
import { createAuditRepository } from '../repositories/audit-repository'
import { createTriageEventsRepository } from '../repositories/triage-events-repository'
import { createInquiriesRepository } from '../repositories/inquiries-repository'

/** What a change of an inquiry works with, all within one transaction. */
export type InquiryParts = ReturnType<typeof inquiryPartsOf>

export const inquiryPartsOf = (db: Db) => ({
  db,
  inquiries: createInquiriesRepository(db),
  events: createTriageEventsRepository(db),
  audit: createAuditRepository(db),
})

/** Runs a change in a transaction of its own: all of it happens, or nothing. */
export const changeInquiry = <T>(db: Db, work: (parts: InquiryParts) => Promise<T>): Promise<T> =>
  db.transaction().execute((trx) => work(inquiryPartsOf(trx)))
