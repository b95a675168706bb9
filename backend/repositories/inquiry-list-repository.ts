import { sql, type ExpressionBuilder, type Selectable } from 'kysely'
import type { z } from 'zod'
import {
  InquiryStateSchema,
  type exportInquiries,
  type Inquiry,
  type InquiryState,
  type listInquiries,
} from '../../contract/inquiry'
import type { Db } from '../database/open-database'
import { excerpt, summaryColumns, toSummary } from './inquiries-repository'
import { comesAfter, countLimit, countRows, timeOrder, writeCursor } from './pagination'
import type { Tables } from './tables'
import { holdsWords } from './words'

/** Filters of a list or an export. */
export type InquiryFilter = z.output<(typeof exportInquiries)['request']['query']>
export type InquiryQuery = z.output<(typeof listInquiries)['request']['query']>
type Row = Selectable<Tables['inquiry']>
type Where = ExpressionBuilder<{ inquiry: Row }, 'inquiry'>

/** An inquiry in an export. */
export type InquiryRow = Omit<Inquiry, 'spamReasons' | 'consent' | 'events'>

const order = timeOrder<{ id: string; createdAt: string }>('created_at', 'desc', ({ createdAt }) => createdAt)

/** Lists inquiries, the latest first. @param viewer Email address of the viewer: "me" in a filter. */
export function createInquiryListRepository(db: Db, viewer: string) {
  const matching = (filter: InquiryFilter, on = db) =>
    on.selectFrom(searched(filter.search)).where((is) => is.and(conditionsOf(is, filter, viewer)))

  /** Reads no more than `limit` rows to count them. */
  const count = (filter: InquiryFilter, limit: number, on = db): Promise<number> =>
    countRows(
      on,
      matching(filter, on)
        .select(sql`1`.as('one'))
        .orderBy('created_at', 'desc'),
      limit,
    )

  return {
    /** How many match, counted up to a limit. */
    count: (filter: InquiryFilter, limit: number): Promise<number> =>
      alongIndexes(db, (trx) => count(filter, limit, trx)),

    /** @throws ServiceError `bad_request` for an `after` that no page gave. */
    listPage: ({ limit, after, ...filter }: InquiryQuery) =>
      alongIndexes(db, async (trx) => {
        // ids first: if texts were selected too, all matches would be decompressed before sorting
        const ids = matching(filter, trx)
          .select('id')
          .$if(after !== undefined, (page) => page.where(comesAfter(order, after ?? '')))
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .limit(limit + 1)
        const rows = await trx
          .selectFrom('inquiry')
          .select([...summaryColumns, excerpt.as('excerpt')])
          .where('id', 'in', ids)
          .orderBy('created_at', 'desc')
          .orderBy('id', 'desc')
          .execute()
        const data = rows.slice(0, limit).map(toSummary)
        const last = data.at(-1)
        const next = rows.length > limit && last ? writeCursor(order, last) : null
        return { data, next, total: await count(filter, countLimit, trx) }
      }),

    /** All inquiries by state, each counted up to 10,000. */
    countByState: (): Promise<Record<InquiryState, number>> =>
      alongIndexes(db, async (trx) => {
        const counts: Partial<Record<InquiryState, number>> = {}
        for (const state of InquiryStateSchema.options)
          counts[state] = await count({ state, search: '' }, countLimit, trx)
        return counts as Record<InquiryState, number>
      }),

    /** One page of an export. @param after The last row of the page before. */
    async listRows(
      filter: InquiryFilter,
      limit: number,
      after: InquiryRow | undefined,
    ): Promise<InquiryRow[]> {
      const rows = await matching(filter)
        .select([...summaryColumns, 'phone', 'message', 'page'])
        .$if(after !== undefined, (page) =>
          page.where(comesAfter(order, after ? writeCursor(order, after) : '')),
        )
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(({ created_at, updated_at, ...row }) => ({
        ...row,
        createdAt: created_at.toISOString(),
        updatedAt: updated_at.toISOString(),
      }))
    },
  }
}

/**
 * Matches of a search come from the full-text index first: the planner doesn't know how rare a word is, and would scan
 * the latest inquiries instead. "offset 0" prevents that.
 */
function searched(search: string) {
  const found =
    search === '' ? sql<Row>`inquiry` : sql<Row>`(select * from inquiry where ${holdsWords(search)} offset 0)`
  return found.as('inquiry')
}

function conditionsOf(is: Where, { state, kind, assignee }: InquiryFilter, viewer: string) {
  return [
    isInState(is, state),
    ...(kind === undefined ? [] : [is('kind', '=', kind)]),
    ...(assignee === undefined ? [] : [isAssigned(is, assignee, viewer)]),
  ]
}

function isInState(is: Where, state: InquiryFilter['state']) {
  if (state === undefined) return is('state', '!=', 'spam')
  return state === 'open' ? is('state', 'in', ['new', 'in_progress']) : is('state', '=', state)
}

function isAssigned(is: Where, assignee: string, viewer: string) {
  if (assignee === 'unassigned') return is('assignee_key', 'is', null)
  return is('assignee_key', '=', (assignee === 'me' ? viewer : assignee).toLowerCase())
}

/** Reads in a transaction that assumes an SSD (random_page_cost = 1.1): PostgreSQL then uses the indexes more readily. */
const alongIndexes = <T>(db: Db, read: (trx: Db) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`set local random_page_cost = 1.1`.execute(trx)
    return read(trx)
  })
