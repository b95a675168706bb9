import type { ApplicantSummary } from '../../contract/applicant'
import { hashOfReference } from '../conversations/hash-of-reference'
import type { Repositories } from '../repositories/create-repositories'

/**
 * Erases an application: its record, what happened to it, the mails about it and the name of its CV. What the audit log
 * says about it names it by a hash from then on.
 *
 * @param applicant Locked.
 * @returns Id of its CV, which is to be removed from the store of files after the transaction; null: it had none.
 */
export async function deleteApplicant(
  { applicants, storedFiles, audit }: Pick<Repositories, 'applicants' | 'storedFiles' | 'audit'>,
  { id, reference, stage }: ApplicantSummary,
  by: string,
): Promise<string | null> {
  const cvId = await applicants.remove(id)
  if (cvId !== null) await storedFiles.doom(cvId)
  const subject = hashOfReference(reference)
  await audit.rename(reference, subject)
  await audit.add({ actor: by, action: 'applicant.deleted', subject, before: { stage }, after: null })
  return cvId
}
