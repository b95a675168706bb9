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

/** Pictures of entries. They are never changed. */
export function createPicturesRepository(db: Db) {
  return {
    /** @returns Its name: that of the first upload. */
    async add({ by, ...picture }: StoredPicture & { by: string }): Promise<string> {
      await db
        .insertInto('picture')
        .values({ ...picture, by })
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
     * entries and images for sharing. It reads all texts, so don't call it often.
     */
    async lookForUse({ before, now }: { before: Date; now: Date }): Promise<void> {
      await sql`
        with texts (text) as (
          select content::text from entry
          union all select live_content::text from entry
          union all select content::text from revision
          union all select image from seo_setting
        ),
        used (hash) as (
          select found[1] from texts, regexp_matches(text, '/media/([0-9a-f]{10})/', 'g') as found
        )
        update picture set
          looked_at = ${now},
          unused_since = case when hash in (select hash from used) then null else coalesce(unused_since, ${now}) end
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
