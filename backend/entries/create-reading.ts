import type { z } from 'zod'
import type { Entry, findSlug } from '../../contract/entry'
import type { listRevisions } from '../../contract/revision'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import {
  createEntryListRepository,
  type EntryQuery,
  type Viewer,
} from '../repositories/entry-list-repository'
import type { Revision } from '../repositories/revisions-repository'
import { readingRepos, type Publishing } from './entry-repos'
import { describeEntry } from './describe-entry'
import { visible } from './find-entry'
import { findHolder, type Holder } from './claim-slug'

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
      const page = await list.listPage(caller, query)
      return { ...page, counts: await list.countByState(caller, query.kind) }
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

    async findSlug(caller: Viewer, { kind, slug, entry }: SlugQuery): Promise<{ takenBy: Holder | null }> {
      return { takenBy: (await findHolder(repos(), caller, { kind, slug }, entry)) ?? null }
    },
  }
}
