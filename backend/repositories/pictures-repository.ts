import { sql } from 'kysely'
import type { Db } from '../database/open-database'

/** A picture as it is shown: WebP. */
export interface StoredPicture {
  /** First 10 hex digits of the SHA-256 of its bytes. */
  hash: string
  /** Part of its address, without the ending. */
  name: string
  /** Pixels. */
  width: number
  height: number
  bytes: Buffer
}

/** Keeps the pictures of entries. They are never changed. */
export function createPicturesRepository(db: Db) {
  return {
    /** @returns The name it has: that of its first upload. */
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
      // The embedded database gives bytes without Node's methods.
      return row && { ...row, bytes: Buffer.from(row.bytes) }
    },

    /**
     * Looks for who shows the pictures that were last looked for before `before`: texts, earlier forms of them, what
     * visitors read, and what pages show where they are shared. All texts are read for it, so not often.
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
     * Removes what nothing has shown since `since`, as was just seen.
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
