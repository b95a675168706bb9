import { lstat, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { codeOf } from '../errors/code-of'

/** Prefix of our folders in the system's temporary folder. */
const prefix = 'website-upload'
const isOurs = (name: string) => new RegExp(`^${prefix}-\\d+-[a-z0-9]{6}$`, 'i').test(name)

/** No upload takes this long: bodies may take five minutes. */
const longestMs = 60 * 60_000

/** Makes a folder for one upload; the caller removes it when the call ends. @returns Its path. */
export const makeUploadFolder = (temporary = tmpdir()): Promise<string> =>
  mkdtemp(path.join(temporary, `${prefix}-${process.pid}-`))

/**
 * Removes uploads whose process was killed in the middle. Other instances on this machine may have uploads under way,
 * and process ids say nothing across containers, so age decides.
 *
 * @returns How many were removed.
 */
export async function sweepUploadFolders(now: Date, temporary = tmpdir()): Promise<number> {
  let removed = 0
  for (const name of (await readdir(temporary)).filter(isOurs)) {
    const folder = path.join(temporary, name)
    if (!(await isLeftover(folder, now))) continue
    await rm(folder, { recursive: true, force: true })
    removed++
  }
  return removed
}

/** Whether it is an old folder of our user; links are left alone. */
async function isLeftover(folder: string, now: Date): Promise<boolean> {
  const found = await lstat(folder).catch(unlessGone)
  if (!found?.isDirectory() || found.mtimeMs > now.getTime() - longestMs) return false
  return process.platform === 'win32' || found.uid === userInfo().uid
}

/** Another instance may have removed it. */
function unlessGone(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
