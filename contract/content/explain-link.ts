import { isElsewhere, isLinkable } from '../is-linkable'
import { suggest } from '../suggest'
import { withSlash, type Redirects } from './explain-redirected'
import type { Reference } from './read-markdown'

/** The pages that a text may link to. */
export interface KnownPages {
  paths: readonly string[]
  /** Ids that a link to a page may name. */
  anchorsAt: (path: string) => readonly string[]
  /** Addresses that lead on, e.g. the former one of an article. A page at such an address comes first. */
  redirects: Redirects
}

/** What is wrong in a text, and where. */
export interface TextIssue {
  line: number
  column: number
  message: string
}

/** Links of a text that lead nowhere. @param own Ids of its headings. */
export function findBrokenLinks(
  links: readonly Reference[],
  own: readonly string[],
  pages: KnownPages,
): (TextIssue & { url: string })[] {
  return links.flatMap(({ url, line, column }) => {
    const message = explainLink(url, own, pages)
    return message === undefined ? [] : [{ url, line, column, message }]
  })
}

/**
 * Why a link leads nowhere; undefined when it leads somewhere. Links to other sites are not followed.
 *
 * @param own Ids of the headings of the text that contains the link.
 */
export function explainLink(url: string, own: readonly string[], pages: KnownPages): string | undefined {
  if (isElsewhere(url) && isLinkable(url)) return undefined
  const { path: written, anchor } = splitLink(url)
  const path = followLink(url, pages)
  if (isElsewhere(path)) return undefined
  if (path !== '' && !pages.paths.includes(path))
    return `broken link: no page at "${written}"${suggestPath(written, pages.paths)}`
  const known = path === '' ? own : pages.anchorsAt(path)
  if (anchor === undefined || known.includes(anchor) || anchor.startsWith('note-')) return undefined
  return `broken link "${url}": no heading "${anchor}" on that page${suggest(anchor, known)}`
}

/** Path and anchor of a link to a page of this site; the path is empty for the page that contains the link. */
export function splitLink(url: string): { path: string; anchor: string | undefined } {
  const [address = '', anchor] = url.split('#')
  return { path: address.split('?')[0] ?? '', anchor }
}

/** The path where a visitor ends who follows a link. A loop ends at one of its addresses, which is no page. */
export function followLink(
  url: string,
  { paths, redirects }: Pick<KnownPages, 'paths' | 'redirects'>,
): string {
  const seen = new Set<string>()
  let at = splitLink(url).path
  while (at !== '' && !paths.includes(at) && !seen.has(at)) {
    seen.add(at)
    const to = redirects.get(withSlash(at))
    if (to === undefined) break
    at = isElsewhere(to) ? to : splitLink(to).path
  }
  return at
}

/** The page a short address means: "/tech-advisory/" for "/services/strategic-consulting/tech-advisory/". */
function suggestPath(path: string, paths: readonly string[]): string {
  const end = `/${path.replace(/^\/|\/$/g, '')}/`
  const longer = path === '' ? undefined : paths.find((full) => full.endsWith(end))
  return longer === undefined ? suggest(path, paths) : `. Did you mean "${longer}"?`
}
