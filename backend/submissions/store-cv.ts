import { cvTypes, type CvType } from '../../contract/forms/cv'
import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'
import type { ReceivedFile } from './submission'

export interface CvStorage {
  db: Db
  files: FileStore
  /** Called when a file could not be removed at once; the sweep removes it later. */
  onLeftover: (error: unknown) => void
}

/**
 * Stores a CV, and removes it again unless `keep` returns true.
 *
 * @param keep Writes its record, and marks the file as kept in the same transaction. @returns Whether it did.
 */
export async function withStoredCv<T>(
  { db, files, onLeftover }: CvStorage,
  { type, ...cv }: ReceivedFile & { type: CvType },
  keep: (id: string) => Promise<{ isKept: boolean; outcome: T }>,
): Promise<T> {
  const stored = createStoredFilesRepository(db)
  const id = await stored.add({ name: cleanFileName(cv.name, type), type, size: cv.size })
  const remove = async () => {
    try {
      await files.remove(id)
      await stored.remove(id)
    } catch (error) {
      onLeftover(error)
    }
  }
  try {
    await files.put(id, { path: cv.path, size: cv.size, type: cvTypes[type] })
    const { isKept, outcome } = await keep(id)
    if (!isKept) await remove()
    return outcome
  } catch (error) {
    await remove()
    throw error
  }
}

const longestName = 100

/** A file name without invalid or misleading characters, with the extension of its real type. */
function cleanFileName(given: string, type: CvType): string {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .normalize('NFC')
    .replace(/%22/g, '') // a quotation mark, as browsers encode it
    .replace(/[\p{Cc}\p{Cf}\p{Surrogate}<>:"|?*%;]/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/^[.\s]+|[.\s]+$/g, '')
  const name = [...plain].slice(0, longestName).join('').trim()
  return `${name === '' ? 'cv' : name}.${type}`
}
