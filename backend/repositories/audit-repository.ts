import { sql, type Selectable, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { AuditEntry, listAudit } from '../../contract/audit'
import type { Db } from '../database/open-database'
import type { Tables } from './tables'
import { holdsWords, toWords } from './words'

type AuditQuery = z.output<(typeof listAudit)['request']['query']>

/** A change as the caller describes it; the database adds id and time. */
export type NewAuditEntry = Omit<AuditEntry, 'id' | 'at'>

/**
 * The audit log: who changed what. Entries are never removed, and changed only when the person they name is deleted.
 */
export function createAuditRepository(db: Db) {
  return {
    async add({ before, after, ...entry }: NewAuditEntry): Promise<void> {
      const words = toWords(entry.actor, entry.action, entry.subject)
      const values = { ...entry, before: toJson(before), after: toJson(after), words }
      await db.insertInto('audit_entry').values(values).execute()
    },

    /** Renames the subject of all entries about it; actor, action and time stay. */
    async rename(subject: string, other: string): Promise<void> {
      const entries = await db
        .selectFrom('audit_entry')
        .select(['id', 'actor', 'action'])
        .where(holdsWords(subject))
        .where('subject', '=', subject)
        .execute()
      for (const { id, actor, action } of entries) {
        const values = { subject: other, words: toWords(actor, action, other) }
        await db.updateTable('audit_entry').set(values).where('id', '=', id).execute()
      }
    },

    /** The latest first. */
    async listPage({ limit, before, ...filter }: AuditQuery) {
      const rows = await db
        .selectFrom('audit_entry')
        .select(columns)
        .where((is) => is.and(conditionsOf(filter)))
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

/** Matches the indexes: the actor in lower case, and the first part of the action. */
function conditionsOf({ search, actor, area, from, to }: Omit<AuditQuery, 'limit' | 'before'>) {
  return [
    ...(search === '' ? [] : [holdsWords(search)]),
    ...(actor === undefined ? [] : [sql<SqlBool>`lower(actor) = ${actor.toLowerCase()}`]),
    ...(area === undefined ? [] : [sql<SqlBool>`split_part(action, '.', 1) = ${area}`]),
    ...(from === undefined ? [] : [sql<SqlBool>`at >= ${startOf(from)}`]),
    ...(to === undefined ? [] : [sql<SqlBool>`at < ${startOf(to, 1)}`]),
  ]
}

/** When a day starts in UTC, or the one so many days later. */
function startOf(day: string, daysLater = 0): Date {
  const start = new Date(`${day}T00:00:00.000Z`)
  start.setUTCDate(start.getUTCDate() + daysLater)
  return start
}

const columns = ['id', 'at', 'actor', 'action', 'subject', 'before', 'after'] as const
const toJson = (values: AuditEntry['before']) => (values === null ? null : JSON.stringify(values))

function toEntry({
  at,
  ...rest
}: Pick<Selectable<Tables['audit_entry']>, (typeof columns)[number]>): AuditEntry {
  return { ...rest, at: at.toISOString() }
}
