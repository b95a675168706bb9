import { randomUUID } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Db } from '../database/open-database'
import {
  createBuildingFolderRepository,
  type BuildingFolder,
} from '../repositories/building-folder-repository'
import { folderIdFile, releasesOf } from '../site/open-site'

/** The claim of this process that its site folder is the one that is built into. */
export interface FolderClaim {
  /** @returns undefined if the claim holds; otherwise why this machine must not build, in sentences. */
  renew: () => Promise<string | undefined>
  release: () => Promise<void>
}

interface ClaimOptions {
  /** A claim that wasn't renewed for so long is taken over. Default one minute. */
  silentMs?: number
}

/**
 * Claims this machine's site folder as the one that is built into. Builds update one folder; the site of another machine
 * with a folder of its own would stay as it is for good. Waits for the claim of a machine that was killed to run out.
 *
 * @throws Error that names the other machine, and how several machines share a site.
 */
export async function claimFolder(
  db: Db,
  siteDirectory: string,
  { silentMs = 60_000 }: ClaimOptions = {},
): Promise<FolderClaim> {
  const repository = createBuildingFolderRepository(db)
  const own: BuildingFolder = { folder: await readFolderId(siteDirectory), machine: hostname() }
  const renew = async () => {
    const other = await repository.claim(own, silentMs)
    return other && explain(other)
  }
  const giveUpAt = performance.now() + silentMs * 1.25
  for (let refusal = await renew(); refusal !== undefined; refusal = await renew()) {
    if (performance.now() > giveUpAt) throw new Error(refusal)
    await wait(silentMs / 30)
  }
  return { renew, release: () => repository.release(own.folder) }
}

const explain = ({ machine }: BuildingFolder): string =>
  `Another instance, on ${machine}, builds the site into a folder of its own, so the folder here would stay out of date. ` +
  'Share one folder between the instances, or set DEPLOY_HOOK_URL instead of BUILD_SITE so that a pipeline deploys to all.'

/** The id of a site folder; created by the first process that uses it. */
async function readFolderId(siteDirectory: string): Promise<string> {
  const file = path.join(releasesOf(siteDirectory), folderIdFile)
  await mkdir(path.dirname(file), { recursive: true })
  // fails if the file exists: then another process has created it
  await writeFile(file, randomUUID(), { flag: 'wx' }).catch(() => undefined)
  return readFile(file, 'utf8')
}
