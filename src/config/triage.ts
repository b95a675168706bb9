import type { EmailState } from '../../contract/email-state'
import type { TriageEvent, SpamReason } from '../../contract/triage'
import { formatDate } from '../lib/format-date'
import { routes } from './routes'

/** What events are called where they differ between inboxes. */
export interface EventWords {
  /** Who sent it, e.g. "The applicant". */
  sender: string
  /** What the sender did, e.g. "applied". */
  sent: string
  /** The verb for sending an email, e.g. "replied". */
  emailed: string
  /** The verb for a change of status or stage, e.g. "closed it". */
  changed: (to: string, from: string | null) => string
}

/** An event of an inquiry or an applicant, for the timeline. @param me Address of the reader, who is "You". */
export function describeEvent(event: TriageEvent, me: string, words: EventWords) {
  const { id, at, kind, text, emailState } = event
  return {
    id,
    at,
    title: `${nameFor(event.by, me, words)} ${describeAction(event, me, words)}`,
    ...((kind === 'note' || kind === 'email') && { text }),
    ...(emailState && { delivery: describeDelivery(emailState) }),
  }
}

function nameFor(by: string, me: string, { sender }: EventWords): string {
  if (by === 'system') return 'System'
  if (by === 'visitor') return sender
  return isSame(by, me) ? 'You' : by
}

function describeAction(event: TriageEvent, me: string, words: EventWords): string {
  const { kind, by, text, before } = event
  switch (kind) {
    case 'received':
      return by === 'visitor' ? words.sent : 'added it'
    case 'note':
      return 'added a note'
    case 'email':
      return words.emailed
    case 'state':
      return words.changed(text, before)
    case 'assigned':
      return describeAssignment(text, by, me)
    case 'rating':
      return text === '0' ? 'cleared the rating' : `rated the applicant ${text} of 5`
    case 'retention':
      return `set the deletion date to ${formatDate(text)}`
    case 'exported':
      return 'exported this person’s data'
  }
}

function describeAssignment(assignee: string, by: string, me: string): string {
  if (assignee === '') return 'removed the assignee'
  if (isSame(assignee, me)) return isSame(by, me) ? 'assigned it to yourself' : 'assigned it to you'
  return isSame(assignee, by) ? 'assigned it to themselves' : `assigned it to ${assignee}`
}

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const texts: Readonly<Record<EmailState, string>> = {
  waiting: 'Queued.',
  sending: 'Sending now.',
  sent: 'Sent: accepted by the mail server.',
  failed: 'Not sent: the mail server didn’t accept it.',
  unsure: 'Delivery unknown: sending was interrupted.',
  kept: 'Not sent: email wasn’t set up.',
}
const wrong: readonly EmailState[] = ['failed', 'unsure', 'kept']

/** How far an email has come; `href`: where to look when it needs attention. */
export function describeDelivery(state: EmailState): { text: string; href?: string } {
  const text = texts[state]
  return wrong.includes(state) ? { text, href: `${routes.adminOutbox.href()}?state=${state}` } : { text }
}

/** What happens to an email that is written now. @param server Host of the mail server; null: none; undefined: not known. */
export function describeSending(server: string | null | undefined) {
  if (server === null)
    return {
      send: 'Save to outbox',
      sending: 'Saving…',
      note: 'Email isn’t set up. Your email will be saved in the outbox but not sent.',
      done: 'was saved to the outbox',
    }
  const words = { send: 'Send email', sending: 'Sending…' }
  if (server === undefined) return { ...words, note: '', done: 'was added to the outbox' }
  return { ...words, note: `Sent through ${server}.`, done: 'is on its way' }
}

const spamReasonTexts: Readonly<Record<SpamReason, string>> = {
  'hidden-field': 'filled in a hidden field',
  'too-fast': 'sent too quickly',
  links: 'mostly links',
  'too-many': 'many messages from one network',
  repeated: 'duplicate of an earlier message',
}

/** Why something is spam, e.g. "Flagged as spam: mostly links, sent too quickly." @param reasons Empty: a person marked it. */
export const explainSpam = (reasons: readonly SpamReason[]): string =>
  reasons.length === 0
    ? 'Marked as spam.'
    : `Flagged as spam: ${reasons.map((reason) => spamReasonTexts[reason]).join(', ')}.`
