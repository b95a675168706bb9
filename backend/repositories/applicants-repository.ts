import { sql } from 'kysely'
import { retentionMonths } from '../../contract/applicant'
import type { SpamReason } from '../../contract/desk'
import type { Db } from '../database/open-database'
import { toWords } from './words'

/** An application as it comes in. */
export interface NewApplicant {
  reference: string
  /** The same key again is the same application. */
  key: string
  name: string
  email: string
  phone: string
  link: string
  message: string
  /** Slug of the opening, and its title as it is now. */
  job: string
  jobTitle: string
  /** Why it looks like spam; none: it does not. */
  spamReasons: readonly SpamReason[]
  /** Version of the text that was agreed to. */
  consent: string
  /** Day it came in, in the firm's time zone, as "2026-11-21": it is kept for `retentionMonths` from then on. */
  receivedOn: string
  /** Its CV among the stored files; null: none was sent. */
  cvId: string | null
}

/** Keeps the applications, each until its last day. */
export function createApplicantsRepository(db: Db) {
  return {
    /** @returns undefined when there is one of this key already. */
    async add({ jobTitle, spamReasons, receivedOn, cvId, ...values }: NewApplicant) {
      const { reference, name, email, phone, link, message, job } = values
      return db
        .insertInto('applicant')
        .values({
          ...values,
          job_title: jobTitle,
          email_key: email.toLowerCase(),
          is_spam: spamReasons.length > 0,
          spam_reasons: JSON.stringify(spamReasons),
          retain_until: sql<string>`(${receivedOn}::date + make_interval(months => ${retentionMonths}))::date`,
          cv_id: cvId,
          words: toWords(reference, name, email, job, jobTitle, phone, link, message),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst()
    },
  }
}
