import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../database/open-database'

/** A stored picture: WebP. */
export interface StoredPicture {
  /** Identifies it: first 10 hex digits of the SHA-256 of its first bytes. */
  hash: string
  /** Part of its URL, without the extension. */
  name: string
  /** Pixels. */
  width: number
  height: number
  bytes: Buffer
}

interface NewPicture extends StoredPicture {
  /** A small one. Default: none. */
  thumbnail?: Buffer
  /** Email address of the person. */
  by: string
  /** What people call it. Default: its name. */
  title?: string
}

/** Where a picture is. */
export interface PictureKey extends Pick<StoredPicture, 'hash' | 'name'> {
  /** First 10 hex digits of the SHA-256 of its present bytes, where its hash is of others; else null. */
  edition: string | null
}

/** Pictures of entries. Their addresses are never changed. */
export function createPicturesRepository(db: Db) {
  return {
    /**
     * Adds a picture, or finds the one with the same bytes. The hash of one that was replaced since stays its own, so the
     * same bytes then get another.
     *
     * @returns Its address, with the name of the first upload.
     */
    async add({ by, title, ...picture }: NewPicture): Promise<PictureKey> {
      for (let attempt = 0; ; attempt++) {
        const hash = attempt === 0 ? picture.hash : hashAgain(picture.hash, attempt)
        const edition = attempt === 0 ? null : picture.hash
        const kept = await db
          .insertInto('picture')
          .values({ ...picture, hash, edition, by, title: title ?? picture.name })
          .onConflict((conflict) => conflict.column('hash').doUpdateSet({ unused_since: null }))
          .returning(['hash', 'name', 'edition'])
          .executeTakeFirstOrThrow()
        if (kept.edition === edition) return kept
      }
    },

    async find({
      hash,
      name,
    }: Pick<StoredPicture, 'hash' | 'name'>): Promise<(StoredPicture & PictureKey) | undefined> {
      const row = await db
        .selectFrom('picture')
        .select(['hash', 'name', 'width', 'height', 'bytes', 'edition'])
        .where('hash', '=', hash)
        .where('name', '=', name)
        .executeTakeFirst()
      // The embedded database returns bytes without Node's methods.
      return row && { ...row, bytes: Buffer.from(row.bytes) }
    },

    /** The small one, or the picture itself where there is none. */
    async findSmall({
      hash,
      name,
    }: Pick<StoredPicture, 'hash' | 'name'>): Promise<
      (Pick<StoredPicture, 'bytes'> & PictureKey) | undefined
    > {
      const row = await db
        .selectFrom('picture')
        .select(['hash', 'name', 'edition', sql<Buffer>`coalesce(thumbnail, bytes)`.as('bytes')])
        .where('hash', '=', hash)
        .where('name', '=', name)
        .executeTakeFirst()
      return row && { ...row, bytes: Buffer.from(row.bytes) }
    },

    /** Those of these pictures that are stored. */
    async listKnown(
      addresses: readonly Pick<StoredPicture, 'hash' | 'name'>[],
    ): Promise<Pick<StoredPicture, 'hash' | 'name'>[]> {
      if (addresses.length === 0) return []
      const hashes = [...new Set(addresses.map(({ hash }) => hash))]
      return db.selectFrom('picture').select(['hash', 'name']).where('hash', 'in', hashes).execute()
    },

    /**
     * Checks which pictures are still used, for those last checked before `before`: in drafts, revisions, published
     * entries and images for sharing.
     */
    async lookForUse({ before, now }: { before: Date; now: Date }): Promise<void> {
      await sql`
        update picture set
          looked_at = ${now},
          unused_since = case when exists (select from picture_use where picture_use.hash = picture.hash) then null
            else coalesce(unused_since, ${now}) end
        where looked_at < ${before}`.execute(db)
    },

    /**
     * Deletes pictures that have been unused since `since`.
     *
     * @returns How many.
     */
    async removeUnused({ since, seenAt }: { since: Date; seenAt: Date }): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('picture')
        .where('unused_since', '<', since)
        .where('looked_at', '=', seenAt)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

const hashAgain = (hash: string, attempt: number) =>
  createHash('sha256').update(`${hash} ${attempt}`).digest('hex').slice(0, 10)
