import type { Hosting, HostingRule } from '../../contract/hosting'
import { isApiPath } from './read-request-path'

/** Pages change with every build: cache them, but revalidate each time. */
export const revalidate = 'public, max-age=0, must-revalidate'

/** Headers without a site. */
const always: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

interface Answer {
  pathname: string
  status: number
  /** Media type, e.g. "text/html; charset=utf-8". */
  type?: string
}

/** The headers of a response: those of `hosting.json`, over those of the file. */
export function planHeaders(hosting: Hosting | undefined, answer: Answer): Record<string, string> {
  const { pathname, status } = answer
  const isShort = isPart(answer)
  if (isApiPath(pathname) || status >= 500) return findUnstored(hosting)[isShort ? 'short' : 'whole']
  const general = planGeneral(hosting, isShort)
  const ruled = headersOfRules(hosting?.rules ?? [], pathname)
  if (isFile(status))
    return { 'cache-control': revalidate, ...narrowPolicy(general, hosting, pathname), ...ruled }
  return { ...general, ...ruled, 'cache-control': revalidate }
}

function planGeneral(hosting: Hosting | undefined, isShort: boolean): Record<string, string> {
  const headers = { ...always, ...hosting?.headers }
  if (!isShort) return headers
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !ofDocuments.has(name)))
  return kept[policy] === undefined ? kept : { ...kept, [policy]: shortPolicy }
}

/** The headers of what isn't stored, with either policy; put together once for each release, as every call has them. */
function findUnstored(hosting: Hosting | undefined): Unstored {
  const key = hosting ?? always
  const known = unstored.get(key)
  if (known) return known
  const plan = (isShort: boolean) => ({ ...planGeneral(hosting, isShort), 'cache-control': 'no-store' })
  const found = { whole: plan(false), short: plan(true) }
  unstored.set(key, found)
  return found
}

type Unstored = Record<'whole' | 'short', Record<string, string>>
const unstored = new WeakMap<object, Unstored>()

const policy = 'content-security-policy'
const shortPolicy = "default-src 'self'; frame-ancestors 'self'"

/** What browsers read of a document alone: 0.2 KB with each file of a page. Of being framed, the short policy speaks. */
const ofDocuments = new Set([
  'x-frame-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
])

/**
 * What never becomes a document gets a short policy, and no headers that speak of documents: the policy of pages has a hash
 * for each of their style sheets, 2 KB with every script, font and JSON file. Scripts at the top level keep it: they are service workers, which it limits too.
 */
function isPart({ pathname, type = '' }: Answer): boolean {
  const isWorker = isTopLevel(pathname) && type.includes('javascript')
  return !isWorker && /^(?:font\/|image\/(?!svg)|application\/json|text\/(?:javascript|css)\b)/.test(type)
}

/** The policy for all pages names every style sheet, 2 KB in all; a page has a few of them. */
function narrowPolicy(
  headers: Record<string, string>,
  hosting: Hosting | undefined,
  pathname: string,
): Record<string, string> {
  const own = hosting?.styles?.[pathname]
  const full = headers[policy]
  if (own === undefined || full === undefined) return headers
  const others = new Set(Object.values(hosting?.styles ?? {}).flat())
  for (const source of own) others.delete(source)
  return { ...headers, [policy]: full.replace(/style-src [^;]*/, (part) => withoutSources(part, others)) }
}

const withoutSources = (directive: string, left: ReadonlySet<string>) =>
  directive
    .split(' ')
    .filter((source) => !left.has(source))
    .join(' ')

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
