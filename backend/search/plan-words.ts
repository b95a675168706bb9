import { isCommonWord, toStem, type SearchPlan } from '../../contract/search-words'

/** One way to answer a word of a search. */
export interface WordForm {
  text: string
  /** Whether it may be the beginning of a word. */
  isBeginning: boolean
}

/** A word of a search; any of its forms answers it. */
export interface SearchWord {
  typed: string
  forms: readonly WordForm[]
  /** What it is taken for, as nothing has it. Default: it is known. */
  likely?: readonly string[]
}

/** Most words of a search that count. */
const mostWords = 10

/** The same characters as those between words in the database's `to_search_words`. */
const between =
  /[\s\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u20a0-\u20cf\u2190-\u2bff\u3000-\u303f]+/u

/** Words of a text as the index has them: in lower case, without accents. */
export const listSearchWords = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .toLowerCase()
    .split(between)
    .filter(Boolean)
    .map((word) => word.slice(0, 60))

/**
 * Reads a search. Each word may be the beginning of one, and other forms of it are found, too: "migrations" finds
 * "migrating". Common words count only where nothing else was typed.
 */
export function planWords(typed: string): SearchWord[] {
  const words = [...new Set(listSearchWords(typed))]
  const telling = words.filter((word, index) => !isCommonWord(word) || index === words.length - 1)
  return telling.slice(0, mostWords).map((word) => ({ typed: word, forms: formsOf(word) }))
}

/** A single letter begins too much; shorter stems are no words of their own. */
function formsOf(word: string): WordForm[] {
  if (word.length < 2) return [{ text: word, isBeginning: false }]
  const stem = toStem(word)
  const isShorter = stem.length > 2 && stem.length < word.length && word.startsWith(stem)
  return [{ text: word, isBeginning: true }, ...(isShorter ? [{ text: stem, isBeginning: true }] : [])]
}

/** Shortest word that may be misspelled; its first letter is taken to be right. */
const shortestMisspelled = 4
/** Longest; a longer one has too many spellings. */
const longestMisspelled = 16
const letters = 'abcdefghijklmnopqrstuvwxyz'

/** Every word that differs by one letter: swapped with the next, left out, added, or another. */
export function listSpellings(word: string): string[] {
  if (word.length < shortestMisspelled || word.length > longestMisspelled || !/^[a-z]+$/.test(word)) return []
  const found = new Set<string>()
  for (let at = 1; at <= word.length; at++) {
    const [head, tail] = [word.slice(0, at), word.slice(at)]
    const [first = '', second = ''] = tail
    if (second) found.add(head + second + first + tail.slice(2))
    if (first) found.add(head + tail.slice(1))
    for (const letter of letters) {
      found.add(head + letter + tail)
      if (first) found.add(head + letter + tail.slice(1))
    }
  }
  found.delete(word)
  return [...found]
}

/** The same for what marks matches in texts. */
export const toSearchPlan = (words: readonly SearchWord[]): SearchPlan => ({
  parts: words.map(({ forms }) =>
    forms.map(({ text, isBeginning }) =>
      isBeginning
        ? { is: 'beginning' as const, stems: [text], weight: 1 }
        : { is: 'word' as const, stems: [toStem(text)], weight: 1 },
    ),
  ),
  typed: words.map(({ typed }) => typed).join(' '),
  misspelled: words.flatMap(({ typed, likely }) => (likely ? [{ word: typed, likely }] : [])),
})
