import { readFile, readdir, readlink, stat } from 'node:fs/promises'
import path from 'node:path'
import { HostingSchema, type Hosting } from '../../contract/hosting'
import { parseOrExplain } from '../../contract/parse-or-explain'
import type { FindFile } from '../entries/entry-repos'
import { codeOf } from '../errors/code-of'

/** The site as it is at one moment. */
interface Site {
  /** Folder of its files, absolute: one release, even if another one becomes live in the meantime. */
  directory: string
  /** How it wants to be served; undefined while there is no built site. */
  hosting: Hosting | undefined
}

export type ReadSite = () => Promise<Site>

/**
 * Finds the release that is live and reads its `hosting.json`, again when that changed. A broken one stops the
 * start; later it is reported once and the last good one stays.
 *
 * @throws Error that names the file and its faults, when it is broken from the beginning.
 */
export async function openSite(siteDirectory: string, onBroken: (error: unknown) => void): Promise<ReadSite> {
  let last: { version: string; hosting: Hosting | undefined } | undefined

  const read = async (onFault: (error: unknown) => Hosting | undefined): Promise<Site> => {
    const directory = await findRelease(siteDirectory)
    const file = path.join(directory, 'hosting.json')
    const version = await findVersion(file)
    if (version === undefined) return { directory, hosting: undefined }
    if (last?.version !== version) {
      const found = { version, hosting: await parseHostingFile(file).catch(onFault) }
      last = found
      return { directory, hosting: found.hosting }
    }
    return { directory, hosting: last.hosting }
  }

  await read((error) => {
    throw error
  })
  return () =>
    read((error) => {
      onBroken(error)
      return last?.hosting
    })
}

/** What tells one state of the file from another; undefined without a file. */
async function findVersion(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(file)
    return `${file}-${mtimeMs}-${size}-${ino}`
  } catch {
    return undefined
  }
}

/** @throws Error that names the file and its faults. */
export async function parseHostingFile(file: string): Promise<Hosting> {
  const value = parseJson(await readFile(file, 'utf8'), file)
  return parseOrExplain(HostingSchema, value, (at) => [file, ...at.map(String)].join(': '))
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`${file}: expected JSON, found something else. Build the site again: npm run build`, {
      cause,
    })
  }
}

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

/** Finds the file of `content/` an address comes from in what the built site says of itself; without a site there is none. */
export function createFindContentFile(readSite: ReadSite): FindFile {
  return async (kind, slug) => {
    const { hosting } = await readSite()
    return hosting?.files.find((entry) => entry.kind === kind && entry.slug === slug)?.file
  }
}
