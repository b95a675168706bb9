import { sql } from 'kysely'
import type { EntryKind } from '../../contract/content/entry-kind'
import type { Db } from '../database/open-database'
import { toRow, toStoredEntry, type StoredEntry } from './stored-entry'

/** An address of one kind of content. */
export interface Place {
  kind: EntryKind
  slug: string
}

/** Reads and writes single entries. */
export function createEntriesRepository(db: Db) {
  const all = () => db.selectFrom('entry').selectAll()

  return {
    async find(id: string): Promise<StoredEntry | undefined> {
      const row = await all().where('id', '=', id).executeTakeFirst()
      return row && toStoredEntry(row)
    },

    /** Finds an entry and keeps others from changing it until the end of the transaction. */
    async findLocked(id: string): Promise<StoredEntry | undefined> {
      const row = await all().where('id', '=', id).forUpdate().executeTakeFirst()
      return row && toStoredEntry(row)
    },

    /** @returns Whether there was none of this id yet. */
    async add(entry: StoredEntry): Promise<boolean> {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('entry')
        .values(toRow(entry))
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },

    /** Writes a locked entry anew. */
    async put(entry: StoredEntry): Promise<void> {
      await db.updateTable('entry').set(toRow(entry)).where('id', '=', entry.id).execute()
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('entry').where('id', '=', id).execute()
    },

    /** Lets nobody else ask for this address until the end of the transaction, on any instance. */
    async lockPlace({ kind, slug }: Place): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind}/${slug}`}, 0))`.execute(db)
    },

    /** The entry that has an address, in its working copy or before visitors. @param except Which may have it. */
    async findAt({ kind, slug }: Place, except: string): Promise<StoredEntry | undefined> {
      const row = await all()
        .where('kind', '=', kind)
        .where('id', '!=', except)
        .where((is) => is.or([is('slug', '=', slug), is('live_slug', '=', slug)]))
        .executeTakeFirst()
      return row && toStoredEntry(row)
    },

    /** Locks the next entry whose time has come and that nobody else has locked. @param except Ids to leave. */
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

    /** Locks the next live opening that is open although its last day was before `today` (YYYY-MM-DD). */
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
