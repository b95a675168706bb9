import { sql } from 'kysely'
import type { Db } from '../database/open-database'

/** A stored picture: WebP. */
export interface StoredPicture {
  /** First 10 hex digits of the SHA-256 of its bytes. */
  hash: string
  /** Part of its URL, without the extension. */
  name: string
  /** Pixels. */
  width: number
  height: number
  bytes: Buffer
}

/** Pictures of entries. */
export function createPicturesRepository(db: Db) {
  return {
    /**
     * @param title What people call it. Default: its name.
     * @returns Its name: that of the first upload.
     */
    async add({ by, title, ...picture }: StoredPicture & { by: string; title?: string }): Promise<string> {
      await db
        .insertInto('picture')
        .values({ ...picture, by, title: title ?? picture.name })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ unused_since: null }))
        .execute()
      const kept = await db
        .selectFrom('picture')
        .select('name')
        .where('hash', '=', picture.hash)
        .executeTakeFirstOrThrow()
      return kept.name
    },

    async find({ hash, name }: { hash: string; name: string }): Promise<StoredPicture | undefined> {
      const row = await db
        .selectFrom('picture')
        .select(['hash', 'name', 'width', 'height', 'bytes'])
        .where('hash', '=', hash)
        .where('name', '=', name)
        .executeTakeFirst()
      // The embedded database returns bytes without Node's methods.
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
