import { locale } from './locale'

/** Up to where the backend counts lists: beyond that a person only wants to know that there are many. */
const mostCounted = 10_000

/** A number for people, e.g. "1,204". */
export const formatNumber = (count: number): string => count.toLocaleString(locale)

/** How many a list has, where there is little room, e.g. "1,204" or "10,000+". */
export const formatCount = (count: number): string =>
  count >= mostCounted ? `${formatNumber(mostCounted)}+` : formatNumber(count)

/** How many a list has, in a sentence, e.g. "1,204" or "10,000 or more". */
export const formatTotal = (total: number): string =>
  total >= mostCounted ? `${formatNumber(mostCounted)} or more` : formatNumber(total)
