import type { Db } from '../database/open-database'
import { createEmailsRepository, type NewMail } from '../repositories/emails-repository'

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
