import { sql, type Selectable } from 'kysely'
import type { AuditEntry } from '../../contract/audit'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'

/** What the caller knows of a change; the database adds which entry it is and when. */
export type NewAuditEntry = Omit<AuditEntry, 'id' | 'at'>

/** Writes down what was changed by whom, and reads it back. Entries are never changed or removed. */
export function createAuditRepository(db: Db) {
  return {
    async add({ before, after, ...entry }: NewAuditEntry): Promise<void> {
      const values = { ...entry, before: toJson(before), after: toJson(after) }
      await db.insertInto('audit_entry').values(values).execute()
    },

    /** The latest first. @param before The last entry of the page before. */
    async listPage({ limit, before }: { limit: number; before?: string | undefined }) {
      const rows = await db
        .selectFrom('audit_entry')
        .selectAll()
        .$if(before !== undefined, (query) =>
          query.where(sql<boolean>`(at, id) < (select at, id from audit_entry where id = ${before})`),
        )
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit + 1)
        .execute()
      const shown = rows.slice(0, limit)
      return { data: shown.map(toEntry), next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null }
    },
  }
}

const toJson = (values: AuditEntry['before']) => (values === null ? null : JSON.stringify(values))

function toEntry({ at, ...rest }: Selectable<Tables['audit_entry']>): AuditEntry {
  return { ...rest, at: at.toISOString() }
}
