import type { Clock } from '../clock'
import type { FileStore } from '../files/file-store'
import type { Outbox } from '../mail/create-outbox'
import type { Db } from '../database/open-database'
import type { Publishing } from '../entries/entry-repos'
import type { Receipt } from '../../contract/publication'
import type { ReadSite } from '../site/open-site'

/** What visitors' messages and the desks that answer them depend on. */
export interface Conversations {
  db: Db
  files: FileStore
  outbox: Outbox
  /** Host of the mail server, for people; null: none is set up. */
  mailServer: string | null
  /** Where the firm hears of new messages; null: nowhere but at the desks. */
  deskAddress: string | null
  /** Public address of the site, without a slash at the end, for links in mails and on result pages. */
  siteUrl: () => string
  clock: Clock
  /** Which entries are files. */
  publishing: Publishing
  /** Who builds the site; null: nobody here. */
  builder: Receipt['builder']
  /** The built site as it is served at this moment. */
  readSite: ReadSite
}
