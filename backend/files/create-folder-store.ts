import { createReadStream } from 'node:fs'
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '../errors/code-of'
import { ServiceError } from '../errors/service-error'
import type { FileStore } from './file-store'

/** Keeps files in a folder of this machine. @param directory Absolute; made when the first file comes. */
export function createFolderStore(directory: string): FileStore {
  const placeOf = (id: string) => path.join(directory, path.basename(id))
  return {
    put: async (id, file) => {
      await mkdir(directory, { recursive: true, mode: 0o700 })
      const place = placeOf(id)
      await copyFile(file.path, `${place}.part`)
      await rename(`${place}.part`, place)
    },
    read: async (id) => {
      const handle = await open(placeOf(id)).catch((error: unknown) => {
        if (codeOf(error) === 'ENOENT') throw missing(error)
        throw error
      })
      return createReadStream('', { fd: handle })
    },
    remove: async (id) => {
      await rm(`${placeOf(id)}.part`, { force: true })
      await rm(placeOf(id), { force: true })
    },
  }
}

const missing = (cause: unknown) =>
  new ServiceError('file_missing', 'This file is no longer in the store. Ask an admin to look after it.', {
    cause,
  })
