import { sql, type Selectable } from 'kysely'
import type { Inquiry, InquiryState, InquirySummary } from '../../contract/inquiry'
import type { SpamReason } from '../../contract/triage'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'
import { toWords } from './words'

/** A new inquiry, already validated. */
export interface NewInquiry {
  /** Shown to people, unique. */
  reference: string
  /** Unique: a repeated submission has the same. */
  key: string
  kind: Inquiry['kind']
  state: InquiryState
  name: string
  email: string
  /** Texts may be empty. */
  company: string
  phone: string
  subject: string
  severity: Inquiry['severity']
  message: string
  page: string
  spamReasons: SpamReason[]
  /** Version of the consent text. */
  consent: string
}

/** Changes to an inquiry; other values stay. */
export interface InquiryChange {
  state?: InquiryState | undefined
  assignee?: string | null | undefined
}

/** Reads and writes single inquiries. */
export function createInquiriesRepository(db: Db) {
  const summaries = () => db.selectFrom('inquiry').select([...summaryColumns, excerpt.as('excerpt')])

  return {
    /** @returns undefined if one with this key exists already. */
    async add({ spamReasons, ...inquiry }: NewInquiry): Promise<{ id: string } | undefined> {
      const { reference, name, email, company, phone, subject, message } = inquiry
      return db
        .insertInto('inquiry')
        .values({
          ...inquiry,
          email_key: email.toLowerCase(),
          spam_reasons: JSON.stringify(spamReasons),
          words: toWords(reference, name, email, company, phone, subject, message),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst()
    },

    async find(id: string): Promise<StoredInquiry | undefined> {
      const row = await db
        .selectFrom('inquiry')
        .select([...summaryColumns, ...textColumns])
        .where('id', '=', id)
        .executeTakeFirst()
      return row && toInquiry(row)
    },

    /** In any order; those that no longer exist are missing. */
    async findAll(ids: readonly string[]): Promise<InquirySummary[]> {
      const rows = await summaries().where('id', 'in', ids).execute()
      return rows.map(toSummary)
    },

    /** Others can't change these until the end of the transaction; always in one order. */
    async lock(ids: readonly string[]): Promise<InquirySummary[]> {
      const rows = await summaries().where('id', 'in', ids).orderBy('id').forUpdate().execute()
      return rows.map(toSummary)
    },

    async change(id: string, { state, assignee }: InquiryChange): Promise<void> {
      await db
        .updateTable('inquiry')
        .set({
          version: sql`version + 1`,
          updated_at: now,
          ...(state !== undefined && { state }),
          ...(assignee !== undefined && { assignee, assignee_key: assignee?.toLowerCase() ?? null }),
        })
        .where('id', '=', id)
        .execute()
    },

    /**
     * Locks the next inquiry that is closed or spam and hasn't changed for so many months; not one of `except`, nor one
     * that is already locked.
     */
    async lockDue(
      { now, months }: { now: Date; months: number },
      except: readonly string[],
    ): Promise<InquirySummary | undefined> {
      const since = sql<Date>`${now}::timestamptz - make_interval(months => ${months}::integer)`
      const row = await summaries()
        .where('state', 'in', ['closed', 'spam'])
        .where('updated_at', '<', since)
        .where('created_at', '<', since) // follows from it, and is what the index is by
        .$if(except.length > 0, (query) => query.where('id', 'not in', except))
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row && toSummary(row)
    },

    /** Deletes an inquiry with its timeline and emails. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('inquiry').where('id', '=', id).execute()
    },

    /** Updates the time of the last change; the version stays. */
    async touch(id: string): Promise<void> {
      await db.updateTable('inquiry').set({ updated_at: now }).where('id', '=', id).execute()
    },
  }
}

/** Without the timeline. */
export type StoredInquiry = Omit<Inquiry, 'events'>

const textColumns = ['phone', 'message', 'page', 'spam_reasons', 'consent'] as const
type TextRow = Pick<
  Selectable<Tables['inquiry']>,
  (typeof summaryColumns)[number] | (typeof textColumns)[number]
>

const now = sql<Date>`date_trunc('milliseconds', clock_timestamp())`

function toInquiry({ spam_reasons, created_at, updated_at, ...row }: TextRow): StoredInquiry {
  return {
    ...row,
    spamReasons: spam_reasons,
    createdAt: created_at.toISOString(),
    updatedAt: updated_at.toISOString(),
  }
}

/** Columns of an inquiry without its text. */
export const summaryColumns = [
  'id',
  'reference',
  'kind',
  'state',
  'name',
  'email',
  'company',
  'subject',
  'severity',
  'assignee',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof Selectable<Tables['inquiry']>)[]

/** Beginning of the message, on one line. */
export const excerpt = sql<string>`left(regexp_replace(left(message, 400), '\\s+', ' ', 'g'), 200)`

type SummaryRow = Pick<Selectable<Tables['inquiry']>, (typeof summaryColumns)[number]> & { excerpt: string }

export function toSummary({ created_at, updated_at, ...row }: SummaryRow): InquirySummary {
  return { ...row, createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() }
}
