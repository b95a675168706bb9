import { searchFormat, searchIndexHref, searchTextsHref, type ServerSearch } from '../../config/search'
import type { BrowserSearch } from '../../config/search-options'
import { askServer } from './ask-server'
import type { FindPages, PageTexts } from './find-pages'

export { SearchKeys, SearchResults } from './search-results'

/**
 * Fetches the index that the build wrote, or learns that the server searches.
 *
 * @throws Error when it can't be loaded; another call tries again.
 */
export async function loadSearch(): Promise<FindPages> {
  const code = import('./search-index')
  code.catch(() => undefined) // thrown below, where it is needed
  let json = await fetchIndex()
  if (!isReadable(json)) json = await fetchIndex('reload') // a cache may have kept an older one
  if (!isReadable(json)) return { in: 'nowhere' }
  if ('server' in json) return { in: 'server', ask: askServer }
  const { readSearchIndex, findPages } = await code
  const index = readSearchIndex(json)
  return { in: 'browser', find: (words, known) => findPages(index, words, known), loadTexts }
}

const fetchIndex = async (cache?: RequestCache) =>
  (await fetchJson(searchIndexHref, 'search index', cache)) as BrowserSearch | ServerSearch

/** Whether this code can use what the site has: the server answers any. */
const isReadable = (json: BrowserSearch | ServerSearch) => 'server' in json || json.format === searchFormat

let texts: Promise<PageTexts> | undefined

/** The texts of the pages, fetched once. @throws Error when they can't be loaded; another call tries again. */
function loadTexts(): Promise<PageTexts> {
  texts ??= fetchTexts().catch((error: unknown) => {
    texts = undefined
    throw error
  })
  return texts
}

async function fetchTexts(): Promise<PageTexts> {
  const json = await fetchJson(searchTextsHref, 'texts to search')
  return new Map(Object.entries(json as Record<string, string>))
}

async function fetchJson(href: string, what: string, cache?: RequestCache): Promise<object> {
  const response = await fetch(href, cache && { cache })
  if (!response.ok) throw new Error(`The request for the ${what} returned ${response.status}.`)
  const json: unknown = await response.json()
  if (typeof json !== 'object' || json === null) throw new Error(`The request for the ${what} returned none.`)
  return json
}
