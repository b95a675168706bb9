import type { z } from 'zod'
import type { Entry, findSlug } from '../../contract/entry'
import type { PageSource } from '../../contract/page-source'
import { PublishedEntrySchema, type PublishedEntry } from '../../contract/published'
import type { listRevisions } from '../../contract/revision'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import type { EntryKey } from '../repositories/entries-repository'
import {
  createEntryListRepository,
  type EntryQuery,
  type Viewer,
} from '../repositories/entry-list-repository'
import { createMovedSlugsRepository } from '../repositories/moved-slugs-repository'
import { createPublishedRepository, type PublishedVersion } from '../repositories/published-repository'
import type { Revision } from '../repositories/revisions-repository'
import { findHolder, type Holder } from './claim-slug'
import { describeEntry } from './describe-entry'
import { readingRepos, type Publishing } from './entry-repos'
import { visible } from './find-entry'
import { findPageSource } from './find-page-source'

type RevisionQuery = z.output<(typeof listRevisions)['request']['query']>
type SlugQuery = z.output<(typeof findSlug)['request']['query']>

/** Reads entries and their version history, as far as the caller may see them. */
export function createReading(db: Db, publishing: Publishing) {
  const list = createEntryListRepository(db)
  const repos = () => readingRepos(db, publishing)
  const find = async (caller: Viewer, id: string) => visible(await repos().entries.find(id), caller)

  return {
    /** @throws ServiceError `bad_request` for an `after` that no page gave. */
    async list(caller: Viewer, query: EntryQuery) {
      const page = await list.listPage(caller, query, await publishing.files.list())
      const counts = await list.countByState(caller, query.kind)
      return { ...page, counts, trashed: await list.countTrashed(caller, query.kind) }
    },

    /** @throws ServiceError `not_found`. */
    get: async (caller: Viewer, id: string): Promise<Entry> => describeEntry(repos(), await find(caller, id)),

    /** @throws ServiceError `not_found`. */
    async listRevisions(caller: Viewer, id: string, query: RevisionQuery) {
      const entry = await find(caller, id)
      return repos().revisions.listPage(entry.id, query)
    },

    /** @throws ServiceError `not_found`. */
    async getRevision(caller: Viewer, id: string, number: number): Promise<Revision> {
      const entry = await find(caller, id)
      const revision = await repos().revisions.find(entry.id, number)
      if (revision) return revision
      throw new ServiceError('not_found', 'This version doesn’t exist. Reload the list.')
    },

    findPageSource: (caller: Viewer, path: string): Promise<PageSource | null> =>
      findPageSource(repos(), caller, path),

    async findSlug(caller: Viewer, { kind, slug, entry }: SlugQuery): Promise<{ takenBy: Holder | null }> {
      return { takenBy: (await findHolder(repos(), caller, { kind, slug }, entry)) ?? null }
    },
  }
}

/** Reads published entries, for the build of the site and for live pages. */
export function createPublished(db: Db, { clock }: Pick<Publishing, 'clock'>) {
  const published = createPublishedRepository(db)
  const movedSlugs = createMovedSlugsRepository(db)
  const describe = ({ at, ...version }: PublishedVersion): PublishedEntry =>
    PublishedEntrySchema.parse({ ...version, modified: clock.dayOf(at) })

  return {
    /** Changes whenever anything published changes. */
    digest: () => published.digest(),

    /** Ordered by id, with the former slugs of the entries on the page; on the first page what is gone. */
    async list(query: { limit: number; after?: string | undefined }) {
      const { data, next } = await published.listPage(query)
      const moved = await movedSlugs.listOf(data.map(({ id }) => id))
      const isFirst = query.after === undefined
      const gone = isFirst ? await published.listGone() : []
      const files = isFirst ? await published.listReplacedFiles() : []
      return { data: data.map(describe), moved, gone, files, next }
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
