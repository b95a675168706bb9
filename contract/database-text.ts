import { z } from 'zod'

/** A lone surrogate, e.g. of an emoji cut in two. */
const halfCharacter = /\p{Surrogate}/u

/** Whether PostgreSQL accepts a text, as such and within JSON: it rejects NUL, and lone surrogates in JSON. */
export const isDatabaseText = (text: string) => !text.includes('\0') && !halfCharacter.test(text)

/** Error message for texts that `isDatabaseText` rejects. */
export const databaseTextFault = 'Invalid input: expected text without NUL and without half characters'

/** For strings that reach the database and have no format. */
export const DatabaseTextSchema = z.string().refine(isDatabaseText, databaseTextFault)
