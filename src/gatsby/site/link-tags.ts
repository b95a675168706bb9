import type { Tag } from '../../content/tags.schema'
import { routes } from '../../config/routes'
import type { Link } from './views'

/** Links to the lists of these tags, in the order of `tags`; a slug that is none of them has none. */
export function linkTags(slugs: readonly string[], tags: readonly Pick<Tag, 'slug' | 'title'>[]): Link[] {
  return tags
    .filter(({ slug }) => slugs.includes(slug))
    .map(({ slug, title }) => ({ title, href: routes.blogTag.href({ tag: slug }) }))
}
