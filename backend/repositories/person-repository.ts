import type { TriageEvent } from '../../contract/triage'
import type { EmailMessage } from '../../contract/email'
import type { Db } from '../database/open-database'

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
