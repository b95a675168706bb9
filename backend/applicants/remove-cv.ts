import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'

/** Takes the CV of an erased application from the store at once; where that fails, the next sweep does it. */
export async function removeCv({ db, files }: { db: Db; files: FileStore }, id: string): Promise<void> {
  try {
    await files.remove(id)
    await createStoredFilesRepository(db).remove(id)
  } catch {
    // it is doomed, so the sweep finds it, and says what it fails of
  }
}
