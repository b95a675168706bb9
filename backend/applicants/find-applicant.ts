import type { Applicant, ApplicantSummary } from '../../contract/applicant'
import { ServiceError } from '../errors/service-error'
import type { HiringParts } from './change-applicants'

/** One applicant whole. @throws ServiceError `not_found`. */
export async function describeApplicant(
  { applicants, events, list }: HiringParts,
  id: string,
): Promise<Applicant> {
  const found = await applicants.find(id)
  if (!found) throw gone()
  const { cvId: _cvId, ...applicant } = found
  return {
    ...applicant,
    others: await list.listOthers(applicant),
    events: await events.list({ applicant: id }),
  }
}

/** @throws ServiceError `not_found`. Others wait until the end of the transaction. */
export async function lockApplicant({ applicants }: HiringParts, id: string): Promise<ApplicantSummary> {
  const [found] = await applicants.lock([id])
  if (!found) throw gone()
  return found
}

export const gone = () =>
  new ServiceError('not_found', 'This application is no longer there. Load the list again.')
