import type { EmailState } from '../../contract/email-state'
import { routes } from './routes'

const texts: Readonly<Record<EmailState, string>> = {
  waiting: 'Queued.',
  sending: 'Sending now.',
  sent: 'Sent: accepted by the mail server.',
  failed: 'Not sent: the mail server did not accept it.',
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
  const note = server === undefined ? '' : `Sent through ${server}.`
  return { send: 'Send email', sending: 'Sending…', note, done: 'is on its way' }
}
