import { randomUUID } from 'node:crypto'
import type { Db } from '../../../backend/database/open-database'
import { createCommentsRepository, type NewComment } from '../../../backend/repositories/comments-repository'

/** Adds comments as visitors' forms do, each a second after the last. */
export function createCommentBox(db: Db) {
  let count = 0
  return {
    add: async (comment: Partial<NewComment> = {}): Promise<{ id: string; version: number }> => {
      const number = ++count
      const added = await createCommentsRepository(db).add({
        reference: `REF-${number}`,
        key: randomUUID(),
        name: `Ada ${number}`,
        email: `ada-${number}@reader.example`,
        text: `What about spring tides? (${number})`,
        post: 'tides',
        postTitle: 'How tides move',
        parentId: null,
        spamReasons: [],
        consent: '1',
        ...comment,
      })
      if (!added) throw new Error('a comment of this key is there already')
      const at = new Date(Date.UTC(2026, 4, 4, 10, 0, number))
      await db.updateTable('comment').set({ created_at: at }).where('id', '=', added.id).execute()
      return { ...added, version: 1 }
    },
    clear: async () => {
      count = 0
      await db.deleteFrom('comment').execute()
    },
  }
}
