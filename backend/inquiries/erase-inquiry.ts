import type { InquirySummary } from '../../contract/inquiry'
import { hashOfReference } from '../conversations/hash-of-reference'
import type { Repositories } from '../repositories/create-repositories'

/**
 * Erases an inquiry: its record, what happened to it and the mails about it. What the audit log says about it names it by
 * a hash from then on.
 *
 * @param inquiry Locked.
 */
export async function deleteInquiry(
  { inquiries, audit }: Pick<Repositories, 'inquiries' | 'audit'>,
  { id, reference, kind, state }: InquirySummary,
  by: string,
): Promise<void> {
  await inquiries.remove(id)
  const subject = hashOfReference(reference)
  await audit.rename(reference, subject)
  await audit.add({ actor: by, action: 'inquiry.deleted', subject, before: { kind, state }, after: null })
}
