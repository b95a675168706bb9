import type { Correction } from './search'

const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What is said above results of other words than those typed. */
export const sayCorrected = ({ typed, searched }: Correction): string =>
  `No pages match “${typed}”. Showing results for ${choice.format(searched.map((text) => `“${text}”`))}.`
