import { createApplicantJobs } from '../applicants/create-applicant-jobs'
import { createAuditJobs } from '../audit/create-audit-jobs'
import type { Clock } from '../clock'
import type { Db } from '../database/open-database'
import type { Outbox } from '../email/create-outbox'
import { createEntryJobs } from '../entries/create-entry-jobs'
import type { FileStore } from '../files/file-store'
import { createInquiryJobs } from '../inquiries/create-inquiry-jobs'
import { createNotificationJobs } from '../notifications/create-notification-jobs'
import { sweepPictures } from '../pictures/sweep-pictures'
import { deleteOldMissing } from '../seo/create-missing-log'
import { createSubmissionJobs } from '../submissions/create-submission-jobs'

interface Options {
  db: Db
  files: FileStore
  clock: Clock
  publishing: Parameters<typeof createEntryJobs>[1]
  /** For how many months a closed inquiry is kept. */
  months: number
  /** For how many months entries of the audit log are kept; undefined: for good. */
  auditMonths: number | undefined
  outbox: Outbox
  /** Public URL of the site, without a trailing slash. */
  siteUrl: () => string
  /** Whether a channel of Microsoft Teams is told of events. */
  sendsCards: boolean
  /** For how many days notifications are kept. */
  notificationDays: number
}

/** Every scheduled job of the service: publishing on time, closing jobs, deleting, cleaning up. */
export function listJobs({
  db,
  files,
  clock,
  publishing,
  months,
  auditMonths,
  outbox,
  siteUrl,
  sendsCards,
  notificationDays,
}: Options) {
  return [
    ...Object.values(createEntryJobs(db, publishing)),
    ...Object.values(createApplicantJobs({ db, files, clock })),
    ...Object.values(createInquiryJobs({ db, months })),
    ...Object.values(createAuditJobs({ db, months: auditMonths })),
    ...Object.values(
      createNotificationJobs({ db, outbox, clock, siteUrl, sendsCards, days: notificationDays }),
    ),
    ...Object.values(createSubmissionJobs({ db, files })),
    (now: Date) => sweepPictures(db, now),
    (now: Date) => deleteOldMissing(db, now),
  ]
}
