import { createReadStream } from 'node:fs'
import { access, constants, copyFile, mkdir, open, rename, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../errors/code-of'
import { fileMissing, storeUnavailable, type FileStore } from './file-store'

/**
 * Stores files in a folder that only the service's user can read; a stored file survives a power failure.
 *
 * @param directory Absolute; created with the first file. Several instances must share it.
 */
export function createFolderStore(directory: string): FileStore {
  const placeOf = (id: string) => path.join(directory, path.basename(id))
  const explained = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      throw explain(error, directory)
    }
  }
  return {
    put: (id, file) =>
      explained(async () => {
        await mkdir(directory, { recursive: true, mode: 0o700 })
        const place = placeOf(id)
        try {
          // Not as a stream: each of its steps waits for one of the few threads that all files share.
          await copyFile(file.path, `${place}.part`)
          await flush(`${place}.part`, ownerOnly)
          await rename(`${place}.part`, place)
        } catch (error) {
          await rm(`${place}.part`, { force: true })
          throw error
        }
        await flush(directory)
      }),
    read: (id) =>
      explained(async () => {
        const handle = await open(placeOf(id)).catch((error: unknown) => {
          throw codeOf(error) === 'ENOENT' ? fileMissing(error) : error
        })
        return createReadStream('', { fd: handle })
      }),
    check: () =>
      explained(async () => {
        await mkdir(directory, { recursive: true, mode: 0o700 })
        await access(directory, constants.R_OK | constants.W_OK)
        const { bavail, bsize } = await statfs(directory)
        if (bavail * bsize < leastFree) throw Object.assign(new Error('The disk is full'), { code: 'ENOSPC' })
      }),
    remove: (id) =>
      explained(async () => {
        await rm(`${placeOf(id)}.part`, { force: true })
        await rm(placeOf(id), { force: true })
      }),
  }
}

const ownerOnly = 0o600

/** With less free space, in bytes, the next uploads may fail. */
const leastFree = 32 * 1024 * 1024

/** Flushes a file, or a folder's entries, to disk: without that it may be lost after a power failure. */
async function flush(place: string, mode?: number): Promise<void> {
  const handle = await open(place)
  try {
    if (mode !== undefined) await handle.chmod(mode)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

function explain(error: unknown, directory: string): unknown {
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
      return storeUnavailable(
        `There is no room left for files in ${directory}. Make some, or move FILES_DIR.`,
        error,
      )
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return storeUnavailable(
        `${directory} can't be used for files. Correct its rights, or FILES_DIR.`,
        error,
      )
    default:
      return error
  }
}
