import { mostComments, type PublicComment } from '../../contract/comment'
import type { Db } from '../database/open-database'

/** The public part of a comment: email addresses are never read here. */
const columns = ['c.id', 'c.parent_id', 'c.name', 'c.text', 'c.created_at'] as const

/** Reads the comments that visitors see: approved ones, and approved replies to them. */
export function createPublicCommentsRepository(db: Db) {
  const shown = () =>
    db
      .selectFrom('comment as c')
      .leftJoin('comment as parent', 'parent.id', 'c.parent_id')
      .where('c.state', '=', 'approved')
      .where((is) => is.or([is('c.parent_id', 'is', null), is('parent.state', '=', 'approved')]))

  return {
    /** The latest comments on an article, oldest first. */
    async listOf(post: string): Promise<PublicComment[]> {
      const rows = await shown()
        .select(columns)
        .where('c.post', '=', post)
        .orderBy('c.created_at', 'desc')
        .orderBy('c.id', 'desc')
        .limit(mostComments)
        .execute()
      const ids = new Set(rows.map(({ id }) => id))
      return rows
        .filter(({ parent_id }) => parent_id === null || ids.has(parent_id))
        .map(toPublic)
        .reverse()
    },

    /** The latest comments on an article that visitors can reply to: no replies. */
    async listAnswerable(post: string, limit: number): Promise<PublicComment[]> {
      const rows = await shown()
        .select(columns)
        .where('c.post', '=', post)
        .where('c.parent_id', 'is', null)
        .orderBy('c.created_at', 'desc')
        .orderBy('c.id', 'desc')
        .limit(limit)
        .execute()
      return rows.map(toPublic)
    },

    /** Comments on all articles, by id. @param after The last id of the previous page. */
    async listPage({ limit, after }: { limit: number; after?: string | undefined }) {
      const rows = await shown()
        .select([...columns, 'c.post'])
        .$if(after !== undefined, (query) => query.where('c.id', '>', after ?? ''))
        .orderBy('c.id')
        .limit(limit + 1)
        .execute()
      const data = rows.slice(0, limit).map((row) => ({ ...toPublic(row), post: row.post }))
      return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
    },
  }
}

function toPublic(row: {
  id: string
  parent_id: string | null
  name: string
  text: string
  created_at: Date
}): PublicComment {
  const { id, parent_id: parent, name, text, created_at: at } = row
  return { id, parent, name, text, at: at.toISOString() }
}
