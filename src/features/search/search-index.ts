import MiniSearch, { type SearchResult } from 'minisearch'
import type { pagesPerKind, SearchDocument, SearchKind } from '../../../contract/search'
import { searchKinds, searchOptions } from '../../config/search'
import type { Group, Hit } from './find-pages'

export type SearchIndex = MiniSearch<SearchDocument>

/** Pages shown of one kind; as many as the server sends. */
const perGroup: typeof pagesPerKind = 5

/** The index that the build wrote. @throws Error for something else. */
export const readSearchIndex = (json: string): SearchIndex =>
  MiniSearch.loadJSON<SearchDocument>(json, searchOptions)

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
