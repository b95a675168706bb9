/** Where the build puts what a page that is shown before it says of the rest of the site. */
export const liveSiteHref = '/live-site.json'
