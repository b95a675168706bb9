import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely'
import { z } from 'zod'
import { DatabaseTimeSchema } from '../../contract/database-values'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import type { Tables } from './tables'

/** The order of a list; the values of the last row in these columns are the cursor of the next page. */
export interface KeysetOrder<Item> {
  /** Each order has an index. */
  columns: readonly string[]
  direction: 'asc' | 'desc'
  valuesOf: (item: Item) => readonly (string | number)[]
  /** The same values, read from a cursor. */
  schema: z.ZodType<(string | number)[]>
}

/** By a column of time, then by id. */
export const timeOrder = <Item extends { id: string }>(
  column: string,
  direction: 'asc' | 'desc',
  timeOf: (item: Item) => string,
): KeysetOrder<Item> => ({
  columns: [column, 'id'],
  direction,
  valuesOf: (item) => [timeOf(item), item.id],
  schema: z.tuple([DatabaseTimeSchema, z.uuid()]),
})

export const writeCursor = <Item>({ valuesOf }: KeysetOrder<Item>, item: Item): string =>
  valuesOf(item).join('_')

/** Whether a row comes after a cursor. @throws ServiceError `bad_request` for a cursor of another order, or none. */
export function comesAfter<Item>(
  { columns, direction, schema }: KeysetOrder<Item>,
  cursor: string,
): RawBuilder<boolean> {
  const { success, data } = schema.safeParse(cursor.split('_'))
  if (!success) throw new ServiceError('bad_request', 'after: expected `next` of the previous page.')
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(data.map((value) => sql.val(value)))
  return sql<boolean>`(${names}) ${sql.raw(direction === 'desc' ? '<' : '>')} (${values})`
}

interface Page {
  after?: string | undefined
  limit: number
}

/** One page of a query. @throws ServiceError `bad_request` for an `after` that is no cursor. */
export async function paginate<Table extends keyof Tables, Row, Item>(
  query: SelectQueryBuilder<Tables, Table, Row>,
  order: KeysetOrder<Item>,
  { after, limit }: Page,
  toItem: (row: Row) => Item,
): Promise<{ data: Item[]; next: string | null }> {
  let page = query.limit(limit + 1)
  if (after !== undefined) page = page.where(comesAfter(order, after))
  for (const column of order.columns) page = page.orderBy(sql.ref(column), order.direction)
  const rows = await page.execute()
  const data = rows.slice(0, limit).map(toItem)
  const last = data.at(-1)
  return { data, next: rows.length > limit && last ? writeCursor(order, last) : null }
}

/** Lists are counted up to here: beyond, people only want to know that there are many. */
export const countLimit = 10_000

/** How many rows a query finds, up to a limit. */
export async function countRows<Table extends keyof Tables, Row>(
  db: Db,
  query: SelectQueryBuilder<Tables, Table, Row>,
  limit = countLimit,
): Promise<number> {
  const { total } = await db
    .selectFrom(query.limit(limit).as('found'))
    .select(sql<string | number>`count(*)`.as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}
