import { z } from 'zod'

/** How far a mail the service wrote has come. */
export const EmailStateSchema = z
  .enum(['kept', 'waiting', 'sending', 'sent', 'failed', 'unsure'])
  .describe(
    'kept: no mail server is set up, it can only be read here; failed: given up after some tries; unsure: the service ended while it was sent, so it may have arrived.',
  )
  .meta({ id: 'EmailState' })
export type EmailState = z.infer<typeof EmailStateSchema>
