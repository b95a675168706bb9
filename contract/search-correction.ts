import type { Correction } from './search'
import { mostCorrections } from './search-spelling'
import { mostWords, toWords, wordPattern, type SearchPlan } from './search-words'

/** How a search was corrected, in the words that count. undefined: it wasn't. */
export function findCorrection(typed: string, { misspelled }: SearchPlan): Correction | undefined {
  if (misspelled.length === 0) return undefined
  const counted = takeWords(typed)
  const searched = misspelled.reduce(
    (texts, { word, likely }) => {
      const read = texts.flatMap((text) => likely.map((other) => replaceWord(text, word, other)))
      return [...new Set(read)].slice(0, mostCorrections)
    },
    [counted],
  )
  // an apostrophe within a word may hide it
  return searched.includes(counted) ? undefined : { typed: counted, searched }
}

/** What a text says up to the last word that counts. */
function takeWords(text: string): string {
  const words = [...text.matchAll(wordPattern)]
  const [next] = words.slice(mostWords)
  return text.slice(0, next?.index).replace(/\s+/g, ' ').trim()
}

const replaceWord = (text: string, word: string, other: string) =>
  text.replace(wordPattern, (found) =>
    toWords(found).join() === word ? `${found.startsWith('.') ? '.' : ''}${other}` : found,
  )
