import { sql, type ExpressionBuilder } from 'kysely'
import { z } from 'zod'
import { DatabaseTimeSchema } from '../../contract/database-values'
import {
  mostPictureUses,
  type EntryUse,
  type LibraryPicture,
  type listPictures,
  type PictureDetail,
} from '../../contract/picture'
import type { Db } from '../database/open-database'
import { pictureAddress } from '../pictures/picture-address'
import { countRows, paginate, type KeysetOrder } from './pagination'
import type { Tables } from './tables'
import { holdsWords } from './words'

export type PictureQuery = z.output<(typeof listPictures)['request']['query']>

/** What people say of a picture. */
export type PictureWords = Pick<LibraryPicture, 'title' | 'alt'>

/** A picture that others can't change until the end of the transaction. */
export interface LockedPicture extends PictureWords, Pick<PictureDetail, 'crop' | 'focus'> {
  id: string
  version: number
  /** Hash of its present bytes. */
  edition: string
}

/** Bytes for a picture. */
export interface NewForm {
  /** Hash of its bytes. */
  hash: string
  width: number
  height: number
  bytes: Buffer
  thumbnail: Buffer
}

/** The media library: pictures with where they are used. */
export function createPictureLibraryRepository(db: Db) {
  /** @param owner Sees only their own and published pictures; undefined: sees all. */
  const matching = ({ search, filter }: Pick<PictureQuery, 'search' | 'filter'>, owner: string | undefined) =>
    db
      .selectFrom('picture')
      .$if(owner !== undefined, (query) => query.where(isVisibleTo(owner ?? '')))
      .$if(filter === 'unused', (query) => query.where(isUnused))
      .$if(filter === 'without-alt', (query) => query.where(sql<boolean>`${alt} = ''`))
      .$if(search !== '', (query) =>
        query.where((is) =>
          is.exists(
            is
              .selectFrom('search_item')
              .select('id')
              .where('kind', '=', 'picture')
              .whereRef('id', '=', 'picture.hash')
              .where(holdsWords(search)),
          ),
        ),
      )

  const all = () =>
    db
      .selectFrom('picture')
      .select(columns)
      .select([bytes.as('size'), alt.as('shownAlt'), uses.as('uses')])

  return {
    /**
     * The latest first.
     *
     * @param owner Email address of a person who sees only their own and published pictures; undefined: all.
     * @throws ServiceError `bad_request` for an `after` that no page gave.
     */
    async listPage({ after, limit, ...filter }: PictureQuery, owner?: string) {
      const found = matching(filter, owner)
      const page = await paginate(
        found.select(columns).select([bytes.as('size'), alt.as('shownAlt'), uses.as('uses')]),
        order,
        { after, limit },
        toPicture,
      )
      return { ...page, total: await countRows(db, found.select('hash')) }
    },

    /** A picture and where it is used. */
    async find(id: string): Promise<PictureDetail | undefined> {
      const row = await all().select(['crop', 'focus']).where('hash', '=', id).executeTakeFirst()
      if (row === undefined) return undefined
      const { crop, focus } = row
      return { ...toPicture(row), crop, focus, ...(await listUses(db, id)) }
    },

    async findLocked(id: string): Promise<LockedPicture | undefined> {
      const row = await db
        .selectFrom('picture')
        .select(['hash', 'title', 'alt', 'version', 'crop', 'focus', 'edition'])
        .where('hash', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (row === undefined) return undefined
      const { hash, edition, ...rest } = row
      return { id: hash, edition: edition ?? hash, ...rest }
    },

    /** Changes what is said of a locked picture. */
    async change(
      id: string,
      { focus, ...words }: Partial<PictureWords & Pick<PictureDetail, 'focus'>>,
    ): Promise<void> {
      await db
        .updateTable('picture')
        .set({ ...words, version: sql`version + 1` })
        .$if(focus !== undefined, (update) => update.set({ focus: toJson(focus ?? null) }))
        .where('hash', '=', id)
        .execute()
    },

    /** Gives a locked picture other bytes; it has neither crop nor focal point then. */
    async replace(id: string, { hash, ...form }: NewForm): Promise<void> {
      await db
        .updateTable('picture')
        .set({
          ...form,
          edition: hash === id ? null : hash,
          version: sql`version + 1`,
          ...{ original: null, crop: null, focus: null },
        })
        .where('hash', '=', id)
        .execute()
    },

    /** Shows a part of a locked picture, or all of it. @param crop null: `form` is the whole. */
    async crop(id: string, crop: PictureDetail['crop'], { hash, ...form }: NewForm): Promise<void> {
      await db
        .updateTable('picture')
        .set({
          ...form,
          edition: hash === id ? null : hash,
          version: sql`version + 1`,
          original: crop === null ? null : sql`coalesce(original, bytes)`,
          crop: toJson(crop),
          focus: null, // it was a point of what is shown
        })
        .where('hash', '=', id)
        .execute()
    },

    /** The bytes of a picture before it was cropped. */
    async findWhole(id: string): Promise<{ bytes: Buffer; version: number } | undefined> {
      const row = await db
        .selectFrom('picture')
        .select([sql<Buffer>`coalesce(original, bytes)`.as('bytes'), 'version'])
        .where('hash', '=', id)
        .executeTakeFirst()
      return row && { ...row, bytes: Buffer.from(row.bytes) }
    },

    /** Whether a published version or the settings of a page show it. */
    async isPublic(id: string): Promise<boolean> {
      const use = await db
        .selectFrom('picture_use')
        .select('hash')
        .where('hash', '=', id)
        .where('place', 'in', ['published', 'page'])
        .limit(1)
        .executeTakeFirst()
      return use !== undefined
    },

    /** Published pictures that are not shown as they were uploaded. */
    async listForms({ limit, after }: { limit: number; after?: string | undefined }) {
      const rows = await db
        .selectFrom('picture')
        .select(['hash', 'name', 'edition', 'focus'])
        .where((is) => is.or([is('edition', 'is not', null), is('focus', 'is not', null)]))
        .where((is) =>
          is.exists(
            is
              .selectFrom('picture_use')
              .select('picture_use.hash')
              .whereRef('picture_use.hash', '=', 'picture.hash')
              .where('place', 'in', ['published', 'page']),
          ),
        )
        .$if(after !== undefined, (query) => query.where('hash', '>', after ?? ''))
        .orderBy('hash')
        .limit(limit + 1)
        .execute()
      const data = rows.slice(0, limit).map(({ hash, name, edition, focus }) => ({
        id: hash,
        src: pictureAddress({ hash, name }),
        shown: pictureAddress({ hash, name, edition }),
        focus,
      }))
      return { data, next: rows.length > limit ? (data.at(-1)?.id ?? null) : null }
    },

    /** Whether an entry or a page uses it. */
    async isUsed(id: string): Promise<boolean> {
      const use = await db
        .selectFrom('picture_use')
        .select('hash')
        .where('hash', '=', id)
        .limit(1)
        .executeTakeFirst()
      return use !== undefined
    },

    async remove(id: string): Promise<void> {
      await db.deleteFrom('picture').where('hash', '=', id).execute()
    },
  }
}

const columns = ['hash', 'name', 'width', 'height', 'title', 'edition', 'by', 'at', 'version'] as const

const order: KeysetOrder<{ at: string; id: string }> = {
  columns: ['at', 'hash'],
  direction: 'desc',
  valuesOf: ({ at, id }) => [at, id],
  schema: z.tuple([DatabaseTimeSchema, z.string().max(10)]),
}

const bytes = sql<number>`octet_length(bytes)`
/** What was set in the library, or else the longest that a text says. */
const alt = sql<string>`coalesce(nullif(alt, ''), (
  select used.alt from picture_use as used where used.hash = picture.hash order by length(used.alt) desc limit 1), '')`
const uses = sql<string | number>`(
  select count(distinct coalesce(entry_id::text, path)) from picture_use as used where used.hash = picture.hash)`

const isUnused = (is: ExpressionBuilder<Tables, 'picture'>) =>
  is.not(
    is.exists(
      is
        .selectFrom('picture_use')
        .select('picture_use.hash')
        .whereRef('picture_use.hash', '=', 'picture.hash'),
    ),
  )

const isVisibleTo = (owner: string) => (is: ExpressionBuilder<Tables, 'picture'>) =>
  is.or([
    sql<boolean>`lower(by) = ${owner.toLowerCase()}`,
    is.exists(
      is
        .selectFrom('picture_use')
        .select('picture_use.hash')
        .whereRef('picture_use.hash', '=', 'picture.hash')
        .where('place', 'in', ['published', 'page']),
    ),
  ])

interface Row extends Pick<PictureWords, 'title'> {
  hash: string
  name: string
  width: number
  height: number
  edition: string | null
  by: string
  at: Date
  version: number
  size: number
  shownAlt: string
  uses: string | number
}

function toPicture({ hash, name, edition, at, size, shownAlt, uses, ...row }: Row): LibraryPicture {
  const { width, height, title, by, version } = row
  return {
    id: hash,
    src: pictureAddress({ hash, name }),
    shown: pictureAddress({ hash, name, edition: edition ?? hash }),
    thumbnail: pictureAddress({ hash, name, edition: edition ?? hash, isSmall: true }),
    ...{ width, height, title, by, version },
    bytes: size,
    alt: shownAlt,
    at: at.toISOString(),
    uses: Number(uses),
  }
}

/** Entries by what changed last, then pages. */
async function listUses(db: Db, id: string): Promise<Pick<PictureDetail, 'entries' | 'pages'>> {
  const { rows } = await sql<Omit<EntryUse, 'isTrashed'> & { isTrashed: boolean }>`
    select entry.id, entry.kind, entry.title, entry.state, entry.trashed_at is not null as "isTrashed",
      bool_or(used.place = 'draft') as "isDraft",
      case when bool_or(used.place = 'published') then entry.live_slug end as "liveSlug",
      coalesce((array_agg(used.revision order by used.revision desc)
        filter (where used.revision is not null))[1:20], '{}') as revisions,
      coalesce(max(used.alt) filter (where used.place = 'draft'),
        max(used.alt) filter (where used.place = 'published'), '') as alt
    from picture_use as used join entry on entry.id = used.entry_id
    where used.hash = ${id}
    group by entry.id order by entry.updated_at desc, entry.id limit ${mostPictureUses}`.execute(db)
  const pages = await db
    .selectFrom('picture_use')
    .select('path')
    .where('hash', '=', id)
    .where('path', 'is not', null)
    .$narrowType<{ path: string }>()
    .orderBy('path')
    .limit(mostPictureUses)
    .execute()
  return { entries: rows, pages: pages.map(({ path }) => path) }
}

const toJson = (value: object | null) => (value === null ? null : JSON.stringify(value))
