import { z } from 'zod'

/** Half of a pair that only together is a character, e.g. of an emoji cut in two. */
const halfCharacter = /\p{Surrogate}/u

/** Whether PostgreSQL takes a text, as such and within JSON: it refuses NUL, and JSON with half characters. */
export const isDatabaseText = (text: string) => !text.includes('\0') && !halfCharacter.test(text)

/** What `isDatabaseText` refuses, in the words of a fault. */
export const databaseTextFault = 'Invalid input: expected text without NUL and without half characters'

/** For strings that reach the database and have no form of their own. */
export const DatabaseTextSchema = z.string().refine(isDatabaseText, databaseTextFault)
