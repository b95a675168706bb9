import type { FindFile } from '../entries/entry-repos'
import type { ReadSite } from './open-site'

/** Finds the file of `content/` an address comes from in what the built site says of itself; without a site there is none. */
export function createFindContentFile(readSite: ReadSite): FindFile {
  return async (kind, slug) => {
    const { hosting } = await readSite()
    return hosting?.files.find((entry) => entry.kind === kind && entry.slug === slug)?.file
  }
}
