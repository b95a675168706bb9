import { sql } from 'kysely'
import type { Db } from '../database/open-database'
import type { OutgoingEmail } from '../email/outgoing-email'

/** An email claimed by an instance of the service. */
export interface Claim {
  email: string
  /** Id of the instance. */
  worker: string
}

/** An email to be sent, and how many attempts were begun, including this one. */
export interface DueEmail extends OutgoingEmail {
  attempts: number
}

/** How an attempt ended; `pauseMs`: until the next. */
export type TryEnding =
  | { state: 'sent' }
  | { state: 'waiting'; failure: string; pauseMs: number }
  | { state: 'failed' | 'unsure'; failure: string }

/** The queue that the instances of the service share to send emails. */
export function createEmailQueueRepository(db: Db) {
  /** An email as long as no other instance has claimed it. */
  const owned = ({ email, worker }: Claim) =>
    db.updateTable('email').where('id', '=', email).where('worker', '=', worker)

  return {
    /**
     * Claims the email that is due longest; no other instance gets it. Call it in a transaction.
     *
     * @param which Only emails, or only cards for Microsoft Teams. Default: both.
     */
    async take(worker: string, which: 'all' | 'emails' | 'cards' = 'all'): Promise<DueEmail | undefined> {
      const due = await db
        .selectFrom('email')
        .select('id')
        .where('state', '=', 'waiting')
        .where('not_before', '<=', now)
        .$if(which !== 'all', (query) => query.where('kind', which === 'cards' ? '=' : '<>', 'card'))
        .orderBy('not_before')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!due) return undefined
      const row = await db
        .updateTable('email')
        .set({ state: 'sending', worker, heartbeat_at: now, attempts: sql`attempts + 1` })
        .where('id', '=', due.id)
        .returning(['id', 'kind', 'to', 'subject', 'text', 'at', 'attempts', replyTo.as('replyTo')])
        .executeTakeFirstOrThrow()
      return row
    },

    /** Whether an email has been due for so long. */
    async isDelayed(ms: number): Promise<boolean> {
      const late = await db
        .selectFrom('email')
        .select('id')
        .where('state', '=', 'waiting')
        .where('not_before', '<=', after(-ms))
        .limit(1)
        .executeTakeFirst()
      return late !== undefined
    },

    /** The heartbeat of an email that is being sent. */
    async beat(claim: Claim): Promise<void> {
      await owned(claim).where('state', '=', 'sending').set({ heartbeat_at: now }).execute()
    },

    /** Does nothing if another instance has claimed it since. @returns Whether it was still this instance’s. */
    async end(claim: Claim, ending: TryEnding): Promise<boolean> {
      const { numUpdatedRows } = await owned(claim)
        .where('state', 'in', ['sending', 'unsure'])
        .set({
          state: ending.state,
          failure: ending.state === 'sent' ? null : ending.failure,
          ...(ending.state === 'sent' && { sent_at: now }),
          ...(ending.state === 'waiting' && { not_before: after(ending.pauseMs) }),
        })
        .executeTakeFirst()
      return numUpdatedRows > 0
    },

    /**
     * Emails that were to be sent become `unsure`, for a person to decide.
     *
     * @returns How many.
     */
    async hold(failure: string): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('email')
        .set({ state: 'unsure', failure })
        .where('state', 'in', ['waiting', 'sending'])
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    /**
     * Emails without a heartbeat may have been sent: they become `unsure`, for a person to decide.
     *
     * @returns Which.
     */
    doubt: (silentMs: number, failure: string): Promise<Pick<DueEmail, 'id' | 'kind'>[]> =>
      db
        .updateTable('email')
        .set({ state: 'unsure', failure })
        .where('state', '=', 'sending')
        .where('heartbeat_at', '<=', after(-silentMs))
        .returning(['id', 'kind'])
        .execute(),
  }
}

const now = sql<Date>`clock_timestamp()`
const after = (ms: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000})`

/** A reply goes to the author; of a notification, to the visitor. */
const replyTo = sql<string | null>`case
  when kind in ('reply', 'applicant') then nullif(by, 'system')
  when kind = 'notification' then coalesce(
    (select email from inquiry where inquiry.id = inquiry_id),
    (select email from applicant where applicant.id = applicant_id))
  end`
