import type { EmailMessage } from '../../../contract/email'
import type { EmailState } from '../../../contract/email-state'

/** How each state is called, and what it means. */
export const stateWords: Record<
  EmailState,
  { title: string; meaning: string; tone: 'quiet' | 'open' | 'wrong' }
> = {
  failed: { title: 'Failed', meaning: 'It was not sent, and is not tried again by itself.', tone: 'wrong' },
  unsure: { title: 'Unsure', meaning: 'It may have arrived: ask, or send it again.', tone: 'wrong' },
  waiting: {
    title: 'Waiting',
    meaning: 'It is sent within seconds, or tried again after a pause.',
    tone: 'open',
  },
  sending: { title: 'Being sent', meaning: 'The mail server is being talked to.', tone: 'open' },
  sent: { title: 'Sent', meaning: 'The mail server took it.', tone: 'quiet' },
  kept: { title: 'Kept', meaning: 'It was written while no mail server was set up.', tone: 'open' },
}

export const kindTitles: Record<EmailMessage['kind'], string> = {
  acknowledgement: 'Receipt for a visitor',
  reply: 'Answer to an inquiry',
  applicant: 'To an applicant',
  notification: 'Notice to the firm',
}

/** States in the order in which they want somebody's hand. */
export const stateOrder: readonly EmailState[] = ['failed', 'unsure', 'waiting', 'sending', 'kept', 'sent']

/** Whether a person may let it be sent again. */
export const isSendable = (state: EmailState): boolean =>
  state === 'failed' || state === 'unsure' || state === 'kept'
