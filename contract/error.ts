import { z } from 'zod'

/** Body of every error response. */
export const ErrorSchema = z
  .object({
    code: z.string().describe('Stable name of the error, e.g. "not_found".'),
    message: z.string().describe('What happened and what to do next, in a sentence.'),
  })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorSchema>
