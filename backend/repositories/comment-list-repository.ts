import { sql, type ExpressionBuilder } from 'kysely'
import type { z } from 'zod'
import {
  CommentStateSchema,
  type Comment,
  type CommentState,
  type listComments,
} from '../../contract/comment'
import type { Db } from '../database/open-database'
import { readEntryCursor, writeEntryCursor } from './entry-cursor'
import type { Tables } from './tables'
import { holdsWords } from './words'

export type CommentQuery = z.output<(typeof listComments)['request']['query']>

/** Where counting ends: nobody needs to know more exactly, and it keeps a count quick. */
const countedUpTo = 10_000
/** Where counting the comments of one address ends. */
const earlierUpTo = 100

/** Lists comments with all a decision needs. */
export function createCommentListRepository(db: Db) {
  const read = () => reading(db)

  return {
    /**
     * Those that wait the oldest first, decided ones the latest first; and how many there are in each state.
     *
     * @throws ServiceError `bad_request` for an `after` that no page gave.
     */
    async listPage(query: CommentQuery) {
      const isWaiting = query.state === 'pending'
      const order = isWaiting ? 'asc' : 'desc'
      const after = query.after === undefined ? undefined : readEntryCursor(query.after)
      const place = sql`(${after?.updatedAt}, ${after?.id})`
      const rows = await read()
        .where((is) => is.and(conditionsOf(is, query)))
        .$if(after !== undefined, (page) =>
          page.where(
            isWaiting ? sql<boolean>`(created_at, id) > ${place}` : sql<boolean>`(created_at, id) < ${place}`,
          ),
        )
        .orderBy('created_at', order)
        .orderBy('id', order)
        .limit(query.limit + 1)
        .execute()
      const data = rows.slice(0, query.limit).map(toComment)
      const last = data.at(-1)
      const next =
        rows.length > query.limit && last
          ? writeEntryCursor({ updatedAt: last.createdAt, id: last.id })
          : null
      const counts = await countByState()
      const isNarrowed = query.search !== '' || query.post !== undefined
      return { data, next, total: isNarrowed ? await countMatches(query) : counts[query.state], counts }
    },

    /** Those of these that are still there, in no order. */
    async findAll(ids: readonly string[]): Promise<Comment[]> {
      const rows = await read().where('id', 'in', ids).execute()
      return rows.map(toComment)
    },
  }

  async function countByState(): Promise<Record<CommentState, number>> {
    const counted = CommentStateSchema.options.map(
      async (state) => [state, await countMatches({ state, search: '' })] as const,
    )
    return Object.fromEntries(await Promise.all(counted)) as Record<CommentState, number>
  }

  async function countMatches(query: Conditions): Promise<number> {
    const found = db
      .selectFrom('comment')
      .select(sql`1`.as('one'))
      .where((is) => is.and(conditionsOf(is, query)))
      .limit(countedUpTo)
    const { total } = await db
      .selectFrom(found.as('found'))
      .select(sql<string | number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow()
    return Number(total)
  }
}

type Conditions = Pick<CommentQuery, 'state' | 'search' | 'post'>

function conditionsOf(is: ExpressionBuilder<Tables, 'comment'>, { state, search, post }: Conditions) {
  return [
    is('state', '=', state),
    ...(post === undefined ? [] : [is('post', '=', post)]),
    ...(search === '' ? [] : [holdsWords(search)]),
  ]
}

const columns = [
  'id',
  'reference',
  'state',
  'post',
  'post_title',
  'name',
  'email',
  'text',
  'spam_reasons',
  'consent',
  'moderated_by',
  'version',
  'created_at',
  'updated_at',
  sql<Comment['parent']>`(
    select jsonb_build_object('id', parent.id, 'name', parent.name, 'text', left(parent.text, 300),
      'state', parent.state)
    from comment as parent where parent.id = comment.parent_id)`.as('parent'),
  sql<string | number>`(select count(*) from (
    select 1 from comment as other
    where other.email_key = comment.email_key and other.state = 'approved' and other.id <> comment.id
    limit ${sql.lit(earlierUpTo)}) as others)`.as('earlier'),
] as const

type Row = Awaited<ReturnType<ReturnType<typeof reading>['execute']>>[number]
const reading = (db: Db) => db.selectFrom('comment').select(columns)

function toComment(row: Row): Comment {
  return {
    id: row.id,
    reference: row.reference,
    state: row.state,
    post: row.post,
    postTitle: row.post_title,
    parent: row.parent,
    name: row.name,
    email: row.email,
    text: row.text,
    earlier: Number(row.earlier),
    spamReasons: row.spam_reasons,
    consent: row.consent,
    moderatedBy: row.moderated_by,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
