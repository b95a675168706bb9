/**
 * Most text that is searched in the browser, in characters of all pages: about 200 KB of compressed index, which a phone
 * loads in a second. With more, the server searches.
 */
export const mostTextInBrowser = 1_500_000

/**
 * Version of the index: raise it when its shape, its options or the way texts become terms change. A tab that was opened
 * before a release may ask for an index that its code can't read.
 */
export const searchFormat = 5

/** Stands in the place of the index where the server searches. */
export interface ServerSearch {
  server: true
}

/** Where the build puts the index and the browser finds it. */
export const searchIndexHref = '/search-index.json'

/** Where the texts for snippets are: an object, by address. Apart from the index, which is searched before they are there. */
export const searchTextsHref = '/search-texts.json'
