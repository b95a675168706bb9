import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { HostingSchema, type Hosting } from '../../contract/hosting'
import { parseOrExplain } from '../../contract/parse-or-explain'
import { findRelease } from './find-release'

/** The site as it is at one moment. */
export interface Site {
  /** Folder of its files, absolute: one release, also where another takes its place meanwhile. */
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
