import { searchIndexHref, searchTextsHref, type ServerSearch } from '../../config/search'
import type { BrowserSearch } from '../../config/search-options'
import { askServer } from './ask-server'
import type { FindPages, PageTexts } from './find-pages'

export { SearchResults } from './search-results'

/**
 * Fetches the index that the build wrote, or learns that the server searches.
 *
 * @throws Error when it can't be loaded; another call tries again.
 */
export async function loadSearch(): Promise<FindPages> {
  const code = import('./search-index')
  code.catch(() => undefined) // thrown below, where it is needed
  const json = (await fetchJson(searchIndexHref, 'search index')) as BrowserSearch | ServerSearch
  if ('server' in json) return { in: 'server', ask: askServer }
  const { readSearchIndex, findPages } = await code
  const index = readSearchIndex(json)
  return { in: 'browser', find: (words, known) => findPages(index, words, known), loadTexts }
}

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

async function fetchJson(href: string, what: string): Promise<object> {
  const response = await fetch(href)
  if (!response.ok) throw new Error(`The request for the ${what} returned ${response.status}.`)
  const json: unknown = await response.json()
  if (typeof json !== 'object' || json === null) throw new Error(`The request for the ${what} returned none.`)
  return json
}
