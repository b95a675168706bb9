/** Path of the search as a page without script, with the words in `?q=`. The backend makes it. */
export const searchPath = '/search/'
