import type { AsPlainObject, Options } from 'minisearch'
import type { SearchDocument } from '../../contract/search'
import { findPhrases, isCommonWord, listPhrases, toStem, toWords } from '../../contract/search-words'

/** How pages are indexed for the browser; the browser reads the index with the same options the build wrote it with. */
export const searchOptions: Options<SearchDocument> = {
  idField: 'href',
  fields: ['title', 'names', 'summary', 'headings', 'text'],
  storeFields: ['kind', 'title', 'summary'],
  // what is indexed and what is searched are terms already
  processTerm: (term) => term,
  searchOptions: {
    tokenize: (term) => [term],
    boost: { title: 8, names: 6, summary: 3, headings: 3 },
    weights: { prefix: 0.5, fuzzy: 0 },
  },
}

/** What the browser loads to search. */
export interface BrowserSearch {
  /** The `searchFormat` it was written with. */
  format: number
  index: AsPlainObject
  /** Every word of the pages, separated by spaces. */
  words: string
  /** Groups of words and phrases with the same meaning. */
  synonyms: readonly (readonly string[])[]
}

/** The options of the build, which reads texts. */
export function indexingOptions(synonyms: readonly (readonly string[])[]): Options<SearchDocument> {
  const phrases = listPhrases(synonyms)
  return {
    ...searchOptions,
    tokenize: (text, field) => {
      const words = toWords(text)
      const kept = field === 'text' ? words.filter((word) => !isCommonWord(word)) : words
      return [...kept.map(toStem), ...findPhrases(words, phrases).map(toPhraseTerm)]
    },
  }
}

/** A phrase is a term of its own in the index, since the index doesn't know which words stand together. */
export const toPhraseTerm = (stems: readonly string[]) => stems.join(' ')

export const isPhraseTerm = (term: string) => term.includes(' ')
