import type { Hosting } from '../../contract/hosting'

type Redirect = Hosting['redirects'][number]

/**
 * Where a moved page is now, with the query it was asked with. The old path counts with and without its slash.
 * Those of the editor are in the build for other hosts: here the database knows the present ones.
 */
export function findRedirect(
  redirects: readonly Redirect[],
  { pathname, search }: { pathname: string; search: string },
): { location: string; status: Redirect['status'] } | undefined {
  const redirect = redirects.find(
    ({ from, by }) => by !== 'editor' && withoutSlash(from) === withoutSlash(pathname),
  )
  return redirect && { location: toLocation(redirect.to, search), status: redirect.status }
}

const withoutSlash = (pathname: string) => (pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname)

/** A value for the Location header: encoded, the query added to the one it may have, before its anchor. */
export function toLocation(target: string, search: string): string {
  const [address = '', ...anchor] = target.split('#')
  const query = search.length > 1 && address.includes('?') ? `&${search.slice(1)}` : search
  return encode([`${address}${query}`, ...anchor].join('#'))
}

/** A decoded path, encoded again: "%", "?" and "#" in it stay part of it. */
export function encodePath(pathname: string): string {
  return pathname.split('/').map(encodeURIComponent).join('/')
}

/** Leaves what is already encoded as it is. */
function encode(address: string): string {
  return address.replace(/[^\x21-\x7e]+/gu, encodeURIComponent)
}
