import { sql } from 'kysely'
import type { Publication } from '../../contract/publication'
import type { Db } from '../database/open-database'

/** A publication that a build contains. */
export type BuildPublication = Pick<
  Publication,
  'id' | 'entry' | 'kind' | 'title' | 'action' | 'slug' | 'hash'
>

/** Publications that a build contains. */
export function createBuildPublicationsRepository(db: Db) {
  const contained = (build: string) =>
    db.updateTable('publication').where('build_id', '=', build).where('state', '=', 'building')

  /** Publications of a build whose entry has been published again since. */
  const replace = (build: string) => contained(build).set({ state: 'replaced' }).where(hasLater).execute()

  return {
    async isAnySaved(): Promise<boolean> {
      const query = db.selectFrom('publication').select('id').where('state', '=', 'saved').limit(1)
      return (await query.executeTakeFirst()) !== undefined
    },

    /** Adds every saved publication to a build. */
    async assign(build: string): Promise<void> {
      await db
        .updateTable('publication')
        .set({ state: 'building', build_id: build })
        .where('state', '=', 'saved')
        .execute()
    },

    async listOf(build: string): Promise<BuildPublication[]> {
      return db
        .selectFrom('publication')
        .select(['id', 'entry_id as entry', 'kind', 'title', 'action', 'slug', 'hash'])
        .where('build_id', '=', build)
        .where('state', '=', 'building')
        .orderBy('at')
        .orderBy('id')
        .execute()
    },

    /** Failed publications, newest first, whose entry has not been published or unpublished since. */
    async listFailed(): Promise<BuildPublication[]> {
      return db
        .selectFrom('publication')
        .select(['id', 'entry_id as entry', 'kind', 'title', 'action', 'slug', 'hash'])
        .where('state', '=', 'failed')
        .where((eb) => eb.not(hasLater))
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(checkedFailures)
        .execute()
    },

    /** Those of these publications whose entry has a later one. */
    async listReplaced(ids: readonly string[]): Promise<string[]> {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('publication')
        .select('id')
        .where('id', 'in', ids)
        .where(hasLater)
        .execute()
      return rows.map(({ id }) => id)
    },

    /** Earlier hashes of an entry on the public site. */
    async listHashes(entry: string): Promise<string[]> {
      const rows = await db
        .selectFrom('publication')
        .select('hash')
        .distinct()
        .where('entry_id', '=', entry)
        .where('hash', 'is not', null)
        .execute()
      return rows.flatMap(({ hash }) => hash ?? [])
    },

    /** Marks it live; earlier failed publications of the entry are replaced. */
    async markLive({ id, entry }: Pick<BuildPublication, 'id' | 'entry'>): Promise<void> {
      const live = { state: 'live', live_at: sql<Date>`clock_timestamp()`, failure: null } as const
      await db
        .updateTable('publication')
        .set(live)
        .where('id', '=', id)
        .where('state', 'in', ['building', 'failed'])
        .execute()
      await db
        .updateTable('publication')
        .set({ state: 'replaced' })
        .where('entry_id', '=', entry)
        .where('state', '=', 'failed')
        .where(hasLater)
        .execute()
    },

    /** Marks it failed, although its build went on. */
    async leaveOut(id: string, failure: string): Promise<void> {
      await db.updateTable('publication').set({ state: 'failed', failure }).where('id', '=', id).execute()
    },

    async markReplaced(id: string): Promise<void> {
      await db.updateTable('publication').set({ state: 'replaced' }).where('id', '=', id).execute()
    },

    /** Returns unfinished publications of a build to the queue. */
    async putBack(build: string): Promise<void> {
      await replace(build)
      await contained(build).set({ state: 'saved', build_id: null }).execute()
    },

    async fail(build: string): Promise<void> {
      await replace(build)
      await contained(build).set({ state: 'failed' }).execute()
    },

    /** Queues the failed publications of a build again, except those that have a later one. */
    async retry(build: string): Promise<void> {
      const failed = db.updateTable('publication').where('build_id', '=', build).where('state', '=', 'failed')
      await failed.set({ state: 'replaced' }).where(hasLater).execute()
      await failed.set({ state: 'saved', build_id: null, failure: null }).execute()
    },
  }
}

/** At most so many failed publications are looked for on the public site after a build. */
const checkedFailures = 50

/** Whether the same entry has been published or unpublished since. */
const hasLater = sql<boolean>`exists (
  select from publication later
  where later.entry_id = publication.entry_id and (later.at, later.id) > (publication.at, publication.id)
)`
