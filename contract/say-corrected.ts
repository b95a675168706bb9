import type { Correction } from './search'
import type { Corrected } from './workspace-search'

const choice = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** What is said above results of other words than those typed. */
export const sayCorrected = (
  { typed, searched }: Correction,
  [nothing, shown]: readonly [string, string] = ['No pages match', 'results'],
): string =>
  `${nothing} “${typed}”. Showing ${shown} for ${choice.format(searched.map((text) => `“${text}”`))}.`

/** The same in the workspace, where only a part of what is shown may have been found so, as where screens are, too. */
export const sayCorrectedOf = (correction: Correction & { of: Corrected }, hasScreens: boolean): string =>
  sayCorrected(correction, corrected[hasScreens && correction.of === 'all' ? 'others' : correction.of])

const corrected: Record<Corrected, readonly [string, string]> = {
  all: ['Nothing matches', 'results'],
  pages: ['No pages match', 'pages'],
  others: ['Nothing else matches', 'other results'],
}
