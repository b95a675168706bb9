import leven from 'leven'

/** Most words that a misspelled one is taken for. */
export const mostCorrections = 4

/** Shortest word that may be misspelled by one letter, and by two. */
const misspelled = { once: 4, twice: 8 }

export const mayBeMisspelled = (word: string) => word.length >= misspelled.once && !/\p{Number}/u.test(word)

/**
 * Words that a misspelled one may be: those that sound the same, else two letters swapped, one or two letters wrong. Those
 * that differ least. In a word of four letters another letter makes another word: "gold" isn't "good".
 */
export function listLikely(word: string, known: ReadonlySet<string>): string[] {
  const most = word.length < misspelled.twice ? 1 : 2
  const sound = toSound(word)
  const near = [...known]
    .filter((other) => other[0] === word[0])
    .map((other) => ({ other, distance: toSound(other) === sound ? 0 : distanceBetween(word, other, most) }))
    .filter(({ distance }) => distance <= most)
  const nearest = Math.min(...near.map(({ distance }) => distance))
  return near.filter(({ distance }) => distance === nearest).map(({ other }) => other)
}

/** Misspellings that are heard as the same word: "migrashun" is "migration", "acount" is "account". */
const toSound = (word: string) =>
  word
    .replace(/(?:sh[aeou]n|sion)(?=s?$)/, 'tion')
    .replaceAll('ph', 'f')
    .replace(/(.)\1/g, '$1')

/** "fileserver" is "file server". */
export function splitInTwo(word: string, known: ReadonlySet<string>): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at++) {
    const [first, second] = [word.slice(0, at), word.slice(at)]
    if (known.has(first) && known.has(second)) return [first, second]
  }
  return undefined
}

/** Letters to change, add or leave out; two that are swapped count as one. Infinity: more than `most`, or another word. */
function distanceBetween(word: string, other: string, most: number): number {
  if (isSwapped(word, other)) return 1
  const isOther = word.length === misspelled.once && other.length <= word.length
  return isOther || Math.abs(other.length - word.length) > most ? Infinity : leven(word, other)
}

function isSwapped(a: string, b: string): boolean {
  const at = [...a].findIndex((letter, index) => letter !== b[index])
  return (
    a.length === b.length && a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
  )
}
