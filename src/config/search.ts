import type { Options } from 'minisearch'
import type { SearchDocument, SearchKind } from '../../contract/search'

/** Groups of results, in the order in which they are named to people. */
export const searchKinds: Record<SearchKind, string> = {
  services: 'Services',
  technologies: 'Technologies',
  solutions: 'Solutions',
  articles: 'Articles',
  studies: 'Case studies',
  careers: 'Careers',
  firm: 'The firm',
}

/**
 * Most text that is searched in the browser, in characters of all pages: about 200 KB of compressed index, which a phone
 * loads in a second. With more, the server searches.
 */
export const mostTextInBrowser = 1_500_000

/** Stands in the place of the index where the server searches. */
export interface ServerSearch {
  server: true
}

/** Where the build puts the index and the browser finds it. */
export const searchIndexHref = '/search-index.json'

/** How pages are indexed for the browser; the browser reads the index with the same options the build wrote it with. */
export const searchOptions: Options<SearchDocument> = {
  idField: 'href',
  fields: ['title', 'names', 'summary', 'headings', 'text'],
  storeFields: ['kind', 'title', 'summary'],
  searchOptions: {
    boost: { title: 8, names: 6, summary: 3, headings: 2 },
    // short words are taken literally or as the beginning of one; longer ones forgive a wrong letter in five
    prefix: true,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
    maxFuzzy: 2,
    weights: { prefix: 0.5, fuzzy: 0.3 },
  },
}
