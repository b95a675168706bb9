import MiniSearch, { type SearchResult } from 'minisearch'
import {
  searchIndexHref,
  searchKinds,
  searchOptions,
  type SearchDocument,
  type SearchKind,
} from '../../config/search'

export interface Hit {
  href: string
  title: string
  summary: string
  /** Words of the pages that matched, in lower case, to be marked. */
  terms: string[]
}

export interface Group {
  kind: SearchKind
  title: string
  hits: Hit[]
}

export type SearchIndex = MiniSearch<SearchDocument>

/** Pages shown of one kind. */
const perGroup = 5

/** Fetches the index the build wrote. @throws Error when it can't be loaded; another call tries again. */
export async function loadSearchIndex(): Promise<SearchIndex> {
  const response = await fetch(searchIndexHref)
  if (!response.ok) throw new Error(`The request for the search index returned ${response.status}.`)
  return MiniSearch.loadJSON<SearchDocument>(await response.text(), searchOptions)
}

/**
 * Pages for the words typed, grouped by kind, the best group first. Pages with every word win; only when
 * there are none, pages with any of them are shown.
 *
 * @param first A kind whose group goes first, e.g. when the search was opened from the list of articles.
 */
export function findPages(index: SearchIndex, query: string, first?: SearchKind): Group[] {
  const every = index.search(query, { combineWith: 'AND' })
  const results = every.length > 0 ? every : index.search(query)
  const kinds = [...new Set([...(first ? [first] : []), ...results.map(kindOf)])]
  return kinds
    .map((kind) => ({ kind, title: searchKinds[kind], hits: hitsOf(kind, results) }))
    .filter(({ hits }) => hits.length > 0)
}

const hitsOf = (kind: SearchKind, results: readonly SearchResult[]): Hit[] =>
  results
    .filter((result) => kindOf(result) === kind)
    .slice(0, perGroup)
    .map((result) => ({
      href: String(result.id),
      title: String(result['title']),
      summary: String(result['summary']),
      terms: result.terms,
    }))

const kindOf = (result: SearchResult) => result['kind'] as SearchKind
