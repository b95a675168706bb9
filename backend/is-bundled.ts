/** Set by `npm run bundle`. */
declare const BUNDLED: boolean | undefined

/** Whether this program is a bundle: one file, without the project around it, so that it can't build the site. */
export const isBundled = typeof BUNDLED !== 'undefined'
