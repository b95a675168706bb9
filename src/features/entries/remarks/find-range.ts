import search from 'approx-string-match'
import type { Passage } from '../../../../contract/remark'

interface TextRange {
  start: number
  end: number
}

/** A passage is recognised while at least three quarters of its characters are as they were. */
const mostErrors = (quote: string) => Math.floor(quote.length / 4)

/** Where the words of a passage are in a text that may have changed since. @returns undefined: no longer there. */
export function findRange(text: string, { quote, before, after }: Passage): TextRange | undefined {
  const exact = findAll(text, quote)
  const matches = exact.length > 0 ? exact : search(text, quote, mostErrors(quote))
  const fit = ({ start, end }: TextRange) =>
    countCommon(reverse(text.slice(Math.max(0, start - before.length), start)), reverse(before)) +
    countCommon(text.slice(end), after)
  return matches.reduce<TextRange | undefined>(
    (best, match) => (best === undefined || fit(match) > fit(best) ? match : best),
    undefined,
  )
}

function findAll(text: string, quote: string): TextRange[] {
  const found: TextRange[] = []
  for (let start = text.indexOf(quote); start !== -1; start = text.indexOf(quote, start + 1))
    found.push({ start, end: start + quote.length })
  return found
}

/** How many characters two texts have in common from their beginning. */
function countCommon(a: string, b: string): number {
  let count = 0
  while (count < b.length && a[count] === b[count]) count += 1
  return count
}

const reverse = (text: string) => text.split('').reverse().join('')
