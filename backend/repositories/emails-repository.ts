import type { EmailMessage } from '../../contract/email'
import type { Db } from '../database/open-database'
import type { NewMail } from '../mail/create-outbox'
import { toWords } from './words'

/** Keeps the mails the service writes, and how far each has come. */
export function createEmailsRepository(db: Db) {
  return {
    /** @returns false when a mail of this id was there already. */
    async add({ state, inquiryId, applicantId, ...mail }: NewMail & Pick<EmailMessage, 'state'>) {
      const added = await db
        .insertInto('email')
        .values({
          ...mail,
          state,
          inquiry_id: inquiryId ?? null,
          applicant_id: applicantId ?? null,
          words: toWords(mail.to, mail.subject, mail.text),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },
  }
}
