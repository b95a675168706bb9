import { sql, type Selectable } from 'kysely'
import type { CommentState } from '../../contract/comment'
import type { SpamReason } from '../../contract/triage'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'
import { toWords } from './words'

/** A comment as it comes in. */
export interface NewComment {
  /** For people. */
  reference: string
  /** The same one again is the same comment. */
  key: string
  name: string
  email: string
  text: string
  /** Slug and title of the article. */
  post: string
  postTitle: string
  /** The comment it answers; null: none. */
  parentId: string | null
  /** Default pending, or spam where there are reasons. */
  state?: CommentState
  spamReasons: readonly SpamReason[]
  /** Version of the text that was agreed to. */
  consent: string
}

/** What a decision is made on. */
export type DecidableComment = Pick<Selectable<Tables['comment']>, 'id' | 'reference' | 'state' | 'version'>

/** Keeps what visitors say to articles, and what was decided about it. */
export function createCommentsRepository(db: Db) {
  return {
    /** @returns undefined when a comment of this key is there already. */
    async add({
      postTitle,
      parentId,
      spamReasons,
      ...comment
    }: NewComment): Promise<{ id: string } | undefined> {
      return db
        .insertInto('comment')
        .values({
          state: spamReasons.length > 0 ? 'spam' : 'pending',
          ...comment,
          email_key: comment.email.toLowerCase(),
          post_title: postTitle,
          parent_id: parentId,
          spam_reasons: JSON.stringify(spamReasons),
          words: toWords(comment.reference, comment.name, comment.email, postTitle, comment.text),
        })
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('id')
        .executeTakeFirst()
    },

    /** Whether visitors see this comment of an article and can answer it: it is approved and itself no answer. */
    async isAnswerable(id: string, post: string): Promise<boolean> {
      const found = await db
        .selectFrom('comment')
        .select('id')
        .where('id', '=', id)
        .where('post', '=', post)
        .where('state', '=', 'approved')
        .where('parent_id', 'is', null)
        .executeTakeFirst()
      return found !== undefined
    },

    /** Keeps others from erasing it until the end of the transaction. @returns Whether it is there. */
    async hold(id: string): Promise<boolean> {
      const held = await db
        .selectFrom('comment')
        .select('id')
        .where('id', '=', id)
        .forKeyShare()
        .executeTakeFirst()
      return held !== undefined
    },

    /** Keeps others from deciding on these until the end of the transaction; always in one order. */
    async lock(ids: readonly string[]): Promise<DecidableComment[]> {
      return db
        .selectFrom('comment')
        .select(['id', 'reference', 'state', 'version'])
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute()
    },

    /** Locks a comment and the answers to it, in the order of `lock`. */
    async lockThread(id: string): Promise<DecidableComment[]> {
      return db
        .selectFrom('comment')
        .select(['id', 'reference', 'state', 'version'])
        .where((is) => is.or([is('id', '=', id), is('parent_id', '=', id)]))
        .orderBy('id')
        .forUpdate()
        .execute()
    },

    /** Takes a comment away, and the answers to it. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('comment').where('id', '=', id).execute()
    },

    /** @param by Address of who decided; kept unless it is to wait again. */
    async setState(id: string, state: CommentState, by: string): Promise<void> {
      await db
        .updateTable('comment')
        .set({
          state,
          moderated_by: state === 'pending' ? null : by,
          version: sql`version + 1`,
          updated_at: sql`date_trunc('milliseconds', clock_timestamp())`,
        })
        .where('id', '=', id)
        .execute()
    },

    /** The article has another address now: what was said to it goes along. Locked in the order of `lock`. */
    async followPost(from: readonly string[], to: string): Promise<void> {
      if (from.length === 0) return
      const moving = db.selectFrom('comment').select('id').where('post', 'in', from).orderBy('id').forUpdate()
      await db.updateTable('comment').set({ post: to }).where('id', 'in', moving).execute()
    },
  }
}
