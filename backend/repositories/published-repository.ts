import { sql, type Selectable } from 'kysely'
import type { Db } from '../database/open-database'
import type { EntryKey } from './entries-repository'
import type { LiveContent, Tables } from './tables'

/** The published version of an entry. */
export interface PublishedVersion extends LiveContent {
  id: string
  hash: string
  /** Time of the last publication. */
  at: Date
  /** The file it was taken over from, and the hash of the form that it includes. */
  source?: { file: string; hash: string }
}

const columns = [
  'id',
  'live_content',
  'live_hash',
  'live_at',
  'file',
  sql<string | null>`file_form ->> 'hash'`.as('file_hash'),
] as const

/** Reads published versions only. */
export function createPublishedRepository(db: Db) {
  const live = () => db.selectFrom('entry').select(columns).where('live_slug', 'is not', null)

  return {
    /** By id. @param after The last id of the previous page. */
    async listPage({ limit, after }: { limit: number; after?: string | undefined }) {
      const rows = await live()
        .$if(after !== undefined, (query) => query.where('id', '>', after ?? ''))
        .orderBy('id')
        .limit(limit + 1)
        .execute()
      const data = rows.slice(0, limit).flatMap(toVersion)
      return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
    },

    /** Changes whenever anything published changes, and no sooner. */
    async digest(): Promise<string> {
      const { rows } = await sql<{ digest: string }>`
        select md5(
          coalesce((
            select string_agg(concat_ws(' ', id, live_slug, live_hash, live_at, file_form ->> 'hash'), ',' order by id)
            from entry where live_slug is not null
          ), '')
          || coalesce((select string_agg(file, ' ' order by file) from entry where replaces_file), '')
          || coalesce((select string_agg(concat_ws(' ', kind, slug, entry_id), ',' order by kind, slug) from moved_slug), '')
        ) as digest`.execute(db)
      return rows[0]?.digest ?? ''
    },

    /** Of everything that visitors can read. */
    async listKeys(): Promise<EntryKey[]> {
      const rows = await db
        .selectFrom('entry')
        .select(['kind', 'live_slug as slug'])
        .where('live_slug', 'is not', null)
        .$narrowType<{ slug: string }>()
        .execute()
      return rows
    },

    /** Files that entries have replaced. */
    async listReplacedFiles(): Promise<string[]> {
      const rows = await db
        .selectFrom('entry')
        .select('file')
        .where('replaces_file', '=', true)
        .orderBy('file')
        .$narrowType<{ file: string }>()
        .execute()
      return rows.map(({ file }) => file)
    },

    /** What visitors could read and now can't: unpublished or deleted, and not redirected. */
    async listGone(): Promise<EntryKey[]> {
      const { rows } = await sql<EntryKey>`
        select kind, slug from publication
        except select kind, live_slug from entry where live_slug is not null
        except select moved_slug.kind, moved_slug.slug
          from moved_slug join entry on entry.id = moved_slug.entry_id where entry.live_slug is not null
        order by kind, slug`.execute(db)
      return rows
    },

    /** Tags of published articles, each once. */
    async listTags(): Promise<string[]> {
      const { rows } = await sql<{ tag: string }>`
        select distinct jsonb_array_elements_text(live_content::jsonb -> 'fields' -> 'tags') as tag
        from entry where kind = 'post' and live_slug is not null`.execute(db)
      return rows.map(({ tag }) => tag)
    },

    async find({ kind, slug }: EntryKey): Promise<PublishedVersion | undefined> {
      const rows = await live().where('kind', '=', kind).where('live_slug', '=', slug).execute()
      return rows.flatMap(toVersion)[0]
    },
  }
}

/** The table's checks and `toRow` set these columns together. */
function toVersion({
  id,
  live_content,
  live_hash,
  live_at,
  file,
  file_hash,
}: LiveColumns & { file_hash: string | null }) {
  if (live_content === null || live_hash === null || live_at === null) return []
  const { kind, slug, fields, markdown } = live_content
  const source = file === null || file_hash === null ? {} : { source: { file, hash: file_hash } }
  return [
    { id, kind, slug, fields, markdown, hash: live_hash, at: live_at, ...source } satisfies PublishedVersion,
  ]
}

type LiveColumns = Pick<Selectable<Tables['entry']>, 'id' | 'live_content' | 'live_hash' | 'live_at' | 'file'>
