import { sql } from 'kysely'
import type { Belongings } from '../../contract/belongings'
import { entryKinds, type EntryKind } from '../../contract/content/kinds'
import type { Db } from '../database/open-database'

/** What an employee owns: the entries that they are the author of, and the open inquiries assigned to them. */
export function createBelongingsRepository(db: Db) {
  const ownEntries = (email: string) =>
    db.selectFrom('entry').where('author_key', '=', email.toLowerCase()).where('trashed_at', 'is', null)
  const openInquiries = (email: string) =>
    db
      .selectFrom('inquiry')
      .where('assignee_key', '=', email.toLowerCase())
      .where('state', 'in', ['new', 'in_progress'])

  return {
    async count(email: string): Promise<Belongings> {
      const rows = await ownEntries(email)
        .select(['kind', count.as('entries')])
        .groupBy('kind')
        .execute()
      const counted = new Map(rows.map(({ kind, entries }) => [kind, Number(entries)]))
      const { inquiries } = await openInquiries(email).select(count.as('inquiries')).executeTakeFirstOrThrow()
      const entries = Object.fromEntries(entryKinds.map((kind) => [kind, counted.get(kind) ?? 0]))
      return { entries: entries as Record<EntryKind, number>, inquiries: Number(inquiries) } // every kind has a key
    },

    async listEntryIds(email: string): Promise<string[]> {
      const rows = await ownEntries(email).select('id').orderBy('id').execute()
      return rows.map(({ id }) => id)
    },

    async listInquiryIds(email: string): Promise<string[]> {
      const rows = await openInquiries(email).select('id').orderBy('id').execute()
      return rows.map(({ id }) => id)
    },
  }
}

const count = sql<string | number>`count(*)`
