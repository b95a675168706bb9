import { sql } from 'kysely'
import type { Db } from '../database/open-database'
import type { Letter } from '../mail/letter'

/** Which mail, and which instance sends it. */
export interface Sending {
  mail: string
  /** Id of the instance. */
  sender: string
}

/** A letter, and how many tries were begun, this one included. */
export interface DueLetter extends Letter {
  attempts: number
}

/** How a try ended: for a later one, how many milliseconds from now. */
export type TryEnding =
  | { state: 'sent' }
  | { state: 'waiting'; failure: string; pauseMs: number }
  | { state: 'failed' | 'unsure'; failure: string }

/** What the instances that send mails tell each other. */
export function createSendingRepository(db: Db) {
  /** A mail as long as this instance is the last that sent it. */
  const owned = ({ mail, sender }: Sending) =>
    db.updateTable('email').where('id', '=', mail).where('worker', '=', sender)

  return {
    /** Takes the mail that is due longest; nobody else gets it. Call it in a transaction. */
    async take(sender: string): Promise<DueLetter | undefined> {
      const due = await db
        .selectFrom('email')
        .select('id')
        .where('state', '=', 'waiting')
        .where('not_before', '<=', now)
        .orderBy('not_before')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!due) return undefined
      const row = await db
        .updateTable('email')
        .set({ state: 'sending', worker: sender, heartbeat_at: now, attempts: sql`attempts + 1` })
        .where('id', '=', due.id)
        .returning(['id', 'kind', 'to', 'subject', 'text', 'at', 'attempts', replyTo.as('replyTo')])
        .executeTakeFirstOrThrow()
      return row
    },

    /** Says that it is still being sent. */
    async beat(sending: Sending): Promise<void> {
      await owned(sending).where('state', '=', 'sending').set({ heartbeat_at: now }).execute()
    },

    /** Nobody else may have begun to send it anew meanwhile. */
    async end(sending: Sending, ending: TryEnding): Promise<void> {
      await owned(sending)
        .where('state', 'in', ['sending', 'unsure'])
        .set({
          state: ending.state,
          failure: ending.state === 'sent' ? null : ending.failure,
          ...(ending.state === 'sent' && { sent_at: now }),
          ...(ending.state === 'waiting' && { not_before: after(ending.pauseMs) }),
        })
        .execute()
    },

    /**
     * Mails that nobody has said to be sending for a while may have gone out: they are left to a person.
     *
     * @returns How many.
     */
    async doubt(silentMs: number, failure: string): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('email')
        .set({ state: 'unsure', failure })
        .where('state', '=', 'sending')
        .where('heartbeat_at', '<=', after(-silentMs))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  }
}

const now = sql<Date>`clock_timestamp()`
const after = (ms: number) => sql<Date>`clock_timestamp() + make_interval(secs => ${ms / 1000})`

/** An answer goes to the person who wrote: of our mails that is "by", of notices to the firm the visitor. */
const replyTo = sql<string | null>`case
  when kind in ('reply', 'applicant') then nullif(by, 'system')
  when kind = 'notification' then coalesce(
    (select email from inquiry where inquiry.id = inquiry_id),
    (select email from applicant where applicant.id = applicant_id))
  end`
