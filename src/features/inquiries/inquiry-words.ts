import type { FormFields } from '../../../contract/forms/field-rule'
import { forms } from '../../../contract/forms/forms'
import type { InquiryKind, InquiryState, InquirySummary } from '../../../contract/inquiry'
import type { EventWords } from '../../config/triage'
import { capitalize } from '../../lib/capitalize'

interface StatusWords {
  title: string
  /** The button that sets it. */
  action: string
  /** What the button did, e.g. "Ada Lund: closed." */
  done: string
  /** The same in the timeline, e.g. "Nora closed it". */
  event: string
}

export const statusWords: Readonly<Record<InquiryState, StatusWords>> = {
  new: { title: 'New', action: 'Reopen', done: 'reopened', event: 'reopened it' },
  in_progress: {
    title: 'In progress',
    action: 'Mark as in progress',
    done: 'in progress',
    event: 'marked it as in progress',
  },
  closed: { title: 'Closed', action: 'Close', done: 'closed', event: 'closed it' },
  spam: { title: 'Spam', action: 'Mark as spam', done: 'marked as spam', event: 'marked it as spam' },
}

export const eventWords: EventWords = {
  sender: 'The sender',
  sent: 'sent this inquiry',
  emailed: 'replied',
  changed: (to, from) => {
    const event = find(to)?.event ?? `changed the status to ${to}`
    const before = from === null ? undefined : find(from)?.title.toLowerCase()
    return before === undefined ? event : `${event} (was ${before})`
  },
}

const find = (state: string): StatusWords | undefined =>
  Object.hasOwn(statusWords, state) ? statusWords[state as InquiryState] : undefined

/** What an inquiry is called, e.g. "Support request". */
export const kindTitle = (kind: InquiryKind): string => capitalize(forms[kind].noun)

export const severityTitles: Readonly<Record<NonNullable<InquirySummary['severity']>, string>> = {
  critical: 'Critical',
  high: 'High',
  normal: 'Normal',
  request: 'Request',
}

/** Topic of an inquiry: the title of the visitor's choice if the form offers choices; one may choose none. */
export function topicOf({ kind, subject }: Pick<InquirySummary, 'kind' | 'subject'>): string {
  const { fields, subjectField }: { fields: FormFields; subjectField: string } = forms[kind]
  const choice = fields[subjectField]?.choices?.find(({ value }) => value === subject)
  return choice?.title ?? (subject || 'No topic')
}
