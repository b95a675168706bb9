import type { Hosting } from '../../contract/hosting'
import { toLocation } from './to-location'

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
