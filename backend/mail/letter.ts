import type { EmailMessage } from '../../contract/email'

/** A mail on its way to the server. */
export interface Letter {
  id: string
  kind: EmailMessage['kind']
  to: string
  /** Where an answer goes; null: to the sender. */
  replyTo: string | null
  subject: string
  text: string
  at: Date
}

/** What came of handing a letter to the mail server. Whys are sentences for people. */
export type Delivery =
  | { outcome: 'sent' }
  /** Not accepted this time. `isAway`: the server itself can't be used, other letters need not be tried now. */
  | { outcome: 'later'; why: string; isAway: boolean }
  /** Refused for good. */
  | { outcome: 'refused'; why: string }
  /** The whole letter went out, but no answer came: it may have been accepted. */
  | { outcome: 'unsure'; why: string }

/** Hands a letter to a mail server; never throws. @param signal Ends it at once. */
export type SendLetter = (letter: Letter, signal: AbortSignal) => Promise<Delivery>
