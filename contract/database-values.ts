import { z } from 'zod'

/** A lone surrogate, e.g. of an emoji cut in two. */
const halfCharacter = /\p{Surrogate}/u

/** Whether PostgreSQL accepts a text, as such and within JSON: it rejects NUL, and lone surrogates in JSON. */
export const isDatabaseText = (text: string) => !text.includes('\0') && !halfCharacter.test(text)

/** Error message for texts that `isDatabaseText` rejects. */
export const databaseTextFault = 'Invalid input: expected text without NUL and without half characters'

/** For strings that reach the database and have no format. */
export const DatabaseTextSchema = z.string().refine(isDatabaseText, databaseTextFault)

/** PostgreSQL's `integer` ends here. */
const largestInteger = 2 ** 31 - 1

/** A number from 1 in a query or a path that is compared with a column of type `integer`. */
export const DatabaseCountSchema = z.coerce.number().int().positive().max(largestInteger)

/** Neither PostgreSQL nor ISO 8601 without a sign can hold the year 0 or the day after 9999. */
const isDatabaseDate = (date: string) => !date.startsWith('0000') && !date.startsWith('9999')
const databaseDateFault = 'Invalid input: expected a year from 1 to 9998'

/** A day that is compared with one in the database; so can be the day after. */
export const DatabaseDaySchema = z.iso.date().refine(isDatabaseDate, databaseDateFault)

/** A time that is compared with one in the database. */
export const DatabaseTimeSchema = z.iso.datetime().refine(isDatabaseDate, databaseDateFault)
