import type { ReadSite } from '../site/open-site'
import { openSearchFile } from './read-search-file'

/** What the live release calls its search documents; undefined if it has none here. Read once per release. */
export function createFindSearchRelease(readSite: ReadSite): () => Promise<string | undefined> {
  let last: { site: object; release: Promise<string | undefined> } | undefined
  return async () => {
    const site = await readSite() // the same one until the release changes
    if (last?.site !== site) last = { site, release: readRelease(site.directory) }
    return last.release
  }
}

async function readRelease(directory: string): Promise<string | undefined> {
  const file = await openSearchFile(directory).catch(() => undefined) // the loader reports it
  file?.close()
  return file?.header.release
}
