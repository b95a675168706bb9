import { mostViews, type SavedView } from '../../contract/inquiry'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createSavedViewsRepository } from '../repositories/saved-views-repository'

/** Saved filters, each person's own. */
export function createSavedViews(db: Db) {
  return {
    list: (owner: string): Promise<SavedView[]> => createSavedViewsRepository(db, owner).list(),

    /** @throws ServiceError `too_many`, or `not_found` for someone else's view. */
    save: (owner: string, view: SavedView): Promise<SavedView> =>
      db.transaction().execute(async (trx) => {
        const views = createSavedViewsRepository(trx, owner)
        if ((await views.countOthers(view.id)) >= mostViews) throw tooMany()
        const saved = await views.put(view)
        if (!saved) throw new ServiceError('not_found', 'This view belongs to someone else. Save your own.')
        return saved
      }),

    remove: (owner: string, id: string): Promise<void> => createSavedViewsRepository(db, owner).remove(id),
  }
}

const tooMany = () => new ServiceError('too_many', `You can save up to ${mostViews} views. Delete one first.`)
