import { contentSlugs } from './content-slugs'
import { publicRoutes } from './public-routes'

/** Pages that come from entries, or that we added to the specification's table. */
export const entryRoutes: readonly string[] = [
  '/accessibility/',
  ...contentSlugs('blog').map((slug) => `/blog/${slug}/`),
  ...contentSlugs('case-studies').map((slug) => `/case-study/${slug}/`),
  ...contentSlugs('jobs').map((slug) => `/career/${slug}/`),
  ...contentSlugs('samples').map((slug) => `/samples/${slug}/`),
  '/samples/',
]

/** Every public page, the second page and one tag page of the blog, and the 404 page. */
export const everyPage: readonly string[] = [
  ...publicRoutes,
  ...entryRoutes,
  '/blog/page/2/',
  '/blog/tag/migration/',
  '/no-such-page/',
]
