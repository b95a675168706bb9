import type { Hosting } from '../../contract/hosting'
import { normalizeTarget } from '../../contract/redirect-target'

type Redirect = Hosting['redirects'][number]

/** A path that has moved: where to, without the query of the request. */
export interface Moved {
  kind: 'moved'
  to: string
  status: Redirect['status']
}

/**
 * The redirect of a path. The old path matches with and without a trailing slash. Redirects by admins in the build are
 * for other hosts; here the database has the current ones.
 */
export function findRedirect(redirects: readonly Redirect[], pathname: string): Moved | undefined {
  const redirect = redirects.find(
    ({ from, by }) => by !== 'editor' && withoutSlash(from) === withoutSlash(pathname),
  )
  const target = redirect && normalizeTarget(redirect.to)
  return redirect && target !== undefined ? { kind: 'moved', to: target, status: redirect.status } : undefined
}

const withoutSlash = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)

/** A value for the Location header: encoded, with the query added before the anchor. */
export function toLocation(target: string, search: string): string {
  const [address = '', ...anchor] = target.split('#')
  const query = search.length > 1 && address.includes('?') ? `&${search.slice(1)}` : search
  return encode([`${address}${query}`, ...anchor].join('#'))
}

/** Encodes a decoded path; "%", "?" and "#" stay part of it. */
export function encodePath(pathname: string): string {
  return pathname.split('/').map(encodeURIComponent).join('/')
}

/** Doesn't encode twice. */
function encode(address: string): string {
  return address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
}
