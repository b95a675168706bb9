import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { SiteIndexSchema, siteIndexHref, type SiteIndex } from '../../contract/site-index'
import type { ReadSite } from './open-site'

/** What the live release knows about its pages; undefined without a release, or with one of an earlier version. */
export function createReadSiteIndex(readSite: ReadSite): () => Promise<SiteIndex | undefined> {
  let last: { directory: string; index: Promise<SiteIndex | undefined> } | undefined
  return async () => {
    const { directory } = await readSite()
    if (last?.directory !== directory) last = { directory, index: readIndex(directory) }
    return last.index
  }
}

async function readIndex(directory: string): Promise<SiteIndex | undefined> {
  try {
    return SiteIndexSchema.parse(JSON.parse(await readFile(path.join(directory, siteIndexHref), 'utf8')))
  } catch {
    return undefined // the build checks the entry, and leaves it out if it is faulty
  }
}
