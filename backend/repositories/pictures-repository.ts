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
        .onConflict((conflict) => conflict.column('hash').doNothing())
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
  }
}
