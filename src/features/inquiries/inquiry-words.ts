import type { SpamReason } from '../../../contract/triage'
import { forms } from '../../../contract/forms/forms'
import type { InquiryKind, InquiryState, InquirySummary } from '../../../contract/inquiry'

export const stateTitles: Readonly<Record<InquiryState, string>> = {
  new: 'New',
  in_progress: 'In progress',
  closed: 'Closed',
  spam: 'Spam',
}

/** What was done to an inquiry that is in this state now, e.g. "Ada closed it". */
export const stateDeeds: Readonly<Record<InquiryState, string>> = {
  new: 'marked it as new',
  in_progress: 'marked it as in progress',
  closed: 'closed it',
  spam: 'marked it as spam',
}

export const kindTitles: Readonly<Record<InquiryKind, string>> = {
  contact: 'Message',
  support: 'Support request',
}

export const severityTitles: Readonly<Record<NonNullable<InquirySummary['severity']>, string>> = {
  critical: 'Critical',
  high: 'High',
  normal: 'Normal',
  request: 'Request',
}

/** Why a message was taken for spam, in a sentence. */
export const spamTexts: Readonly<Record<SpamReason, string>> = {
  'hidden-field': 'A field was filled in that people do not see.',
  'too-fast': 'It was sent within seconds of opening the form.',
  links: 'It is mostly links.',
  'too-many': 'Many came from the same place in a short time.',
  repeated: 'The same text came before.',
}

/** What an inquiry is about, in words: a topic of the contact form by its title. */
export function topicOf({ kind, subject }: Pick<InquirySummary, 'kind' | 'subject'>): string {
  const topic = forms.contact.fields.topic.choices.find(({ value }) => value === subject)
  return (kind === 'contact' ? topic?.title : undefined) ?? subject
}

/** Whose it is, by an address, for the reader. */
export function nameFor(address: string, me: string): string {
  if (address.toLowerCase() === me.toLowerCase()) return 'You'
  if (address === 'system') return 'The service'
  return address === 'visitor' ? 'The sender' : address
}
