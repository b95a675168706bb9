import { readdir, readlink } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../errors/code-of'

/** Folder that holds the releases of a site, beside it. */
export const releasesOf = (siteDirectory: string) => `${siteDirectory}.releases`

/**
 * The folder a site is served from at this moment: where its link leads, or itself where it is a plain folder.
 * Asked once for each request, so that no answer mixes two releases.
 *
 * Where there is nothing, since the first change from a folder to a link was cut off, the latest release
 * stands in.
 */
export async function findRelease(siteDirectory: string): Promise<string> {
  try {
    return path.resolve(path.dirname(siteDirectory), await readlink(siteDirectory))
  } catch (error) {
    const latest = codeOf(error) === 'ENOENT' ? (await listReleases(siteDirectory)).at(-1) : undefined
    return latest ?? siteDirectory
  }
}

/** Names sort by time; what is still being built has another ending. */
const finished = /^\d{17}-[\da-f]{8}$/

/** Finished releases, absolute, the oldest first. */
export async function listReleases(siteDirectory: string): Promise<string[]> {
  const folder = releasesOf(siteDirectory)
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => finished.test(name))
    .sort()
    .map((name) => path.join(folder, name))
}
