import { sql, type Selectable } from 'kysely'
import type { SpamReason } from '../../contract/triage'
import type { Inquiry, InquiryState, InquirySummary } from '../../contract/inquiry'
import type { Db } from '../database/open-database'
import { excerpt, summaryColumns, toSummary } from './inquiry-rows'
import type { Tables } from './tables'
import { toWords } from './words'

/** A message as it was received; whoever takes it in has checked it. */
export interface NewInquiry {
  /** For people, unique. */
  reference: string
  /** The same one again is the same message. */
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
  /** Version of the text that was agreed to. */
  consent: string
}

/** What is changed of an inquiry; what is undefined stays as it is. */
export interface InquiryChange {
  state?: InquiryState | undefined
  assignee?: string | null | undefined
}

/** Reads and writes single inquiries. */
export function createInquiriesRepository(db: Db) {
  return {
    /** @returns undefined when one of this key is there already. */
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

    /** Finds an inquiry and keeps others from changing it until the end of the transaction. */
    async findLocked(id: string): Promise<InquirySummary | undefined> {
      const row = await db
        .selectFrom('inquiry')
        .select([...summaryColumns, excerpt.as('excerpt')])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row && toSummary(row)
    },

    /** Changes a locked inquiry, and counts it. */
    async change(id: string, { state, assignee }: InquiryChange): Promise<InquirySummary> {
      const row = await db
        .updateTable('inquiry')
        .set({
          version: sql`version + 1`,
          updated_at: now,
          ...(state !== undefined && { state }),
          ...(assignee !== undefined && { assignee, assignee_key: assignee?.toLowerCase() ?? null }),
        })
        .where('id', '=', id)
        .returning([...summaryColumns, excerpt.as('excerpt')])
        .executeTakeFirstOrThrow()
      return toSummary(row)
    },

    /**
     * Locks the next one that is closed or spam and that nobody touched for so many months; none of `except`, none that
     * is locked already.
     */
    async lockDue(
      { now, months }: { now: Date; months: number },
      except: readonly string[],
    ): Promise<InquirySummary | undefined> {
      const since = sql<Date>`${now}::timestamptz - make_interval(months => ${months}::integer)`
      const row = await db
        .selectFrom('inquiry')
        .select([...summaryColumns, excerpt.as('excerpt')])
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

    /** Takes one away with what happened to it and the mails about it. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('inquiry').where('id', '=', id).execute()
    },

    /** Says that something was added to it; nobody’s change of it is outdated by that. */
    async touch(id: string): Promise<void> {
      await db.updateTable('inquiry').set({ updated_at: now }).where('id', '=', id).execute()
    },
  }
}

/** All but its history. */
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
