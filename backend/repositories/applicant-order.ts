import { sql, type RawBuilder } from 'kysely'
import { z } from 'zod'
import type { ApplicantOrder, ApplicantSummary } from '../../contract/applicant'
import { ServiceError } from '../errors/service-error'

interface Order {
  /** The columns that order the list; each order has an index. */
  columns: readonly ('rating' | 'retain_until' | 'created_at' | 'id')[]
  direction: 'asc' | 'desc'
  /** The values of a row in these columns. */
  placeOf: (row: ApplicantSummary) => readonly (string | number)[]
  /** The same, read back. */
  schema: z.ZodType<(string | number)[]>
}

const moment = z.iso.datetime()
const id = z.uuid()
const byTime = {
  columns: ['created_at', 'id'],
  placeOf: (row) => [row.createdAt, row.id],
  schema: z.tuple([moment, id]),
} as const satisfies Partial<Order>

const orders: Record<ApplicantOrder, Order> = {
  latest: { ...byTime, direction: 'desc' },
  oldest: { ...byTime, direction: 'asc' },
  rating: {
    columns: ['rating', 'created_at', 'id'],
    direction: 'desc',
    placeOf: (row) => [row.rating, row.createdAt, row.id],
    schema: z.tuple([z.string().regex(/^[0-5]$/), moment, id]),
  },
  retention: {
    columns: ['retain_until', 'created_at', 'id'],
    direction: 'asc',
    placeOf: (row) => [row.retainUntil, row.createdAt, row.id],
    schema: z.tuple([z.iso.date(), moment, id]),
  },
}

export const orderOf = (order: ApplicantOrder): Pick<Order, 'columns' | 'direction'> => orders[order]

/** Where the page after this row begins. */
export const writePlace = (order: ApplicantOrder, row: ApplicantSummary): string =>
  orders[order].placeOf(row).join('_')

/** Whether a row comes after a place. @throws ServiceError `bad_request` for a place no page of this order gave. */
export function comesAfter(order: ApplicantOrder, place: string): RawBuilder<boolean> {
  const { columns, direction, schema } = orders[order]
  const { success, data } = schema.safeParse(place.split('_'))
  if (!success) throw new ServiceError('bad_request', 'after: expected `next` of the page before.')
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const values = sql.join(data.map((value) => sql.val(value)))
  return sql<boolean>`(${names}) ${sql.raw(direction === 'desc' ? '<' : '>')} (${values})`
}
