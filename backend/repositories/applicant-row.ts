import { sql, type Selectable } from 'kysely'
import type { ApplicantSummary } from '../../contract/applicant'
import type { Tables } from './tables'

type Table = Selectable<Tables['applicant']>

/** A row as `summaryColumns` read it. */
export type ApplicantSummaryRow = Pick<
  Table,
  | 'id'
  | 'reference'
  | 'stage'
  | 'is_spam'
  | 'job'
  | 'job_title'
  | 'name'
  | 'email'
  | 'rating'
  | 'version'
  | 'created_at'
  | 'updated_at'
> & { retained: string; applications: string | number }

/** What a list shows of an applicant. */
export const summaryColumns = [
  'applicant.id',
  'reference',
  'stage',
  'is_spam',
  'job',
  'job_title',
  'applicant.name',
  'email',
  'rating',
  'version',
  'created_at',
  'updated_at',
  // a driver would make a moment of the day, in the zone of this machine
  sql<string>`to_char(retain_until, 'YYYY-MM-DD')`.as('retained'),
  sql<string | number>`(select count(*) from applicant same where same.email_key = applicant.email_key)`.as(
    'applications',
  ),
] as const

export function toApplicantSummary({
  is_spam: isSpam,
  job_title: jobTitle,
  retained: retainUntil,
  applications,
  created_at: createdAt,
  updated_at: updatedAt,
  ...row
}: ApplicantSummaryRow): ApplicantSummary {
  const { id, reference, stage, job, name, email, rating, version } = row
  return {
    ...{ id, reference, stage, isSpam, job, jobTitle, name, email, rating, retainUntil, version },
    applications: Number(applications),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}
