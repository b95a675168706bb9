import type { EntryKind } from '../../contract/content/entry-kind'
import type { Db } from '../database/open-database'
import type { EntryKey } from './entries-repository'

/** A former slug and the current one. */
export interface MovedSlug {
  kind: EntryKind
  from: string
  to: string
}

/** Former slugs of entries that were published. */
export function createMovedSlugsRepository(db: Db) {
  /** Of entries that visitors can read. */
  const redirecting = () =>
    db
      .selectFrom('moved_slug')
      .innerJoin('entry', 'entry.id', 'moved_slug.entry_id')
      .select(['moved_slug.kind', 'moved_slug.slug as from', 'entry.live_slug as to'])
      .where('entry.live_slug', 'is not', null)
      .$narrowType<{ to: string }>()

  return {
    /** The entry no longer has this slug. */
    async add({ kind, slug }: EntryKey, entry: string, at: Date): Promise<void> {
      await db
        .insertInto('moved_slug')
        .values({ kind, slug, entry_id: entry, at })
        .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ entry_id: entry, at }))
        .execute()
    },

    /** An entry has this slug again. */
    async remove({ kind, slug }: EntryKey): Promise<void> {
      await db.deleteFrom('moved_slug').where('kind', '=', kind).where('slug', '=', slug).execute()
    },

    async find({ kind, slug }: EntryKey): Promise<MovedSlug | undefined> {
      return redirecting()
        .where('moved_slug.kind', '=', kind)
        .where('moved_slug.slug', '=', slug)
        .executeTakeFirst()
    },

    /** Former slugs of an entry that no other has taken, whether visitors can read the entry or not. */
    async listFormer(entry: string): Promise<EntryKey[]> {
      return db.selectFrom('moved_slug').select(['kind', 'slug']).where('entry_id', '=', entry).execute()
    },

    /** The entry that had this slug before, with the current slug of its draft. */
    async findFormer({ kind, slug }: EntryKey): Promise<{ id: string; slug: string } | undefined> {
      return db
        .selectFrom('moved_slug')
        .innerJoin('entry', 'entry.id', 'moved_slug.entry_id')
        .select(['entry.id', 'entry.slug'])
        .where('moved_slug.kind', '=', kind)
        .where('moved_slug.slug', '=', slug)
        .executeTakeFirst()
    },

    /** All former slugs that redirect. */
    listAll: (): Promise<MovedSlug[]> => redirecting().execute(),

    /** Former slugs of these entries, at most 1,000. */
    async listOf(entries: readonly string[]): Promise<MovedSlug[]> {
      if (entries.length === 0) return []
      return redirecting()
        .where('moved_slug.entry_id', 'in', entries)
        .orderBy('moved_slug.kind')
        .orderBy('moved_slug.slug')
        .limit(1_000)
        .execute()
    },
  }
}
