import { sql, type Selectable } from 'kysely'
import type { CommentState } from '../../contract/comment'
import type { SpamReason } from '../../contract/triage'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'
import { toWords } from './words'

/** A new comment, already validated. */
export interface NewComment {
  /** Shown to people, unique. */
  reference: string
  /** Unique: a repeated submission has the same. */
  key: string
  name: string
  email: string
  text: string
  /** Slug and title of the article. */
  post: string
  postTitle: string
  /** The comment it replies to; null: none. */
  parentId: string | null
  /** Default: pending, or spam if there are reasons. */
  state?: CommentState
  spamReasons: readonly SpamReason[]
  /** Version of the consent text. */
  consent: string
}

/** A comment as decisions need it. */
export type DecidableComment = Pick<Selectable<Tables['comment']>, 'id' | 'reference' | 'state' | 'version'>

/** Reads and writes single comments and their moderation. */
export function createCommentsRepository(db: Db) {
  return {
    /** @returns undefined if a comment with this key exists already. */
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

    /** Whether visitors can reply to this comment of an article: it is approved and not a reply itself. */
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

    /** Others can't delete it until the end of the transaction. @returns Whether it exists. */
    async hold(id: string): Promise<boolean> {
      const held = await db
        .selectFrom('comment')
        .select('id')
        .where('id', '=', id)
        .forKeyShare()
        .executeTakeFirst()
      return held !== undefined
    },

    /** Others can't change these until the end of the transaction; always in one order. */
    async lock(ids: readonly string[]): Promise<DecidableComment[]> {
      return db
        .selectFrom('comment')
        .select(['id', 'reference', 'state', 'version'])
        .where('id', 'in', ids)
        .orderBy('id')
        .forUpdate()
        .execute()
    },

    /** Locks a comment and its replies, in the order of `lock`. */
    async lockThread(id: string): Promise<DecidableComment[]> {
      return db
        .selectFrom('comment')
        .select(['id', 'reference', 'state', 'version'])
        .where((is) => is.or([is('id', '=', id), is('parent_id', '=', id)]))
        .orderBy('id')
        .forUpdate()
        .execute()
    },

    /** Deletes a comment and its replies. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('comment').where('id', '=', id).execute()
    },

    /** @param by Email address of the moderator; stored unless the comment becomes pending again. */
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

    /** Moves the comments of an article whose slug has changed. Locks them in the order of `lock`. */
    async followPost(from: readonly string[], to: string): Promise<void> {
      if (from.length === 0) return
      const moving = db.selectFrom('comment').select('id').where('post', 'in', from).orderBy('id').forUpdate()
      await db.updateTable('comment').set({ post: to }).where('id', 'in', moving).execute()
    },
  }
}
