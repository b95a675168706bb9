/** Path of search results as a page without script, with the words in `?q=`. */
export const searchResultsPath = '/api/search/results'
