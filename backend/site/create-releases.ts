import { copyFile, link, lstat, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../errors/code-of'
import { findRelease, listReleases, parseHostingFile, releasesOf } from './open-site'

/** How many releases stay: answers under way are of the last one or two. */
const kept = 3

/** Where the plain folder of an earlier build goes: older than any release. */
const firstFolder = `${'0'.repeat(17)}-${'0'.repeat(8)}`

/**
 * Releases of a site: each in a folder of its own, and the site itself a link to one of them, which is replaced
 * by a single rename. Whatever kills the process, the site is the old or the new release, whole.
 */
export function createReleases(siteDirectory: string) {
  const folder = releasesOf(siteDirectory)
  const release = (name: string) => path.join(folder, name)
  const building = (name: string) => `${release(name)}.building`

  return {
    /** @returns Where to build a release; nothing is there yet. */
    async begin(name: string): Promise<string> {
      await mkdir(folder, { recursive: true })
      await rm(building(name), { recursive: true, force: true })
      return building(name)
    },

    /**
     * Makes a built release the site. Scripts that only open pages still ask for come along.
     *
     * @throws Error with a sentence when the release is not whole; the site stays as it is.
     */
    async publish(name: string): Promise<void> {
      await requireWhole(building(name))
      await retainAssets(await findRelease(siteDirectory), building(name))
      await rename(building(name), release(name))
      if (await isFolder(siteDirectory)) {
        await rm(release(firstFolder), { recursive: true, force: true })
        await rename(siteDirectory, release(firstFolder))
      }
      await pointTo(siteDirectory, release(name))
      await prune()
    },
  }

  async function prune(): Promise<void> {
    const live = await findRelease(siteDirectory)
    const stay = [...(await listReleases(siteDirectory)).slice(-kept), live]
    const found = (await readdir(folder)).map((name) => path.join(folder, name))
    for (const old of found.filter((place) => !stay.includes(place)))
      await rm(old, { recursive: true, force: true })
  }
}

/** Name of a release: sorts by the time it was begun. */
export function releaseName(buildId: string, at: Date): string {
  return `${at.toISOString().replace(/\D/g, '')}-${buildId.replaceAll('-', '').slice(0, 8)}`
}

/**
 * Puts a site back that a killed process left without its folder or link: the latest release, or the folder a
 * build had set aside to put its own in place. Call it before serving.
 */
export async function restoreSite(siteDirectory: string): Promise<void> {
  if (await isThere(siteDirectory)) return
  const latest = (await listReleases(siteDirectory)).at(-1)
  const setAside = `${siteDirectory}.old`
  if (await isThere(setAside)) await rename(setAside, siteDirectory)
  else if (latest !== undefined) await pointTo(siteDirectory, latest)
}

async function pointTo(siteDirectory: string, release: string): Promise<void> {
  const next = `${siteDirectory}.link`
  await rm(next, { force: true })
  await symlink(path.relative(path.dirname(siteDirectory), release), next)
  await rename(next, siteDirectory)
}

async function requireWhole(release: string): Promise<void> {
  await parseHostingFile(path.join(release, 'hosting.json'))
  await lstat(path.join(release, 'index.html'))
}

const statsOf = (place: string) =>
  lstat(place).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })

const isThere = async (place: string) => (await statsOf(place)) !== undefined
const isFolder = async (place: string) => (await statsOf(place))?.isDirectory() ?? false

/** For how long a script or style sheet stays after the last build that used it, in milliseconds. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/** Files whose name holds the hash of what is in them, e.g. "app-0a1b….js", and their compressed forms. */
const hashed = /[-.][\da-f]{20}\.(?:js|css)(?:\.br|\.gz)?$/

/**
 * Takes scripts and style sheets of the last release over into the next: pages that are open in a browser
 * still ask for them. They keep their date, by which they go in the end.
 */
async function retainAssets(last: string, next: string): Promise<void> {
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
