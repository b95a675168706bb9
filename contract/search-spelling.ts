import leven from 'leven'

/** Most words that a misspelled one is taken for. */
export const mostCorrections = 4

/** Shortest word that may be misspelled by one letter, and by two. */
const misspelled = { once: 4, twice: 8 }

export const mayBeMisspelled = (word: string) => word.length >= misspelled.once && !/\p{Number}/u.test(word)

/**
 * Words that a misspelled one may be: two letters swapped, one or two letters wrong. Those that differ least. In a word of
 * four letters another letter makes another word: "gold" isn't "good".
 */
export function listLikely(word: string, known: ReadonlySet<string>): string[] {
  const most = word.length < misspelled.twice ? 1 : 2
  const near = [...known]
    .filter((other) => other[0] === word[0] && Math.abs(other.length - word.length) <= most)
    .filter(
      (other) => word.length > misspelled.once || other.length !== word.length || isSwapped(word, other),
    )
    .map((other) => ({ other, distance: distanceBetween(word, other) }))
    .filter(({ distance }) => distance <= most)
  const nearest = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === nearest).map(({ other }) => other)
}

/** "fileserver" is "file server". */
export function splitInTwo(word: string, known: ReadonlySet<string>): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (known.has(first) && known.has(second)) return [first, second]
  }
  return undefined
}

/** Letters to change, add or leave out; two that are swapped count as one. */
const distanceBetween = (a: string, b: string) => (isSwapped(a, b) ? 1 : leven(a, b))

function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return (
    a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  )
}
