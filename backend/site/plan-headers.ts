import type { Hosting, HostingRule } from '../../contract/hosting'
import { isApiPath } from './read-request-path'

/** Pages change with every build: cache them, but revalidate each time. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Headers without a site. */
const always = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' }

/** The headers of a response: those of `hosting.json`, over those of the file. */
export function planHeaders(
  hosting: Hosting | undefined,
  { pathname, status }: { pathname: string; status: number },
): Record<string, string> {
  const general = { ...always, ...hosting?.headers }
  if (isApiPath(pathname) || status >= 500) return { ...general, 'cache-control': 'no-store' }
  const ruled = headersOfRules(hosting?.rules ?? [], pathname)
  if (isFile(status)) return { 'cache-control': revalidate, ...general, ...ruled }
  return { ...general, ...ruled, 'cache-control': revalidate }
}

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
  const isTopLevel = pathname.lastIndexOf('/') === 0
  return isTopLevel && match.extensions.some((extension) => pathname.endsWith(`.${extension}`))
}
