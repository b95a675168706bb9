import type { EntryKind } from '../../contract/content/entry-kind'
import type { Db } from '../database/open-database'
import type { Place } from './entries-repository'

/** An address that was left, and the present one. */
export interface MovedSlug {
  kind: EntryKind
  from: string
  to: string
}

/** Addresses that visitors knew and that have been left. */
export function createMovedSlugsRepository(db: Db) {
  /** With the entries they lead to, as far as visitors can read those. */
  const leading = () =>
    db
      .selectFrom('moved_slug')
      .innerJoin('entry', 'entry.id', 'moved_slug.entry_id')
      .select(['moved_slug.kind', 'moved_slug.slug as from', 'entry.live_slug as to'])
      .where('entry.live_slug', 'is not', null)
      .$narrowType<{ to: string }>()

  return {
    /** The entry has left this address. */
    async add({ kind, slug }: Place, entry: string, at: Date): Promise<void> {
      await db
        .insertInto('moved_slug')
        .values({ kind, slug, entry_id: entry, at })
        .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ entry_id: entry, at }))
        .execute()
    },

    /** Something is at this address again. */
    async remove({ kind, slug }: Place): Promise<void> {
      await db.deleteFrom('moved_slug').where('kind', '=', kind).where('slug', '=', slug).execute()
    },

    async find({ kind, slug }: Place): Promise<MovedSlug | undefined> {
      return leading()
        .where('moved_slug.kind', '=', kind)
        .where('moved_slug.slug', '=', slug)
        .executeTakeFirst()
    },

    /** Every address an entry has left and nothing else has taken, whether visitors can read it or not. */
    async listLeftBy(entry: string): Promise<Place[]> {
      return db.selectFrom('moved_slug').select(['kind', 'slug']).where('entry_id', '=', entry).execute()
    },

    /** Which entry left an address, and where its working copy is now. */
    async findLeaver({ kind, slug }: Place): Promise<{ id: string; slug: string } | undefined> {
      return db
        .selectFrom('moved_slug')
        .innerJoin('entry', 'entry.id', 'moved_slug.entry_id')
        .select(['entry.id', 'entry.slug'])
        .where('moved_slug.kind', '=', kind)
        .where('moved_slug.slug', '=', slug)
        .executeTakeFirst()
    },

    /** Addresses these entries have left, at most 1,000. */
    async listOf(entries: readonly string[]): Promise<MovedSlug[]> {
      if (entries.length === 0) return []
      return leading()
        .where('moved_slug.entry_id', 'in', entries)
        .orderBy('moved_slug.kind')
        .orderBy('moved_slug.slug')
        .limit(1_000)
        .execute()
    },
  }
}
