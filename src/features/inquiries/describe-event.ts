import type { TriageEvent } from '../../../contract/triage'
import { describeDelivery } from '../../config/describe-delivery'
import type { TimelineEvent } from '../../ui/event-timeline'
import { nameFor, stateDeeds, stateTitles } from './inquiry-words'

/** What happened to an inquiry, in words. @param me Address of the reader, who is "You". */
export function describeEvent(event: TriageEvent, me: string): TimelineEvent & { title: string } {
  const { id, at, kind, text, emailState } = event
  const isWritten = kind === 'note' || kind === 'email'
  return {
    id,
    at,
    title: `${nameFor(event.by, me)} ${deedOf(event, me)}`,
    ...(isWritten && { text }),
    ...(emailState && { delivery: describeDelivery(emailState) }),
  }
}

function deedOf({ kind, by, text, before }: TriageEvent, me: string): string {
  if (kind === 'note') return 'noted'
  if (kind === 'email') return 'wrote to the sender'
  if (kind === 'received') return by === 'visitor' ? 'sent it' : 'received it'
  if (kind === 'state') return `${find(stateDeeds, text) ?? `changed it to ${text}`}${was(before)}`
  if (kind !== 'assigned') return text
  if (text === '') return 'assigned it to nobody'
  if (text.toLowerCase() === by.toLowerCase()) return 'took it'
  return `assigned it to ${nameFor(text, me).replace(/^You$/, 'you')}`
}

function was(before: string | null): string {
  const title = before === null ? undefined : find(stateTitles, before)
  return title === undefined ? '' : `, it was ${title.toLowerCase()}`
}

const find = (titles: Readonly<Record<string, string>>, key: string): string | undefined =>
  Object.hasOwn(titles, key) ? titles[key] : undefined
