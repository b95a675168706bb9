import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely'
import type { z } from 'zod'
import { kindsIn, type ListedKind } from '../../contract/content/kinds'
import { EntryStateSchema, type EntryState, type EntrySummary, type listEntries } from '../../contract/entry'
import type { EntryFile } from '../../contract/entry-file'
import type { EntryCaller } from '../../contract/entry-rules'
import type { Db } from '../database/open-database'
import { paginate, timeOrder } from './pagination'
import { liveTitle, toSummary, type SummaryRow } from './stored-entry'
import type { Tables } from './tables'
import { visibleKinds } from './visible-kinds'
import { containing } from './words'

/** The viewer: they see the entries that `maySee` allows. */
export type Viewer = EntryCaller

export type EntryQuery = z.output<(typeof listEntries)['request']['query']>
type Where = ExpressionBuilder<Tables, 'entry'>

const order = timeOrder<EntrySummary>('updated_at', 'desc', ({ updatedAt }) => updatedAt)

/** Lists entries without their texts, the latest change first. */
export function createEntryListRepository(db: Db) {
  return {
    /**
     * @param files Of the live release; undefined: unknown.
     * @throws ServiceError `bad_request` for an `after` that no page gave.
     */
    async listPage(viewer: Viewer, query: EntryQuery, files?: readonly EntryFile[]) {
      const matching = db.selectFrom('entry').where((is) => is.and(conditionsOf(is, viewer, query)))
      const { data, next } = await paginate(matching.select(columns), order, query, (row) =>
        toSummary(row, files),
      )
      const { total } = await matching.select(count.as('total')).executeTakeFirstOrThrow()
      return { data: data satisfies EntrySummary[], next, total: Number(total) }
    },

    /** Entries of one kind, or of all kinds, that this person may see. */
    async countByState(viewer: Viewer, kind: ListedKind | undefined): Promise<Record<EntryState, number>> {
      const rows = await db
        .selectFrom('entry')
        .select(['state', count.as('entries')])
        .where((is) => is.and([...visibleTo(is, viewer), ...ofKind(is, kind), ...inTrash(is, false)]))
        .groupBy('state')
        .execute()
      const counted = new Map(rows.map(({ state, entries }) => [state, Number(entries)]))
      const states = EntryStateSchema.options.map((state) => [state, counted.get(state) ?? 0])
      return Object.fromEntries(states) as Record<EntryState, number>
    },

    /** The same in the trash. */
    async countTrashed(viewer: Viewer, kind: ListedKind | undefined): Promise<number> {
      const { trashed } = await db
        .selectFrom('entry')
        .select(count.as('trashed'))
        .where((is) => is.and([...visibleTo(is, viewer), ...ofKind(is, kind), ...inTrash(is, true)]))
        .executeTakeFirstOrThrow()
      return Number(trashed)
    },
  }
}

function conditionsOf(is: Where, viewer: Viewer, { kind, state, source, search, mine, trash }: EntryQuery) {
  return [
    ...inTrash(is, trash === '1'),
    ...visibleTo(is, viewer),
    ...ofKind(is, kind),
    ...(state === undefined ? [] : [is('state', '=', state)]),
    ...(source === undefined ? [] : [is('file', source === 'file' ? 'is not' : 'is', null)]),
    ...(mine === '1' ? [is('author_key', '=', viewer.email.toLowerCase())] : []),
    ...(search === '' ? [] : [is('search_text', 'like', containing(search.toLowerCase()))]),
  ]
}

/** As `maySee` of the contract. */
export function visibleTo(is: Where, { email, roles }: Viewer): Expression<SqlBool>[] {
  const { everyones, own, isEverything } = visibleKinds(roles)
  if (isEverything) return []
  const ownEntries = [is('author_key', '=', email.toLowerCase()), is('kind', 'in', own)]
  if (everyones.length === 0) return own.length === 0 ? [sql<boolean>`false`] : ownEntries
  return [is.or([is('kind', 'in', everyones), ...(own.length === 0 ? [] : [is.and(ownEntries)])])]
}

const inTrash = (is: Where, isIn: boolean) => [is('trashed_at', isIn ? 'is not' : 'is', null)]
const ofKind = (is: Where, kind: ListedKind | undefined) =>
  kind === undefined ? [] : [is('kind', 'in', [...kindsIn(kind)])]
const count = sql<string | number>`count(*)`

const columns = [
  'id',
  'kind',
  'slug',
  'title',
  'state',
  'author',
  'version',
  'created_at',
  'updated_at',
  'updated_by',
  'publish_at',
  'live_slug',
  'live_hash',
  'live_at',
  'first_live_at',
  'trashed_at',
  'trashed_by',
  'file',
  'replaces_file',
  sql<string | null>`file_form ->> 'hash'`.as('file_hash'),
  sql<boolean | null>`content = file_form -> 'content'`.as('is_as_file'),
  sql<string | null>`left(content -> 'fields' ->> 'lead', 260)`.as('lead'),
  liveTitle.as('live_title'),
  sql<SummaryRow['job_status']>`live_content -> 'fields' ->> 'status'`.as('job_status'),
] as const
