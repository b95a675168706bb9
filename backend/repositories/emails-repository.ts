import { sql, type Selectable } from 'kysely'
import type { z } from 'zod'
import type { EmailMessage, listEmails } from '../../contract/email'
import { EmailStateSchema } from '../../contract/email-state'
import type { Db } from '../database/open-database'
import { countRows, paginate, timeOrder } from './pagination'
import type { Tables } from './tables'
import { holdsWords, toWords } from './words'

type EmailQuery = z.output<(typeof listEmails)['request']['query']>

/** A new email. */
export interface NewEmail {
  /** Default: a new id. An email with the same id is sent once. */
  id?: string
  kind: EmailMessage['kind']
  to: string
  /** A single line. */
  subject: string
  /** Plain text. */
  text: string
  /** Email address of the author, or "system". */
  by: string
  /** The record it is about; deleted together with it. */
  inquiryId?: string
  applicantId?: string
}

/** The outbox: emails of the service and their delivery. */
export function createEmailsRepository(db: Db) {
  const matching = ({ state, search }: Pick<EmailQuery, 'state' | 'search'>) =>
    db
      .selectFrom('email')
      .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'kept'))
      .$if(search !== '', (query) => query.where(holdsWords(search)))

  return {
    /** @returns false if an email with this id exists already. */
    async add({ state, inquiryId, applicantId, ...mail }: NewEmail & Pick<EmailMessage, 'state'>) {
      const added = await db
        .insertInto('email')
        .values({
          ...mail,
          state,
          inquiry_id: inquiryId ?? null,
          applicant_id: applicantId ?? null,
          words: toWords(mail.to, mail.subject, mail.text),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    /** The latest first. @throws ServiceError `bad_request` for an `after` that no page gave. */
    async listPage({ after, limit, ...filter }: EmailQuery) {
      const page = await paginate(matching(filter).select(columns), order, { after, limit }, toMessage)
      return { ...page, total: await this.count(filter) }
    },

    /** How many match, up to `countLimit`. */
    count(filter: Pick<EmailQuery, 'state' | 'search'>): Promise<number> {
      const found = matching(filter)
        .select('id')
        // in the order of an index, so that counting reads no more than it counts
        .$if(filter.search === '', (query) => query.orderBy('at', 'desc').orderBy('id', 'desc'))
      return countRows(db, found)
    },

    /** By state, each up to `countLimit`. */
    async countByState(): Promise<Record<EmailMessage['state'], number>> {
      const counted: [EmailMessage['state'], number][] = []
      for (const state of EmailStateSchema.options)
        counted.push([state, await this.count({ state, search: '' })])
      return Object.fromEntries(counted) as Record<EmailMessage['state'], number>
    },

    /** An email and the reference of its record; others can't change it until the end of the transaction. */
    async findLocked(id: string) {
      const row = await db
        .selectFrom('email')
        .select([...columns, reference.as('reference')])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row && { mail: toMessage(row), reference: row.reference }
    },

    /** Queues it again: due at once, with all attempts. */
    async requeue(id: string): Promise<EmailMessage> {
      const row = await db
        .updateTable('email')
        .set({ state: 'waiting', attempts: 0, failure: null, worker: null, heartbeat_at: null })
        .set({ not_before: sql`clock_timestamp()` })
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirstOrThrow()
      return toMessage(row)
    },
  }
}

const order = timeOrder<EmailMessage>('at', 'desc', ({ at }) => at)

const columns = [
  'id',
  'state',
  'kind',
  'to',
  'subject',
  'text',
  'by',
  'at',
  'sent_at',
  'attempts',
  'failure',
] as const

function toMessage({
  at,
  sent_at: sentAt,
  ...row
}: Pick<Selectable<Tables['email']>, (typeof columns)[number]>): EmailMessage {
  const { id, state, kind, to, subject, text, by, attempts, failure } = row
  return {
    ...{ id, state, kind, to, subject, text, by, attempts, failure },
    at: at.toISOString(),
    sentAt: sentAt?.toISOString() ?? null,
  }
}

const reference = sql<string | null>`coalesce(
  (select reference from inquiry where inquiry.id = inquiry_id),
  (select reference from applicant where applicant.id = applicant_id))`
