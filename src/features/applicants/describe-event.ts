import type { TriageEvent } from '../../../contract/triage'
import { describeDelivery } from '../../config/describe-delivery'
import { formatDate } from '../../lib/format-date'
import type { TimelineEvent } from '../../ui/event-timeline'
import { stageTitles } from '../../config/stages'

/** What happened to an application, in words. @param me Address of the reader, who is "You". */
export function describeEvent(event: TriageEvent, me: string): TimelineEvent {
  const { id, at, kind, text, emailState } = event
  const isWritten = kind === 'note' || kind === 'email'
  return {
    id,
    at,
    title: `${nameOf(event.by, me)} ${deedOf(event)}`,
    ...(isWritten && { text }),
    ...(emailState && { delivery: describeDelivery(emailState) }),
  }
}

function nameOf(by: string, me: string): string {
  if (by === 'system') return 'The service'
  if (by === 'visitor') return 'The applicant'
  return by.toLowerCase() === me.toLowerCase() ? 'You' : by
}

function deedOf({ kind, by, text, before }: TriageEvent): string {
  switch (kind) {
    case 'received':
      return by === 'visitor' ? 'sent it' : 'received it'
    case 'note':
      return 'noted'
    case 'email':
      return 'wrote to the applicant'
    case 'state':
      return `moved it from ${stageName(before ?? '')} to ${stageName(text)}`
    case 'rating':
      return text === '0' ? 'took the rating away' : `rated it ${text} of 5`
    case 'retention':
      return `keeps it until ${formatDate(text)}`
    case 'exported':
      return 'exported all that is kept of this person'
    default:
      return text
  }
}

const stageName = (stage: string): string =>
  Object.hasOwn(stageTitles, stage) ? stageTitles[stage as keyof typeof stageTitles].toLowerCase() : stage
