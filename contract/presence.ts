import { z } from 'zod'
import type { Endpoint } from './endpoint'
import { EntryParamsSchema } from './entry'
import { ErrorSchema } from './error'
import { entryPermissions } from './permissions'
import { presenceInterval } from './presence-times'

/** More than this many people are not listed. */
export const mostPresent = 20

export const notePresence = {
  method: 'PUT',
  path: '/api/entries/:id/presence',
  access: entryPermissions,
  summary:
    'Notes that the caller has an entry open in the editor, or has closed it, and lists who else has it open.',
  request: {
    params: EntryParamsSchema,
    body: z.strictObject({
      isOpen: z.boolean().describe(`An open editor says so every ${presenceInterval} seconds.`),
    }),
  },
  responses: {
    200: z.object({
      data: z
        .array(z.email())
        .max(mostPresent)
        .describe('Other people who have it open, in alphabetical order.'),
    }),
    404: ErrorSchema,
  },
} as const satisfies Endpoint
