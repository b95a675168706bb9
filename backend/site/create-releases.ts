import { copyFile, link, lstat, mkdir, readdir, rename, rm, stat, symlink } from 'node:fs/promises'
import path from 'node:path'
import { hashedFile } from '../../contract/build'
import { codeOf } from '../errors/code-of'
import { findRelease, folderIdFile, listReleases, parseHostingFile, releasesOf } from './open-site'

/** The number of releases to keep: responses in progress belong to the last one or two. */
const kept = 3

/** The end of a folder's name while it is being built. */
const unfinished = '.building'

/** The release name for the plain folder of an earlier build; it sorts before all others. */
const firstFolder = `${'0'.repeat(17)}-${'0'.repeat(8)}`

/**
 * Releases of a site, each in its own folder. The site is a link to one of them, replaced by a single rename: even if the
 * process is killed, the site is either the old or the new release, complete.
 */
export function createReleases(siteDirectory: string) {
  const folder = releasesOf(siteDirectory)
  const release = (name: string) => path.join(folder, name)
  const building = (name: string) => `${release(name)}${unfinished}`

  return {
    /**
     * Removes what builds that were killed left behind: they would fill the disk.
     *
     * @returns The folder for a new release; it does not exist yet.
     */
    async begin(name: string): Promise<string> {
      await mkdir(folder, { recursive: true })
      for (const left of await readdir(folder))
        if (left.endsWith(unfinished)) await rm(path.join(folder, left), { recursive: true, force: true })
      return building(name)
    },

    /** Removes the folder of a build that failed. */
    discard: (name: string): Promise<void> => rm(building(name), { recursive: true, force: true }),

    /**
     * Makes a built release live. Retains scripts that open pages may still request.
     *
     * @throws Error with an explanation when the release is incomplete; the site stays unchanged.
     */
    async publish(name: string): Promise<void> {
      await requireWhole(building(name))
      await retainAssets(await findRelease(siteDirectory), building(name))
      await rename(building(name), release(name))
      await setFolderAside(siteDirectory)
      await pointTo(siteDirectory, release(name))
      await prune()
    },
  }

  async function prune(): Promise<void> {
    const live = await findRelease(siteDirectory)
    const stay = [...(await listReleases(siteDirectory)).slice(-kept), live, path.join(folder, folderIdFile)]
    const found = (await readdir(folder)).map((name) => path.join(folder, name))
    for (const old of found.filter((place) => !stay.includes(place)))
      await rm(old, { recursive: true, force: true })
  }
}

/** Name of a release: sorts by start time. */
export function releaseName(buildId: string, at: Date): string {
  return `${at.toISOString().replace(/\D/g, '')}-${buildId.replaceAll('-', '').slice(0, 8)}`
}

/**
 * Restores a site whose folder or link is missing because a process was killed: from the latest release, or from the
 * folder that a build had set aside. Call it before serving.
 */
export async function restoreSite(siteDirectory: string): Promise<void> {
  if (await isThere(siteDirectory)) return
  const latest = (await listReleases(siteDirectory)).at(-1)
  const setAside = `${siteDirectory}.old`
  if (await isThere(setAside)) await rename(setAside, siteDirectory)
  else if (latest !== undefined) await pointTo(siteDirectory, latest)
}

/**
 * Makes the plain folder of an earlier build a release. Call it before serving: a request that is under way while a
 * folder becomes a link wouldn't find its file.
 */
export async function adoptFolder(siteDirectory: string): Promise<void> {
  const release = await setFolderAside(siteDirectory)
  if (release !== undefined) await pointTo(siteDirectory, release)
}

/** @returns The release that the folder became; undefined if the site is not a plain folder. */
async function setFolderAside(siteDirectory: string): Promise<string | undefined> {
  if (!(await isFolder(siteDirectory))) return undefined
  const release = path.join(releasesOf(siteDirectory), firstFolder)
  await rm(release, { recursive: true, force: true })
  await mkdir(path.dirname(release), { recursive: true })
  await rename(siteDirectory, release)
  return release
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

/** How long a script, style sheet or drawing is retained after the last build that used it, in milliseconds. */
const keptMs = 7 * 24 * 60 * 60 * 1000

/**
 * Retains scripts, style sheets and drawings of the last release in the next: pages that are open in a browser still request them.
 * They keep their date, which decides when they are removed.
 */
async function retainAssets(last: string, next: string): Promise<void> {
  // earlier versions kept them at the top level
  for (const folder of ['static', '.']) await retainAssetsIn(path.join(last, folder), path.join(next, folder))
}

async function retainAssetsIn(last: string, next: string): Promise<void> {
  await mkdir(next, { recursive: true })
  const there = new Set(await readdir(next))
  for (const name of await readdir(last).catch(() => [])) {
    const file = path.join(last, name)
    if (!hashedFile.test(name) || there.has(name)) continue
    const { mtimeMs } = await stat(file)
    if (Date.now() - mtimeMs > keptMs) continue
    // not every file system has hard links
    await link(file, path.join(next, name)).catch(() => copyFile(file, path.join(next, name)))
  }
}
