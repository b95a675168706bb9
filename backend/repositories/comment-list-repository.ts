import { sql, type ExpressionBuilder } from 'kysely'
import type { z } from 'zod'
import {
  CommentStateSchema,
  type Comment,
  type CommentState,
  type listComments,
} from '../../contract/comment'
import type { Db } from '../database/open-database'
import { countRows, paginate, timeOrder } from './pagination'
import type { Tables } from './tables'
import { holdsWords } from './words'

export type CommentQuery = z.output<(typeof listComments)['request']['query']>

/** Approved comments of an email address are counted up to here. */
const earlierUpTo = 100

/** Lists comments for moderation. */
export function createCommentListRepository(db: Db) {
  const read = () => reading(db)

  return {
    /**
     * Pending comments oldest first, others latest first, with the number of comments in each state.
     *
     * @throws ServiceError `bad_request` for an `after` that no page gave.
     */
    async listPage(query: CommentQuery) {
      const direction = query.state === 'pending' ? 'asc' : 'desc'
      const matching = read().where((is) => is.and(conditionsOf(is, query)))
      const order = timeOrder<Comment>('created_at', direction, ({ createdAt }) => createdAt)
      const page = await paginate(matching, order, query, toComment)
      const counts = await countByState()
      const isNarrowed = query.search !== '' || query.post !== undefined
      return { ...page, total: isNarrowed ? await countMatches(query) : counts[query.state], counts }
    },

    /** In any order; those that no longer exist are missing. */
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

  function countMatches(query: Conditions): Promise<number> {
    const found = db
      .selectFrom('comment')
      .select(sql`1`.as('one'))
      .where((is) => is.and(conditionsOf(is, query)))
    return countRows(db, found)
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
