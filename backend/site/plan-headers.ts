import type { Hosting, HostingRule } from '../../contract/hosting'
import { isApiPath } from './read-request-path'

/** Pages change with every build: keep them, but ask each time. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Before there is a site to say more. */
const always = { 'x-content-type-options': 'nosniff' }

/** The headers of an answer by what `hosting.json` wants, over those of its file. */
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

/** Only a file may be kept for long: a missing script's 404 must not outlive the deploy that mends it. */
const isFile = (status: number) => status === 200 || status === 206 || status === 304

/** Of two rules that set the same header the last one wins. */
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
