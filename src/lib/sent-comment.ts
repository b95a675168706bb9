/** A visitor's comment that was received and is not public yet. */
export interface SentComment {
  name: string
  /** Plain text. */
  text: string
  /** The name at the comment it replies to; undefined: it is no reply. */
  replyTo?: string | undefined
}
