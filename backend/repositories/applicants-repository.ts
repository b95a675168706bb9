import { sql, type Selectable } from 'kysely'
import type { Applicant, ApplicantSummary } from '../../contract/applicant'
import type { CvType } from '../../contract/forms/cv'
import { retentionMonths } from '../../contract/retention'
import type { SpamReason } from '../../contract/triage'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'
import { toWords } from './words'

/** A new application, already validated. */
export interface NewApplicant {
  reference: string
  /** Unique: a repeated submission has the same. */
  key: string
  name: string
  email: string
  phone: string
  link: string
  message: string
  /** Slug of the job, and its current title. */
  job: string
  jobTitle: string
  /** Why it looks like spam; empty: it does not. */
  spamReasons: readonly SpamReason[]
  /** Version of the consent text. */
  consent: string
  /** Day it arrived in the company's time zone, as "2026-11-21": it is retained for `retentionMonths` from then on. */
  receivedOn: string
  /** Id of the stored CV; null: none was sent. */
  cvId: string | null
}

/** A stored application. */
export type StoredApplicant = ApplicantSummary &
  Pick<Applicant, 'phone' | 'link' | 'message' | 'cv' | 'spamReasons' | 'consent'> & {
    /** Id of the CV in the file store; null: none was sent. */
    cvId: string | null
  }

/** Changes to an applicant; other values stay. */
export type ApplicantChange = Partial<Pick<ApplicantSummary, 'stage' | 'rating' | 'retainUntil' | 'isSpam'>>

/** Reads and writes single applications. */
export function createApplicantsRepository(db: Db) {
  return {
    /** @returns undefined if one with this key exists already. */
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

    async find(id: string): Promise<StoredApplicant | undefined> {
      const row = await db
        .selectFrom('applicant')
        .leftJoin('stored_file', 'stored_file.id', 'cv_id')
        .select([...summaryColumns, ...ownColumns])
        .where('applicant.id', '=', id)
        .executeTakeFirst()
      return row && toStored(row)
    },

    /** All applications from an email address, latest first. */
    async listFrom(email: string): Promise<StoredApplicant[]> {
      const rows = await db
        .selectFrom('applicant')
        .leftJoin('stored_file', 'stored_file.id', 'cv_id')
        .select([...summaryColumns, ...ownColumns])
        .where('email_key', '=', email.toLowerCase())
        .orderBy('created_at', 'desc')
        .orderBy('applicant.id', 'desc')
        .execute()
      return rows.map(toStored)
    },

    /** Locks these until the end of the transaction, in order of id, so that there are no deadlocks. */
    async lock(ids: readonly string[]): Promise<ApplicantSummary[]> {
      const rows = await db
        .selectFrom('applicant')
        .select(summaryColumns)
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute()
      return rows.map(toApplicantSummary)
    },

    /** Locks the next one whose last day is this or before, except those in `except` and those already locked. */
    async lockDue(day: string, except: readonly string[]): Promise<ApplicantSummary | undefined> {
      const row = await db
        .selectFrom('applicant')
        .select(summaryColumns)
        .where('retain_until', '<=', day)
        .$if(except.length > 0, (query) => query.where('id', 'not in', except))
        .orderBy('retain_until')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row && toApplicantSummary(row)
    },

    async change(id: string, { stage, rating, retainUntil, isSpam }: ApplicantChange): Promise<void> {
      await db
        .updateTable('applicant')
        .set({
          ...(stage !== undefined && { stage }),
          ...(rating !== undefined && { rating }),
          ...(retainUntil !== undefined && { retain_until: retainUntil }),
          ...(isSpam !== undefined && { is_spam: isSpam }),
          version: sql`version + 1`,
          updated_at: now,
        })
        .where('id', '=', id)
        .execute()
    },

    /** Updates the time of the last change; the version stays. */
    async touch(id: string): Promise<void> {
      await db.updateTable('applicant').set({ updated_at: now }).where('id', '=', id).execute()
    },

    /** Deletes one with its timeline and emails. @returns Id of its CV; null: it had none. */
    async remove(id: string): Promise<string | null> {
      const removed = await db
        .deleteFrom('applicant')
        .where('id', '=', id)
        .returning('cv_id')
        .executeTakeFirstOrThrow()
      return removed.cv_id
    },
  }
}

const now = sql<Date>`date_trunc('milliseconds', clock_timestamp())`

const ownColumns = [
  'phone',
  'link',
  'message',
  'spam_reasons',
  'consent',
  'cv_id',
  'stored_file.name as cv_name',
  'stored_file.type as cv_type',
  'stored_file.size as cv_size',
] as const

interface OwnColumns {
  phone: string
  link: string
  message: string
  spam_reasons: SpamReason[]
  consent: string
  cv_id: string | null
  cv_name: string | null
  cv_type: CvType | null
  cv_size: number | null
}

function toStored(row: ApplicantSummaryRow & OwnColumns): StoredApplicant {
  const { phone, link, message, consent, cv_name: name, cv_type: type, cv_size: size } = row
  return {
    ...toApplicantSummary(row),
    ...{ phone, link, message, consent, cvId: row.cv_id, spamReasons: row.spam_reasons },
    cv: name === null || type === null || size === null ? null : { name, type, size },
  }
}

type Table = Selectable<Tables['applicant']>

/** A row with `summaryColumns`. */
type ApplicantSummaryRow = Pick<
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

/** An applicant in a list. */
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
  // the driver would turn the day into a moment, in the time zone of this machine
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
