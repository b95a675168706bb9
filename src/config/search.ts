import type { Options } from 'minisearch'

/** Groups of results, in the order in which they are named to people. */
export const searchKinds = {
  services: 'Services',
  technologies: 'Technologies',
  solutions: 'Solutions',
  articles: 'Articles',
  studies: 'Case studies',
  careers: 'Careers',
  firm: 'The firm',
} as const

export type SearchKind = keyof typeof searchKinds

/** A page as the search sees it. */
export interface SearchDocument {
  /** Address of the page; identifies it. */
  href: string
  kind: SearchKind
  title: string
  /** One sentence shown below the title. */
  summary: string
  /** Other spellings people type: without spaces, former names. */
  names: string
  headings: string
  text: string
}

/** Where the build puts the index and the browser finds it. */
export const searchIndexHref = '/search-index.json'

/** How pages are indexed; the browser reads the index with the same options the build wrote it with. */
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
