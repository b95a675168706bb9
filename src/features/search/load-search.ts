import { searchIndexHref, type ServerSearch } from '../../config/search'
import { askServer } from './ask-server'
import type { FindPages } from './find-pages'

export { SearchResults } from './search-results'

/**
 * Fetches the index that the build wrote, or learns that the server searches.
 *
 * @throws Error when it can't be loaded; another call tries again.
 */
export async function loadSearch(): Promise<FindPages> {
  const code = import('./search-index')
  code.catch(() => undefined) // thrown below, where it is needed
  const response = await fetch(searchIndexHref)
  if (!response.ok) throw new Error(`The request for the search index returned ${response.status}.`)
  const json = await response.text()
  if (isServerSearch(json)) return { in: 'server', ask: askServer }
  const { readSearchIndex, findPages } = await code
  const index = readSearchIndex(json)
  return { in: 'browser', find: (words, first) => findPages(index, words, first) }
}

/** An index is too large to be parsed twice. */
const isServerSearch = (json: string) =>
  json.trim() === JSON.stringify({ server: true } satisfies ServerSearch)
