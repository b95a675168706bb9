import type { EmailMessage } from '../../contract/email'
import type { Db } from '../database/open-database'
import { createEmailsRepository } from '../repositories/emails-repository'

/** A mail as whoever writes it knows it. */
export interface NewMail {
  /** Default a new one; the same id again is the same mail, and is sent once. */
  id?: string
  kind: EmailMessage['kind']
  to: string
  /** One line. */
  subject: string
  /** Plain text. */
  text: string
  /** Address of who wrote it, or "system". */
  by: string
  /** What it is about; it goes when that goes. */
  inquiryId?: string
  applicantId?: string
}

export interface Outbox {
  /**
   * Writes a mail down, in the transaction of `db`; it is sent afterwards, by whichever instance comes first.
   *
   * @returns false when a mail of this id was there already.
   */
  add: (db: Db, mail: NewMail) => Promise<boolean>
}

/** @param delivers Whether a mail server is set up; without one, mails are kept to be read. */
export function createOutbox(delivers: boolean): Outbox {
  const state = delivers ? 'waiting' : 'kept'
  return { add: (db, mail) => createEmailsRepository(db).add({ ...mail, state }) }
}
