import type { EmailMessage } from '../../../contract/email'
import type { EmailState } from '../../../contract/email-state'

/** What each status is called, and what it means. */
export const statusWords: Record<
  EmailState,
  { title: string; meaning: string; tone: 'quiet' | 'open' | 'wrong' }
> = {
  failed: { title: 'Failed', meaning: 'It won’t be retried automatically.', tone: 'wrong' },
  unsure: { title: 'Delivery unknown', meaning: 'It may have been delivered.', tone: 'wrong' },
  waiting: {
    title: 'Queued',
    meaning: 'It will be sent or retried shortly.',
    tone: 'open',
  },
  sending: { title: 'Sending', meaning: 'It is being sent now.', tone: 'open' },
  sent: { title: 'Sent', meaning: 'Accepted by the mail server.', tone: 'quiet' },
  kept: { title: 'Not sent', meaning: 'It was saved while email wasn’t set up.', tone: 'open' },
}

export const kindTitles: Record<EmailMessage['kind'], string> = {
  acknowledgement: 'Acknowledgement to a visitor',
  reply: 'Reply to an inquiry',
  applicant: 'Email to an applicant',
  notification: 'Internal notification',
  notice: 'Notification to an employee',
  card: 'Card for Microsoft Teams',
  invitation: 'Invitation to an employee',
}

/** Those that need attention first. */
export const statusOrder: readonly EmailState[] = ['failed', 'unsure', 'waiting', 'sending', 'kept', 'sent']

/** Whether it can be sent by hand. */
export const isSendable = (state: EmailState): boolean =>
  state === 'failed' || state === 'unsure' || state === 'kept'
