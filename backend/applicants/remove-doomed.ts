import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import { createDoomedFilesRepository } from '../repositories/doomed-files-repository'

interface Place {
  db: Db
  files: FileStore
}

/** Removes a file from the store, then from the database: what fails between is found there again. */
export async function removeDoomed({ db, files }: Place, id: string): Promise<void> {
  await files.remove(id)
  await createDoomedFilesRepository(db).forget(id)
}

/**
 * Removes every file whose record is gone. One that can't be removed holds up no other.
 *
 * @returns How many were removed.
 * @throws What the first failed of, after all others.
 */
export async function sweepDoomed(place: Place): Promise<number> {
  const doomed = createDoomedFilesRepository(place.db)
  const failures: { id: string; error: unknown }[] = []
  for (let removed = 0; ;) {
    const ids = await doomed.list(failures.map(({ id }) => id))
    if (ids.length === 0) {
      if (failures[0]) throw failures[0].error
      return removed
    }
    for (const id of ids) {
      try {
        await removeDoomed(place, id)
        removed++
      } catch (error) {
        failures.push({ id, error })
      }
    }
  }
}
