/** Marks what `npm test` checks on a sample of pages, widths or screens: this is for the others, in `npm run drill:browsers`. */
export const drill = { tag: '@drill' }
