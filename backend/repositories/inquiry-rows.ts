import { sql, type Selectable } from 'kysely'
import type { InquirySummary } from '../../contract/inquiry'
import type { Tables } from './tables'

type Row = Selectable<Tables['inquiry']>

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
] as const satisfies readonly (keyof Row)[]

/** Begin of the message, on one line. */
export const excerpt = sql<string>`left(regexp_replace(left(message, 400), '\\s+', ' ', 'g'), 200)`

export type SummaryRow = Pick<Row, (typeof summaryColumns)[number]> & { excerpt: string }

export function toSummary({ created_at, updated_at, ...row }: SummaryRow): InquirySummary {
  return { ...row, createdAt: created_at.toISOString(), updatedAt: updated_at.toISOString() }
}
