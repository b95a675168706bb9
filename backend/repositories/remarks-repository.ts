import { sql } from 'kysely'
import type { Passage, Remark } from '../../contract/remark'
import type { Db } from '../database/open-database'

interface NewRemark {
  id: string
  by: string
  text: string
}

/** Remarks on passages of entries, and the replies to them. */
export function createRemarksRepository(db: Db) {
  const all = (entry: string) => db.selectFrom('remark').where('entry_id', '=', entry)

  return {
    /** The oldest first, with their replies. */
    async list(entry: string): Promise<Remark[]> {
      const rows = await all(entry)
        .selectAll()
        .where((is) => is.or([is('passage', 'is not', null), is('thread_id', 'is not', null)]))
        .orderBy('at')
        .orderBy('id')
        .execute()
      const toSaid = ({ id, by, at, text }: (typeof rows)[number]) => ({
        ...{ id, by, text },
        at: at.toISOString(),
      })
      return rows.flatMap((row) => {
        const { passage, resolved_at: at, resolved_by: by } = row
        if (passage === null) return []
        const replies = rows.filter(({ thread_id: thread }) => thread === row.id).map(toSaid)
        return [
          { ...toSaid(row), passage, replies, resolved: at && by ? { at: at.toISOString(), by } : null },
        ]
      })
    },

    /** @returns Whether it was added: false where the id is taken. */
    async add(entry: string, { passage, ...remark }: NewRemark & { passage: Passage }): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('remark')
        .values({ ...remark, entry_id: entry, passage: JSON.stringify(passage) })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** @returns Whether it was added: false where the id is taken. */
    async reply(entry: string, thread: string, reply: NewRemark): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('remark')
        .values({ ...reply, entry_id: entry, thread_id: thread })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** @param by Email address; null: opens it again. */
    async resolve(id: string, by: string | null): Promise<void> {
      await db
        .updateTable('remark')
        .set({ resolved_by: by, resolved_at: by === null ? null : sql`now()` })
        .where('id', '=', id)
        .execute()
    },

    /** Removes a remark or a reply. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('remark').where('id', '=', id).execute()
    },
  }
}
