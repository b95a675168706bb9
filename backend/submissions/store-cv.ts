import { cvTypes } from '../../contract/forms/forms'
import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'
import { cleanFileName } from './clean-file-name'
import { judgeCv } from './judge-cv'
import type { ReceivedFile } from './receive-file'

export interface Shelf {
  db: Db
  files: FileStore
  /** Told of what could not be taken back at once; a sweep does it later. */
  onLeft: (error: unknown) => void
}

/**
 * Puts a CV into the store for as long as `keep` takes, and for good when that says so. What is not kept is taken back.
 *
 * @param keep Writes the record that holds it; in its transaction it also says so of the file. @returns Whether it did.
 */
export async function withStoredCv<T>(
  { db, files, onLeft }: Shelf,
  cv: ReceivedFile,
  keep: (id: string) => Promise<{ isKept: boolean; outcome: T }>,
): Promise<T> {
  const type = await judgeCv(cv)
  const stored = createStoredFilesRepository(db)
  const id = await stored.add({ name: cleanFileName(cv.name, type), type, size: cv.size })
  const takeBack = async () => {
    try {
      await files.remove(id)
      await stored.remove(id)
    } catch (error) {
      onLeft(error)
    }
  }
  try {
    await files.put(id, { path: cv.path, size: cv.size, type: cvTypes[type] })
    const { isKept, outcome } = await keep(id)
    if (!isKept) await takeBack()
    return outcome
  } catch (error) {
    await takeBack()
    throw error
  }
}
