import type { Content } from '../../content/content'
import type { Directory } from './directory'

/** How many services and articles name each technology as theirs. */
export function countUses(content: Content, directory: Directory): { href: string; count: number }[] {
  const named = [...content.services, ...content.posts].flatMap(({ data }) => data.related.technologies)
  return content.technologies.flatMap(({ slug }) => {
    const href = directory.find('technology', slug)?.href
    return href === undefined ? [] : [{ href, count: named.filter((other) => other === slug).length }]
  })
}
