import { entryAddress } from '../../../contract/entry-address'
import type { Content } from '../../content/content'
import { inEditor } from '../../content/content-issue'
import type { MovedSlug } from '../../content/published-content'
import type { RedirectInput } from './plan-redirects'

/**
 * The redirects of redirects.yml, and after them one for each address that an entry of the editor had before. An old
 * address that has a page again keeps its page.
 */
export function withMoved(
  { rules, locate }: Content['redirects'],
  moved: readonly MovedSlug[],
  pages: readonly string[],
): RedirectInput {
  const added = moved.flatMap(({ kind, from, to, place }) => {
    const rule = {
      from: entryAddress(kind, from),
      to: entryAddress(kind, to),
      permanent: true,
      by: 'moved' as const,
    }
    return pages.includes(rule.from) ? [] : [{ rule, place }]
  })
  return {
    rules: [...rules, ...added.map(({ rule }) => rule)],
    locate: (keys) => {
      const own = added[Number(keys[0]) - rules.length]
      return own === undefined ? locate(keys) : { file: own.place, ...inEditor }
    },
  }
}
