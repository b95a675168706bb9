import type { EmailState } from '../../contract/email-state'
import { routes } from './routes'

const texts: Readonly<Record<EmailState, string>> = {
  waiting: 'On its way: the mail server has not taken it yet.',
  sending: 'Being sent.',
  sent: 'Sent: the mail server took it.',
  failed: 'Not sent: the mail server did not take it.',
  unsure: 'It may not have arrived: the service stopped while it was being sent.',
  kept: 'Not sent: no mail server was set up.',
}
const wrong: readonly EmailState[] = ['failed', 'unsure', 'kept']

/** How far a mail has come; `href`: where somebody has to look after it. */
export function describeDelivery(state: EmailState): { text: string; href?: string } {
  const text = texts[state]
  return wrong.includes(state) ? { text, href: `${routes.adminOutbox.href()}?state=${state}` } : { text }
}
