import { entryAddress, findEntryAddress } from '../../contract/entry-address'
import type { Db } from '../database/open-database'
import { createMovedSlugsRepository } from '../repositories/moved-slugs-repository'
import { createPublishedRepository } from '../repositories/published-repository'
import { findSiteFile } from '../site/find-site-file'
import type { ReadSite } from '../site/open-site'
import { isApiPath } from '../site/read-request-path'
import type { Hop } from './validate-redirect'

/** What the site has at its addresses at one moment. */
export async function checkTargets(db: Db, readSite: ReadSite) {
  const { directory, hosting } = await readSite()

  return {
    /** Whether there is a site to look at: without one nothing can be said of its pages. */
    isBuilt: hosting !== undefined,

    /** Whether visitors find a page there, built or only just published. */
    async hasPage(path: string): Promise<boolean> {
      if (isApiPath(path)) return true
      const entry = findEntryAddress(path)
      if (entry) {
        const isFile = hosting?.files.some(({ kind, slug }) => kind === entry.kind && slug === entry.slug)
        // what was taken down may still be in the build, but not in the next one
        return isFile === true || (await createPublishedRepository(db).find(entry)) !== undefined
      }
      return (await findSiteFile(directory, path))?.kind === 'file'
    },

    /** Redirects that were not made in the editor of them: of files, and of what has moved away from these paths. */
    async listHops(paths: readonly string[]): Promise<Hop[]> {
      const ofFiles = (hosting?.redirects ?? []).filter(({ by = 'file' }) => by === 'file')
      const moved = await Promise.all(paths.map(findMoved))
      return [...ofFiles.map(({ from, to }): Hop => ({ from, to, by: 'file' })), ...moved.flat()]
    },
  }

  async function findMoved(path: string): Promise<Hop[]> {
    const entry = findEntryAddress(path)
    const moved = entry && (await createMovedSlugsRepository(db).find(entry))
    return moved ? [{ from: path, to: entryAddress(moved.kind, moved.to), by: 'moved' }] : []
  }
}
