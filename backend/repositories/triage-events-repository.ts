import type { EmailMessage } from '../../contract/email'
import type { TriageEvent } from '../../contract/triage'
import type { Db } from '../database/open-database'

/** The record that an event belongs to. */
export type TriageSubject = { inquiry: string } | { applicant: string }

export interface NewTriageEvent {
  /** Default: a new id. An email and its event have the same id. */
  id?: string
  /** Default now. */
  at?: Date
  by: string
  kind: TriageEvent['kind']
  text: string
  before?: string | null
}

/** How many events a timeline shows. */
const most = 200

/** Timelines of inquiries and applicants: changes, notes, emails. */
export function createTriageEventsRepository(db: Db) {
  return {
    /** @returns false if an event with this id exists already. */
    async add(subject: TriageSubject, { before = null, ...event }: NewTriageEvent): Promise<boolean> {
      const added = await db
        .insertInto('triage_event')
        .values({ ...event, before, ...columnsOf(subject) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    /** Adds the same event to many records. */
    async addToEach(
      subjects: readonly TriageSubject[],
      event: Pick<NewTriageEvent, 'by' | 'kind' | 'text'>,
    ): Promise<void> {
      const rows = subjects.map((subject) => ({ ...event, before: null, ...columnsOf(subject) }))
      await db.insertInto('triage_event').values(rows).execute()
    },

    /** Whether an event with this id belongs to the record. */
    async has(subject: TriageSubject, id: string): Promise<boolean> {
      const found = await db
        .selectFrom('triage_event')
        .select('id')
        .where('id', '=', id)
        .where('inquiry' in subject ? 'inquiry_id' : 'applicant_id', '=', idOf(subject))
        .executeTakeFirst()
      return found !== undefined
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

/** Timelines and emails of a person's applications. */
export function createPersonRepository(db: Db) {
  return {
    async listEvents(
      applicantIds: readonly string[],
    ): Promise<(Omit<TriageEvent, 'emailState'> & { applicantId: string | null })[]> {
      const rows = await db
        .selectFrom('triage_event')
        .select(['id', 'at', 'by', 'kind', 'text', 'before', 'applicant_id as applicantId'])
        .where('applicant_id', 'in', applicantIds)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
    },

    async listEmails(applicantIds: readonly string[]) {
      const rows = await db
        .selectFrom('email')
        .select([
          'id',
          'state',
          'to',
          'subject',
          'text',
          'by',
          'at',
          'sent_at',
          'applicant_id as applicantId',
        ])
        .where('applicant_id', 'in', applicantIds)
        .orderBy('at')
        .orderBy('id')
        .execute()
      return rows.map(({ at, sent_at: sentAt, ...row }) => ({
        ...row,
        at: at.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })) satisfies (Partial<EmailMessage> & { applicantId: string | null })[]
    },
  }
}
