import { createHash } from 'node:crypto'
import { sql, type Selectable, type SqlBool } from 'kysely'
import type { z } from 'zod'
import type { AuditEntry, exportAudit, listAudit } from '../../contract/audit'
import { auditKinds } from '../../contract/audit-actions'
import type { Db } from '../database/open-database'
import { isReference } from '../submissions/make-reference'
import { countRows } from './pagination'
import type { Tables } from './tables'
import { holdsWords, toWords } from './words'

type AuditQuery = z.output<(typeof listAudit)['request']['query']>
export type AuditFilter = z.output<(typeof exportAudit)['request']['query']>

/** What happened, as the caller describes it; the database adds id and time. */
export interface NewAuditEntry extends Omit<AuditEntry, 'id' | 'at' | 'subject'> {
  /** A visitor's record by its reference; the log contains its hash. */
  subject: string | { reference: string }
}

/**
 * The audit log: who did what. The database refuses to change entries, and to delete them within six months. Therefore
 * visitors' records are named by a hash, from which the reference of one that was deleted can't be found.
 */
export function createAuditRepository(db: Db) {
  /** References of the records that still exist, by hash. */
  async function findReferences(subjects: readonly string[]): Promise<Map<string, string>> {
    const hashes = [...new Set(subjects)].filter((subject) => subject.startsWith(hashPrefix))
    if (hashes.length === 0) return new Map()
    const found = await Promise.all(
      (['inquiry', 'applicant', 'comment'] as const).map((table) =>
        db.selectFrom(table).select(['reference']).where(hashColumn, 'in', hashes).execute(),
      ),
    )
    return new Map(found.flat().map(({ reference }) => [hashOfReference(reference), reference]))
  }

  async function addAll(entries: readonly NewAuditEntry[]): Promise<void> {
    await db.insertInto('audit_entry').values(entries.map(toRow)).execute()
  }

  return {
    /** @returns Its id. */
    async add(entry: NewAuditEntry): Promise<string> {
      const { id } = await db
        .insertInto('audit_entry')
        .values(toRow(entry))
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    addAll,

    /** Deletes up to 1,000 entries older than so many months; call it again for more. @returns How many. */
    async deleteOld(now: Date, months: number): Promise<number> {
      const old = db
        .selectFrom('audit_entry')
        .select('id')
        .where(sql<boolean>`at < ${now}::timestamptz - make_interval(months => ${months})`)
        .orderBy('at')
        .limit(1_000)
      const { numDeletedRows } = await db.deleteFrom('audit_entry').where('id', 'in', old).executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** How many match, counted up to a limit. */
    count(filter: AuditFilter, limit: number): Promise<number> {
      const found = db
        .selectFrom('audit_entry')
        .select('id')
        .where((is) => is.and(conditionsOf(filter)))
      return countRows(db, found, limit)
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
      const references = await findReferences(shown.map(({ subject }) => subject))
      return {
        data: shown.map((row) => toEntry(row, references)),
        next: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
      }
    },
  }
}

/** Matches the indexes: the actor in lower case, and the first part of the action. */
function conditionsOf({ search, actor, area, kind, from, to }: AuditFilter) {
  return [
    ...(search === '' ? [] : [holdsWords(withHashes(search))]),
    ...(actor === undefined ? [] : [sql<SqlBool>`lower(actor) = ${actor.toLowerCase()}`]),
    ...(area === undefined ? [] : [sql<SqlBool>`split_part(action, '.', 1) = ${area}`]),
    ...(kind === undefined ? [] : [sql<SqlBool>`kind = ${kind}`]),
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

function toRow({ before, after, subject: named, ...entry }: NewAuditEntry) {
  const subject = typeof named === 'string' ? named : hashOfReference(named.reference)
  const kind = auditKinds[entry.action]
  const words = toWords(entry.actor, entry.action, subject)
  return { ...entry, kind, subject, before: toJson(before), after: toJson(after), words }
}

const columns = ['id', 'at', 'actor', 'action', 'subject', 'before', 'after'] as const
const toJson = (values: AuditEntry['before']) => (values === null ? null : JSON.stringify(values))

function toEntry(
  { at, subject, ...rest }: Pick<Selectable<Tables['audit_entry']>, (typeof columns)[number]>,
  references: ReadonlyMap<string, string>,
): AuditEntry {
  return { ...rest, at: at.toISOString(), subject: references.get(subject) ?? subject }
}

const hashPrefix = 'sha256:'

/**
 * What the audit log calls a visitor's record. The hash is made of the reference, not of the email address: references
 * are random, so it says nothing about the person, while addresses could be guessed. A person who still has an email
 * with the reference can be told when the record was deleted and by whom.
 */
export const hashOfReference = (reference: string): string =>
  hashPrefix + createHash('sha256').update(reference).digest('hex')

/** The same in the database, by an index of each table. */
const hashColumn = sql<string>`'sha256:' || encode(sha256(decode(reference, 'escape')), 'hex')`

/** A search with each reference replaced by its hash. */
const withHashes = (search: string): string =>
  search
    .split(/\s+/)
    .map((word) => (isReference(word.toUpperCase()) ? hashOfReference(word.toUpperCase()) : word))
    .join(' ')
