import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { HostingSchema, type Hosting } from '../../contract/hosting'
import { parseOrExplain } from '../../contract/parse-or-explain'

/** How the site wants to be served, as of now; undefined while there is no built site. */
export type ReadHosting = () => Promise<Hosting | undefined>

/**
 * Reads `hosting.json` and, on each later call, reads it again if it changed. A broken one stops the start;
 * later it is reported once and the last good one stays.
 *
 * @throws Error that names the file and its faults, when it is broken from the beginning.
 */
export async function openHosting(
  siteDirectory: string,
  onBroken: (error: unknown) => void,
): Promise<ReadHosting> {
  const file = path.join(siteDirectory, 'hosting.json')
  let version = await findVersion(file)
  let hosting = version === undefined ? undefined : await parseFile(file)

  return async () => {
    const found = await findVersion(file)
    if (found === version) return hosting
    try {
      hosting = found === undefined ? undefined : await parseFile(file)
    } catch (error) {
      onBroken(error)
    }
    version = found
    return hosting
  }
}

/** What tells one state of the file from another; undefined without a file. */
async function findVersion(file: string): Promise<string | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(file)
    return `${mtimeMs}-${size}-${ino}`
  } catch {
    return undefined
  }
}

async function parseFile(file: string): Promise<Hosting> {
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
