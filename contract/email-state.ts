import { z } from 'zod'

/** Delivery of an email. */
export const EmailStateSchema = z
  .enum(['kept', 'waiting', 'sending', 'sent', 'failed', 'unsure'])
  .describe(
    'kept: no email server is set up, so it stays in the outbox; failed: no further attempts; unsure: the service stopped while sending, so it may have been delivered.',
  )
  .meta({ id: 'EmailState' })
export type EmailState = z.infer<typeof EmailStateSchema>
