import { sql, type ExpressionBuilder } from 'kysely'
import type { z } from 'zod'
import {
  InquiryStateSchema,
  type exportInquiries,
  type Inquiry,
  type InquiryState,
  type listInquiries,
} from '../../contract/inquiry'
import type { Db } from '../database/open-database'
import { readInquiryCursor, writeInquiryCursor } from './inquiry-cursor'
import { extract, summaryColumns, toSummary } from './inquiry-rows'
import type { Tables } from './tables'
import { holdsWords } from './words'

/** What a list or an export is asked for. */
export type InquiryFilter = z.output<(typeof exportInquiries)['request']['query']>
export type InquiryQuery = z.output<(typeof listInquiries)['request']['query']>
type Where = ExpressionBuilder<Tables, 'inquiry'>

/** An inquiry as a table of them shows it. */
export type InquiryRow = Omit<Inquiry, 'spamReasons' | 'consent' | 'events'>

/** Counting goes no further: what a list says then is "10,000 or more". */
const countedTo = 10_000

/** Lists inquiries, the latest first. @param viewer Address of who looks: "me" of a filter. */
export function createInquiryListRepository(db: Db, viewer: string) {
  const matching = (filter: InquiryFilter) =>
    db.selectFrom('inquiry').where((is) => is.and(conditionsOf(is, filter, viewer)))

  /** How many match; counted up to `most`. */
  const count = async (filter: InquiryFilter, most: number): Promise<number> => {
    const { total } = await db
      .selectFrom(
        matching(filter)
          .select(sql`1`.as('one'))
          .limit(most)
          .as('some'),
      )
      .select(sql<string | number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }

  return {
    count,

    /** @throws ServiceError `bad_request` for an `after` that no page gave. */
    async listPage({ limit, after, ...filter }: InquiryQuery) {
      const rows = await matching(filter)
        .select([...summaryColumns, extract.as('extract')])
        .$if(after !== undefined, (page) => page.where(comesAfter(after ?? '')))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
      const data = rows.slice(0, limit).map(toSummary)
      const last = data.at(-1)
      const next = rows.length > limit && last ? writeInquiryCursor(last) : null
      return { data, next, total: await count(filter, countedTo) }
    },

    /** All there are, by state; each counted up to 10,000. */
    async countByState(): Promise<Record<InquiryState, number>> {
      const counted = await Promise.all(
        InquiryStateSchema.options.map(
          async (state) => [state, await count({ state, search: '' }, countedTo)] as const,
        ),
      )
      return Object.fromEntries(counted) as Record<InquiryState, number>
    },

    /** One page of an export. @param after The last row of the page before. */
    async listRows(
      filter: InquiryFilter,
      limit: number,
      after: InquiryRow | undefined,
    ): Promise<InquiryRow[]> {
      const rows = await matching(filter)
        .select([...summaryColumns, 'phone', 'message', 'page'])
        .$if(after !== undefined, (page) => page.where(comesAfter(after ? writeInquiryCursor(after) : '')))
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

function conditionsOf(is: Where, { search, state, kind, assignee }: InquiryFilter, viewer: string) {
  return [
    state === undefined ? is('state', '!=', 'spam') : is('state', '=', state),
    ...(kind === undefined ? [] : [is('kind', '=', kind)]),
    ...(assignee === undefined ? [] : [isAssigned(is, assignee, viewer)]),
    ...(search === '' ? [] : [holdsWords(search)]),
  ]
}

function isAssigned(is: Where, assignee: string, viewer: string) {
  if (assignee === 'nobody') return is('assignee_key', 'is', null)
  return is('assignee_key', '=', (assignee === 'me' ? viewer : assignee).toLowerCase())
}

function comesAfter(cursor: string) {
  const { createdAt, id } = readInquiryCursor(cursor)
  return sql<boolean>`(created_at, id) < (${createdAt}, ${id})`
}
