import { createHash } from 'node:crypto'
import type { ApplicantSummary } from '../../contract/applicant'
import type { HiringParts } from './change-applicants'

/**
 * Erases an application: its record, what happened to it, the mails about it and the name of its CV. What the audit log
 * says about it names it by a hash from then on.
 *
 * @param applicant Locked.
 * @returns Id of its CV, which is to be removed from the store of files after the transaction; null: it had none.
 */
export async function eraseApplicant(
  { applicants, storedFiles, audit }: HiringParts,
  { id, reference, stage }: ApplicantSummary,
  by: string,
): Promise<string | null> {
  const cvId = await applicants.remove(id)
  if (cvId !== null) await storedFiles.doom(cvId)
  const subject = hashOfReference(reference)
  await audit.rename(reference, subject)
  await audit.add({ actor: by, action: 'applicant.erased', subject, before: { stage }, after: null })
  return cvId
}

/**
 * What the audit log calls an application that is erased. The hash is that of the reference, not of the address: it says
 * nothing of the person, since references are drawn at random, while addresses could be tried one after the other.
 * Whoever asks, and still has the mail with the reference, can be shown when it was erased and by whom.
 */
export const hashOfReference = (reference: string): string =>
  `sha256:${createHash('sha256').update(reference).digest('hex')}`
