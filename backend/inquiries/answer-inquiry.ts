import type { Outbox } from '../mail/create-outbox'
import { findLockedInquiry } from './find-inquiry'
import type { InquiryParts } from './inquiry-parts'
import { recordChange } from './record-change'

/** A mail to the sender of an inquiry. */
export interface Answer {
  id: string
  /** Id of the inquiry. */
  inquiry: string
  subject: string
  text: string
}

/**
 * Writes a mail to the sender, under the inquiry's reference; a new inquiry is in progress from then on.
 *
 * @returns false when it was written before.
 * @throws ServiceError `not_found`.
 */
export async function answerInquiry(
  parts: InquiryParts,
  outbox: Outbox,
  by: string,
  { id, inquiry, subject, text }: Answer,
): Promise<boolean> {
  const found = await findLockedInquiry(parts, inquiry)
  const isNew = await outbox.add(parts.db, {
    id,
    kind: 'reply',
    to: found.email,
    subject: withReference(subject, found.reference),
    text,
    by,
    inquiryId: inquiry,
  })
  if (!isNew) return false
  await parts.events.add({ inquiry }, { id, by, kind: 'email', text })
  const wanted = found.state === 'new' ? ({ state: 'in_progress' } as const) : {}
  const { changed } = await recordChange(parts, by, found, wanted)
  if (!changed) await parts.inquiries.touch(inquiry)
  await parts.audit.add({
    actor: by,
    action: 'inquiry.replied',
    subject: found.reference,
    before: changed ? { ...changed.before } : null,
    after: changed ? { ...changed.after } : null,
  })
  return true
}

/** A mail carries the reference once, so that an answer to it can be told. */
const withReference = (subject: string, reference: string) =>
  subject.includes(`[${reference}]`) ? subject : `${subject} [${reference}]`
