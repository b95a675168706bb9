import { mostViews, type SavedView } from '../../contract/inquiry'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { createSavedViewsRepository } from '../repositories/saved-views-repository'

/** The filters people have named, each person their own. */
export function createSavedViews(db: Db) {
  return {
    list: (owner: string): Promise<SavedView[]> => createSavedViewsRepository(db, owner).list(),

    /** @throws ServiceError `too_many`, or `not_found` for a view of somebody else. */
    save: (owner: string, view: SavedView): Promise<SavedView> =>
      db.transaction().execute(async (trx) => {
        const views = createSavedViewsRepository(trx, owner)
        if ((await views.countOthers(view.id)) >= mostViews) throw tooMany()
        const saved = await views.put(view)
        if (!saved) throw new ServiceError('not_found', 'This view is not yours. Save one of your own.')
        return saved
      }),

    remove: (owner: string, id: string): Promise<void> => createSavedViewsRepository(db, owner).remove(id),
  }
}

const tooMany = () =>
  new ServiceError(
    'too_many',
    `You keep ${mostViews} views, which is all there is room for. Remove one first.`,
  )
