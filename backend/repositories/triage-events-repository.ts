import type { TriageEvent } from '../../contract/triage'
import type { Db } from '../database/open-database'

/** What something happened to. */
export type TriageSubject = { inquiry: string } | { applicant: string }

export interface NewTriageEvent {
  /** Default a new one; the same id again is the same event. A mail and its event have one id. */
  id?: string
  /** Default now. */
  at?: Date
  by: string
  kind: TriageEvent['kind']
  text: string
  before?: string | null
}

/** Most events a reader gets of one subject. */
const most = 200

/** What happened to an inquiry or an applicant: states, notes, mails. */
export function createTriageEventsRepository(db: Db) {
  return {
    /** @returns false when an event of this id was there already. */
    async add(subject: TriageSubject, { before = null, ...event }: NewTriageEvent): Promise<boolean> {
      const added = await db
        .insertInto('triage_event')
        .values({ ...event, before, ...columnsOf(subject) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    /** The latest first. */
    async list(subject: TriageSubject): Promise<TriageEvent[]> {
      const rows = await db
        .selectFrom('triage_event as event')
        .leftJoin('email', 'email.id', 'event.id')
        .select(['event.id', 'event.at', 'event.by', 'event.kind', 'event.text', 'event.before'])
        .select('email.state as emailState')
        .where('inquiry' in subject ? 'event.inquiry_id' : 'event.applicant_id', '=', idOf(subject))
        .orderBy('event.at', 'desc')
        .orderBy('event.id', 'desc')
        .limit(most)
        .execute()
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
    },
  }
}

const idOf = (subject: TriageSubject) => ('inquiry' in subject ? subject.inquiry : subject.applicant)

const columnsOf = (subject: TriageSubject) => ({
  inquiry_id: 'inquiry' in subject ? subject.inquiry : null,
  applicant_id: 'applicant' in subject ? subject.applicant : null,
})
