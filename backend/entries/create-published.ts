import { PublishedEntrySchema, type PublishedEntry } from '../../contract/published'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import type { EntryKey } from '../repositories/entries-repository'
import { createMovedSlugsRepository } from '../repositories/moved-slugs-repository'
import { createPublishedRepository, type PublishedVersion } from '../repositories/published-repository'
import type { Publishing } from './entry-repos'

/** Reads published entries, for the build of the site and for live pages. */
export function createPublished(db: Db, { clock }: Pick<Publishing, 'clock'>) {
  const published = createPublishedRepository(db)
  const movedSlugs = createMovedSlugsRepository(db)
  const describe = ({ at, ...version }: PublishedVersion): PublishedEntry =>
    PublishedEntrySchema.parse({ ...version, modified: clock.dayOf(at) })

  return {
    /** Ordered by id, with the former slugs of the entries on the page. */
    async list(query: { limit: number; after?: string | undefined }) {
      const { data, next } = await published.listPage(query)
      return { data: data.map(describe), moved: await movedSlugs.listOf(data.map(({ id }) => id)), next }
    },

    /** @throws ServiceError `not_found`, or `moved` that names the current slug. */
    async get(key: EntryKey): Promise<PublishedEntry> {
      const version = await published.find(key)
      if (version) return describe(version)
      const moved = await movedSlugs.find(key)
      if (moved) throw new ServiceError('moved', `This has moved to “${moved.to}”.`)
      throw new ServiceError('not_found', `Nothing is published as “${key.slug}”.`)
    },
  }
}
