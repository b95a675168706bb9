import { readFile, readdir, readlink, stat } from 'node:fs/promises'
import path from 'node:path'
import { HostingSchema, type Hosting } from '../../contract/hosting'
import { parseOrExplain } from '../../contract/parse-or-explain'
import type { FindFile } from '../entries/entry-repos'
import { codeOf } from '../errors/code-of'
import { keepRecent } from '../keep-recent'
import { createFileMemory } from './create-file-memory'
import { createSiteFiles, type SiteFiles } from './create-site-files'

/** The site at one moment. */
interface Site {
  /** Folder of its files, absolute: one release, even if another one becomes live in the meantime. */
  directory: string
  /** Its hosting settings; undefined while there is no built site. */
  hosting: Hosting | undefined
  /** Its files, in memory once they were sent. */
  files: SiteFiles
}

export interface ReadSite {
  (): Promise<Site>
  /** The site, if it was read so recently that the disk isn't asked. */
  peek: () => Site | undefined
}

export interface SiteOptions {
  /** Called once for each invalid `hosting.json` after startup. */
  onBroken: (error: unknown) => void
  /** Changes the settings. Default: they are used as they are. */
  adapt?: ((hosting: Hosting) => Hosting) | undefined
  /** How long what was found is used before the disk is asked again, in milliseconds. Default 100. */
  checkMs?: number
}

/**
 * Finds the live release and reads its `hosting.json`, again when that has changed: a build replaces a release as a
 * whole, so one that hasn't changed is known from memory. An invalid one stops startup; later it is reported once, and
 * the last valid one stays in use.
 *
 * @throws Error that names the file and its errors, if it is invalid at startup.
 */
export async function openSite(siteDirectory: string, options: SiteOptions): Promise<ReadSite> {
  const { onBroken, adapt = (hosting: Hosting) => hosting, checkMs = 100 } = options
  const memory = createFileMemory()
  let last: { version: string | undefined; site: Site } | undefined

  const read = async (onFault: (error: unknown) => Hosting | undefined): Promise<Site> => {
    const directory = await findRelease(siteDirectory)
    const file = path.join(directory, 'hosting.json')
    const version = await findVersion(file)
    if (last && last.version === version && last.site.directory === directory) return last.site
    const hosting = version === undefined ? undefined : await parseHostingFile(file).then(adapt, onFault)
    const site = { directory, hosting, files: createSiteFiles(directory, { hosting, memory }) }
    last = { version, site }
    return site
  }

  await read((error) => {
    throw error
  })
  const keepLast = (error: unknown) => {
    onBroken(error)
    return last?.site.hosting
  }
  const { get, peek } = keepRecent(() => read(keepLast), checkMs)
  return Object.assign(get, { peek })
}

/** Changes with the file; undefined without a file. */
async function findVersion(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(file)
    return `${file}-${mtimeMs}-${size}-${ino}`
  } catch {
    return undefined
  }
}

/** @throws Error that names the file and its errors. */
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

/** The file in the folder of releases with that folder's id. */
export const folderIdFile = 'folder-id'

/** Folder of a site's releases, beside it. */
export const releasesOf = (siteDirectory: string) => `${siteDirectory}.releases`

/**
 * The folder that a site is currently served from: the target of its link, or the site itself if it is a plain folder.
 * Read once per request, so that no response mixes two releases.
 *
 * If there is neither, because the first change from folder to link was interrupted, the latest release is used.
 */
export async function findRelease(siteDirectory: string): Promise<string> {
  try {
    return path.resolve(path.dirname(siteDirectory), await readlink(siteDirectory))
  } catch (error) {
    const latest = codeOf(error) === 'ENOENT' ? (await listReleases(siteDirectory)).at(-1) : undefined
    return latest ?? siteDirectory
  }
}

/** Names sort by time; releases in progress have another extension. */
const finished = /^\d{17}-[\da-f]{8}$/

/** Finished releases, absolute, oldest first. */
export async function listReleases(siteDirectory: string): Promise<string[]> {
  const folder = releasesOf(siteDirectory)
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => finished.test(name))
    .sort()
    .map((name) => path.join(folder, name))
}

/** Finds the file in `content/` with a slug, as listed by the built site; none without a site. */
export function createFindContentFile(readSite: ReadSite): FindFile {
  return async (kind, slug) => {
    const { hosting } = await readSite()
    return hosting?.files.find((entry) => entry.kind === kind && entry.slug === slug)?.file
  }
}
