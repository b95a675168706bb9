import { isElsewhere, isLinkable } from '../is-linkable'
import { suggest } from '../suggest'

/** The pages that a text may link to. */
export interface KnownPages {
  paths: readonly string[]
  /** Ids that a link to a page may name. */
  anchorsAt: (path: string) => readonly string[]
}

/**
 * Why a link leads nowhere; undefined when it leads somewhere. Links to other sites are not followed.
 *
 * @param own Ids of the headings of the text that contains the link.
 */
export function explainLink(url: string, own: readonly string[], pages: KnownPages): string | undefined {
  if (isElsewhere(url) && isLinkable(url)) return undefined
  const { path, anchor } = splitLink(url)
  if (path !== '' && !pages.paths.includes(path))
    return `broken link: no page at "${path}"${suggestPath(path, pages.paths)}`
  const known = path === '' ? own : pages.anchorsAt(path)
  if (anchor === undefined || known.includes(anchor) || anchor.startsWith('note-')) return undefined
  return `broken link "${url}": no heading "${anchor}" on that page${suggest(anchor, known)}`
}

/** Path and anchor of a link to a page of this site; the path is empty for the page that contains the link. */
export function splitLink(url: string): { path: string; anchor: string | undefined } {
  const [address = '', anchor] = url.split('#')
  return { path: address.split('?')[0] ?? '', anchor }
}

/** The page a short address means: "/tech-advisory/" for "/services/strategic-consulting/tech-advisory/". */
function suggestPath(path: string, paths: readonly string[]): string {
  const end = `/${path.replace(/^\/|\/$/g, '')}/`
  const longer = path === '' ? undefined : paths.find((full) => full.endsWith(end))
  return longer === undefined ? suggest(path, paths) : `. Did you mean "${longer}"?`
}
