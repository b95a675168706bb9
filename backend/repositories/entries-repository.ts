import { sql } from 'kysely'
import type { EntryKind } from '../../contract/content/entry-kind'
import type { Db } from '../database/open-database'
import { toRow, toStoredEntry, type StoredEntry } from './stored-entry'

/** Identifies an entry to visitors: its kind and slug. */
export interface EntryKey {
  kind: EntryKind
  slug: string
}

/** Reads and writes single entries. */
export function createEntriesRepository(db: Db) {
  const all = () => db.selectFrom('entry').selectAll()

  return {
    /** In the trash or not. */
    async find(id: string): Promise<StoredEntry | undefined> {
      const row = await all().where('id', '=', id).executeTakeFirst()
      return row && toStoredEntry(row)
    },

    /** Finds an entry, in the trash or not, and locks it until the end of the transaction. */
    async findLocked(id: string): Promise<StoredEntry | undefined> {
      const row = await all().where('id', '=', id).forUpdate().executeTakeFirst()
      return row && toStoredEntry(row)
    },

    /** @returns Whether it was added: false where the id is taken. */
    async add(entry: StoredEntry): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('entry')
        .values(toRow(entry))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Overwrites a locked entry. */
    async put(entry: StoredEntry): Promise<void> {
      await db.updateTable('entry').set(toRow(entry)).where('id', '=', entry.id).execute()
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('entry').where('id', '=', id).execute()
    },

    /** Locks this kind and slug until the end of the transaction, on all instances. */
    async lockKey({ kind, slug }: EntryKey): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}/${slug}`}, 0))`.execute(db)
    },

    /** The entry with this slug, in its draft or its published version; not in the trash. @param except Id to leave out. */
    async findAt({ kind, slug }: EntryKey, except: string): Promise<StoredEntry | undefined> {
      const row = await all()
        .where('kind', '=', kind)
        .where('id', '!=', except)
        .where('trashed_at', 'is', null)
        .where((is) => is.or([is('slug', '=', slug), is('live_slug', '=', slug)]))
        .executeTakeFirst()
      return row && toStoredEntry(row)
    },

    /** The entry that visitors read at this slug. */
    async findLive({ kind, slug }: EntryKey): Promise<StoredEntry | undefined> {
      const row = await all().where('kind', '=', kind).where('live_slug', '=', slug).executeTakeFirst()
      return row && toStoredEntry(row)
    },

    /** Locks a file until the end of the transaction, on all instances. @param file Path from the project's root. */
    async lockFile(file: string): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${file}, 1))`.execute(db)
    },

    /** The entry that took a file over; not in the trash. */
    async findByFile(file: string): Promise<StoredEntry | undefined> {
      const row = await all().where('file', '=', file).where('trashed_at', 'is', null).executeTakeFirst()
      return row && toStoredEntry(row)
    },

    /** Files that were taken over, and the ids of the entries. */
    async listFiles(): Promise<ReadonlyMap<string, string>> {
      const rows = await db
        .selectFrom('entry')
        .select(['file', 'id'])
        .where('file', 'is not', null)
        .where('trashed_at', 'is', null)
        .$narrowType<{ file: string }>()
        .execute()
      return new Map(rows.map(({ file, id }) => [file, id]))
    },

    /** Locks the next scheduled entry that is due and not locked by another. @param except Ids to leave out. */
    async lockDue(now: Date, except: readonly string[]): Promise<StoredEntry | undefined> {
      const row = await all()
        .where('publish_at', '<=', now)
        .$if(except.length > 0, (query) => query.where('id', 'not in', except))
        .orderBy('publish_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row && toStoredEntry(row)
    },

    /** Locks the next entry that was moved to the trash before a moment. @param except Ids to leave out. */
    async lockTrashed(before: Date, except: readonly string[]): Promise<StoredEntry | undefined> {
      const row = await all()
        .where('trashed_at', '<', before)
        .$if(except.length > 0, (query) => query.where('id', 'not in', except))
        .orderBy('trashed_at')
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row && toStoredEntry(row)
    },

    /** Locks the next published job that is still open though its deadline was before `today` (YYYY-MM-DD). */
    async lockEnded(today: string, except: readonly string[]): Promise<StoredEntry | undefined> {
      const row = await all()
        .where('kind', '=', 'job')
        .where('live_slug', 'is not', null)
        .where(sql<boolean>`live_content -> 'fields' ->> 'status' = 'open'`)
        .where(sql<boolean>`live_content -> 'fields' ->> 'closes' < ${today}`)
        .$if(except.length > 0, (query) => query.where('id', 'not in', except))
        .limit(1)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row && toStoredEntry(row)
    },
  }
}
