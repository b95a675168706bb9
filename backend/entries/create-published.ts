import { PublishedEntrySchema, type PublishedEntry } from '../../contract/published'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import type { Place } from '../repositories/entries-repository'
import { createMovedSlugsRepository } from '../repositories/moved-slugs-repository'
import { createPublishedRepository, type PublishedForm } from '../repositories/published-repository'
import type { Publishing } from './publishing-options'

/** Reads what is published, as the build of the site wants it. */
export function createPublished(db: Db, { clock }: Pick<Publishing, 'clock'>) {
  const published = createPublishedRepository(db)
  const movedSlugs = createMovedSlugsRepository(db)
  const describe = ({ at, ...form }: PublishedForm): PublishedEntry =>
    PublishedEntrySchema.parse({ ...form, modified: clock.dayOf(at) })

  return {
    /** By id, and the addresses that the entries of the page have left. */
    async list(query: { limit: number; after?: string | undefined }) {
      const { data, next } = await published.listPage(query)
      return { data: data.map(describe), moved: await movedSlugs.listOf(data.map(({ id }) => id)), next }
    },

    /** @throws ServiceError `not_found`, or `moved` that names the present address. */
    async get(place: Place): Promise<PublishedEntry> {
      const form = await published.find(place)
      if (form) return describe(form)
      const moved = await movedSlugs.find(place)
      if (moved) throw new ServiceError('moved', `This has moved to “${moved.to}”. Ask for it there.`)
      throw new ServiceError('not_found', `Nothing is published as “${place.slug}”. Check the address.`)
    },
  }
}
