import { z } from 'zod'

/** For strings that reach the database and have no form of their own: PostgreSQL refuses NUL in a text. */
export const DatabaseTextSchema = z
  .string()
  .refine((text) => !text.includes('\0'), 'Invalid input: expected text without NUL characters')
