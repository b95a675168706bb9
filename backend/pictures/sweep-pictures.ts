import type { Db } from '../database/open-database'
import { createPicturesRepository } from '../repositories/pictures-repository'

const dayMs = 24 * 60 * 60_000
/** For how long nothing must show a picture: a text that is still on its way from a browser may. */
const patienceDays = 30

/**
 * Removes pictures that no text, no earlier form of one and no page has shown for 30 days. It looks once a day;
 * several instances may call it at once, and as often as they like.
 *
 * @returns How many were removed.
 */
export async function sweepPictures(db: Db, now: Date): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const pictures = createPicturesRepository(trx)
    await pictures.lookForUse({ before: new Date(now.getTime() - dayMs), now })
    const since = new Date(now.getTime() - patienceDays * dayMs)
    return pictures.removeUnused({ since, seenAt: now })
  })
}
