import { copyFile, link, readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** For how long a script or style sheet stays after the last build that used it, in milliseconds. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Files whose name holds the hash of what is in them, e.g. "app-0a1b….js", and their compressed forms. */
const hashed = /[-.][\da-f]{20}\.(?:js|css)(?:\.br|\.gz)?$/

/**
 * Takes scripts and style sheets of the last release over into the next: pages that are open in a browser
 * still ask for them. They keep their date, by which they go in the end.
 */
export async function retainAssets(last: string, next: string): Promise<void> {
  const there = new Set(await readdir(next))
  for (const name of await readdir(last).catch(() => [])) {
    const file = path.join(last, name)
    if (!hashed.test(name) || there.has(name)) continue
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > keptMs) continue
    // not every file system has hard links
    await link(file, path.join(next, name)).catch(() => copyFile(file, path.join(next, name)))
  }
}
