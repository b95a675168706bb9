import type { Hosting, HostingRule } from '../../contract/hosting'
import { isApiPath } from './read-request-path'

/** Pages change with every build: cache them, but revalidate each time. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Headers without a site. */
const always = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

interface Answer {
  pathname: string
  status: number
  /** Media type, e.g. "text/html; charset=utf-8". */
  type?: string
}

/** The headers of a response: those of `hosting.json`, over those of the file. */
export function planHeaders(hosting: Hosting | undefined, answer: Answer): Record<string, string> {
  const { pathname, status } = answer
  const general = { ...always, ...shortenPolicy(hosting?.headers ?? {}, answer) }
  if (isApiPath(pathname) || status >= 500) return { ...general, 'cache-control': 'no-store' }
  const ruled = headersOfRules(hosting?.rules ?? [], pathname)
  if (isFile(status)) return { 'cache-control': revalidate, ...general, ...ruled }
  return { ...general, ...ruled, 'cache-control': revalidate }
}

const policy = 'content-security-policy'

/**
 * What never becomes a document gets a short policy: that of pages has a hash for each of their style sheets, 2 KB with
 * every script, font and JSON file. Scripts at the top level keep it: they are service workers, which it limits too.
 */
function shortenPolicy(
  headers: Record<string, string>,
  { pathname, type = '' }: Answer,
): Record<string, string> {
  const isWorker = isTopLevel(pathname) && type.includes('javascript')
  const isPart = /^(?:font\/|image\/(?!svg)|application\/json|text\/(?:javascript|css)\b)/.test(type)
  if (isWorker || !isPart || headers[policy] === undefined) return headers
  return { ...headers, [policy]: "default-src 'self'; frame-ancestors 'self'" }
}

const isTopLevel = (pathname: string) => pathname.lastIndexOf('/') === 0

/** Only files may be cached for long: the 404 of a missing script must not outlive the deploy that fixes it. */
const isFile = (status: number) => status === 200 || status === 206 || status === 304

/** If several rules set a header, the last one wins. */
function headersOfRules(rules: readonly HostingRule[], pathname: string): Record<string, string> {
  const matching = rules.filter(({ match }) => matches(match, pathname))
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)))
}

function matches(match: HostingRule['match'], pathname: string): boolean {
  if ('path' in match) return pathname === match.path
  if ('prefix' in match) return pathname.startsWith(match.prefix)
  return isTopLevel(pathname) && match.extensions.some((extension) => pathname.endsWith(`.${extension}`))
}
