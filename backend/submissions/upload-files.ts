import { randomUUID } from 'node:crypto'
import { lstat, readdir, rm } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { codeOf } from '../errors/code-of'

/** Prefix of our files in the system's temporary folder. */
const prefix = 'website-upload'
const isOurs = (name: string) => new RegExp(`^${prefix}-\\d+-[0-9a-f-]{36}$`).test(name)

/** No upload takes this long: bodies may take five minutes. */
const longestMs = 60 * 60_000

/** A new path for the file of one upload; the caller removes the file when the call ends. */
export const newUploadFile = (temporary = tmpdir()): string =>
  path.join(temporary, `${prefix}-${process.pid}-${randomUUID()}`)

/**
 * Removes uploads whose process was killed in the middle. Other instances on this machine may have uploads under way,
 * and process ids say nothing across containers, so age decides.
 *
 * @returns How many were removed.
 */
export async function sweepUploadFiles(now: Date, temporary = tmpdir()): Promise<number> {
  let removed = 0
  for (const name of (await readdir(temporary)).filter(isOurs)) {
    const file = path.join(temporary, name)
    if (!(await isLeftover(file, now))) continue
    await rm(file, { force: true })
    removed++
  }
  return removed
}

/** Whether it is an old file of our user; links are left alone. */
async function isLeftover(file: string, now: Date): Promise<boolean> {
  const found = await lstat(file).catch(unlessGone)
  if (!found?.isFile() || found.mtimeMs > now.getTime() - longestMs) return false
  return process.platform === 'win32' || found.uid === userInfo().uid
}

/** Another instance may have removed it. */
function unlessGone(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
