import type { ApplicantSummary } from '../../contract/applicant'
import type { Db } from '../database/open-database'
import type { FileStore } from '../files/file-store'
import type { Repositories } from '../repositories/create-repositories'
import { createStoredFilesRepository } from '../repositories/stored-files-repository'

/**
 * Deletes an application with its timeline, its emails and the file name of its CV.
 *
 * @param applicant Locked.
 * @returns Id of its CV, to be removed from the file store after the transaction; null: it had none.
 */
export async function deleteApplicant(
  repositories: Pick<Repositories, 'applicants' | 'storedFiles' | 'audit'>,
  { id, reference, stage }: ApplicantSummary,
  by: string,
): Promise<string | null> {
  const cvId = await repositories.applicants.remove(id)
  if (cvId !== null) await repositories.storedFiles.markForRemoval(cvId)
  await repositories.audit.add({
    actor: by,
    action: 'applicant.deleted',
    subject: { reference },
    before: { stage },
    after: null,
  })
  return cvId
}

/** Removes the CV of a deleted application from the store at once; if that fails, the next sweep does it. */
export async function removeCv({ db, files }: { db: Db; files: FileStore }, id: string): Promise<void> {
  try {
    await files.remove(id)
    await createStoredFilesRepository(db).remove(id)
  } catch {
    // it is marked for removal, so the sweep finds it, and reports why it fails
  }
}
