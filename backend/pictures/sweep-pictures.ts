import { dayMs } from '../clock'
import type { Db } from '../database/open-database'
import { createPicturesRepository } from '../repositories/pictures-repository'

/** How long a picture must be unused: an unsaved text in a browser may still show it. */
const patienceDays = 30

/**
 * Deletes pictures that no draft, revision, published entry or page has shown for 30 days. It checks once a day,
 * however often it is called; several instances may call it at once.
 *
 * @returns The number of deleted pictures.
 */
export async function sweepPictures(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const pictures = createPicturesRepository(trx)
    await pictures.lookForUse({ before: new Date(now.getTime() - dayMs), now })
    const since = new Date(now.getTime() - patienceDays * dayMs)
    return pictures.removeUnused({ since, seenAt: now })
  })
}
