import type { EmailMessage } from '../../contract/email'

/** An email on its way to the server. */
export interface OutgoingEmail {
  id: string
  kind: EmailMessage['kind']
  to: string
  /** Where a reply goes; null: to the sender. */
  replyTo: string | null
  subject: string
  text: string
  at: Date
}

/** The result of handing an email to the server. `why` is a sentence for people. */
export type Delivery =
  | { outcome: 'sent' }
  /** Not accepted this time. `isAway`: the server itself isn't available, so there is no use in trying other emails now. */
  | { outcome: 'later'; why: string; isAway: boolean }
  /** Rejected permanently. */
  | { outcome: 'refused'; why: string }
  /** The whole email was sent, but there was no response: it may have been accepted. */
  | { outcome: 'unsure'; why: string }

/** Hands an email to a server; never throws. @param signal Aborts it at once. */
export type SendEmail = (email: OutgoingEmail, signal: AbortSignal) => Promise<Delivery>
