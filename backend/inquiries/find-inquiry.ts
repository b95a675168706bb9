import type { Inquiry, InquirySummary } from '../../contract/inquiry'
import { ServiceError } from '../errors/service-error'
import type { InquiryParts } from './inquiry-parts'

/** An inquiry with what happened to it. @throws ServiceError `not_found`. */
export async function findInquiry(
  { inquiries, events }: Pick<InquiryParts, 'inquiries' | 'events'>,
  id: string,
): Promise<Inquiry> {
  const inquiry = await inquiries.find(id)
  if (!inquiry) throw gone()
  return { ...inquiry, events: await events.list({ inquiry: id }) }
}

/** Others wait until the end of the transaction. @throws ServiceError `not_found`. */
export async function findLockedInquiry({ inquiries }: InquiryParts, id: string): Promise<InquirySummary> {
  const inquiry = await inquiries.findLocked(id)
  if (!inquiry) throw gone()
  return inquiry
}

const gone = () => new ServiceError('not_found', 'There is no such inquiry. Load the list again.')
