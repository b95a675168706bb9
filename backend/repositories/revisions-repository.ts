import { sql, type Selectable } from 'kysely'
import type { EntryContent } from '../../contract/entry'
import type { RevisionSummary } from '../../contract/revision'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'

/** A revision of an entry, with its text. */
export type Revision = RevisionSummary & { content: EntryContent }

/** A new revision; the database adds its number. */
export type NewRevision = Omit<Revision, 'number' | 'at'> & { at: Date }

const summaryColumns = ['number', 'at', 'by', 'reason', 'title', 'words'] as const

const max = sql<number | null>`max(number)`.as('number')

/** Revisions of entries. Lock the entry before writing. */
export function createRevisionsRepository(db: Db) {
  const ofEntry = (entry: string) => db.selectFrom('revision').where('entry_id', '=', entry)

  return {
    async findLatest(entry: string): Promise<RevisionSummary | undefined> {
      const row = await ofEntry(entry)
        .select(summaryColumns)
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row && toSummary(row)
    },

    async add(entry: string, { content, ...values }: NewRevision): Promise<void> {
      const last = await ofEntry(entry).select('number').orderBy('number', 'desc').limit(1).executeTakeFirst()
      const row = {
        ...values,
        entry_id: entry,
        content: JSON.stringify(content),
        number: (last?.number ?? 0) + 1,
      }
      await db.insertInto('revision').values(row).execute()
    },

    /** Replaces the content of a revision; its number and start stay. */
    async put(
      entry: string,
      number: number,
      form: Pick<Revision, 'title' | 'words' | 'content'>,
    ): Promise<void> {
      await db
        .updateTable('revision')
        .set({ ...form, content: JSON.stringify(form.content) })
        .where('entry_id', '=', entry)
        .where('number', '=', number)
        .execute()
    },

    /** The latest change by someone else since the author submitted the entry. */
    async findEditInReview(entry: string, author: string) {
      const row = await ofEntry(entry)
        .select(['by', 'at'])
        .select(() => ofEntry(entry).where('reason', '=', 'submitted').select(max).as('submitted'))
        .where('reason', 'in', ['saved', 'restored'])
        .where(sql`lower("by")`, '!=', author.toLowerCase())
        .where('number', '>', ofEntry(entry).where('reason', '=', 'submitted').select(max))
        .orderBy('number', 'desc')
        .limit(1)
        .executeTakeFirst()
      if (row?.submitted == null) return undefined
      return { by: row.by, at: row.at.toISOString(), submitted: row.submitted }
    },

    async find(entry: string, number: number): Promise<Revision | undefined> {
      const row = await ofEntry(entry)
        .select([...summaryColumns, 'content'])
        .where('number', '=', number)
        .executeTakeFirst()
      return row && { ...toSummary(row), content: row.content }
    },

    /** The latest first. @param before The last number of the previous page. */
    async listPage(entry: string, { limit, before }: { limit: number; before?: number | undefined }) {
      const rows = await ofEntry(entry)
        .select(summaryColumns)
        .$if(before !== undefined, (query) => query.where('number', '<', before ?? 0))
        .orderBy('number', 'desc')
        .limit(limit + 1)
        .execute()
      const data = rows.slice(0, limit).map(toSummary)
      return { data, next: rows.length > limit ? (data.at(-1)?.number ?? null) : null }
    },
  }
}

type SummaryRow = Pick<Selectable<Tables['revision']>, (typeof summaryColumns)[number]>

function toSummary({ number, at, by, reason, title, words }: SummaryRow): RevisionSummary {
  return { number, at: at.toISOString(), by, reason, title, words }
}
