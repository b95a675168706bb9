import type { TriageEvent } from '../../contract/triage'
import { formatDate } from '../lib/format-date'
import { describeDelivery } from './describe-delivery'

/** What events are called where they differ between inboxes. */
export interface EventWords {
  /** Who sent it, e.g. "The applicant". */
  sender: string
  /** What the sender did, e.g. "applied". */
  sent: string
  /** What was done by an email, e.g. "replied". */
  emailed: string
  /** What was done by a change of status or stage, e.g. "closed it". */
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
