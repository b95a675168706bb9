import type { Selectable } from 'kysely'
import type { EntryContent } from '../../contract/entry'
import type { RevisionSummary } from '../../contract/revision'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'

/** An earlier form of an entry, with its text. */
export type Revision = RevisionSummary & { content: EntryContent }

/** What the caller knows of a form; the database adds its number. */
export type NewRevision = Omit<Revision, 'number' | 'at'> & { at: Date }

const summaryColumns = ['number', 'at', 'by', 'reason', 'title', 'words'] as const

/** Keeps earlier forms of entries. Whoever writes holds the lock on the entry. */
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

    /** Puts another text in the place of one; it keeps its number and when it was begun. */
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

    async find(entry: string, number: number): Promise<Revision | undefined> {
      const row = await ofEntry(entry)
        .select([...summaryColumns, 'content'])
        .where('number', '=', number)
        .executeTakeFirst()
      return row && { ...toSummary(row), content: row.content }
    },

    /** The latest first. @param before The last number of the page before. */
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
