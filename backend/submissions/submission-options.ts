import type { Clock } from '../clock'
import type { Db } from '../database/open-database'
import type { Outbox } from '../email/create-outbox'
import type { FileStore } from '../files/file-store'

/** What storing a submission depends on. */
export interface SubmissionOptions {
  db: Db
  files: FileStore
  outbox: Outbox
  clock: Clock
  /** Email address of the company that is told about submissions; null: none. */
  notifyAddress: string | null
  /** Public URL of the site, without a slash at the end, for links in emails and on result pages. */
  siteUrl: () => string
}
