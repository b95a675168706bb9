import { backendUrl } from '../config/public-env'
import type { PlacedPicture } from '../content/place-pictures'

/**
 * Where a picture is before a build has put it on the site: pictures of the last build are there, others are with the
 * backend, which answers under their address on the site too where it serves that.
 *
 * @param built Pictures of the last build, by their address.
 */
export function findPicture(
  url: string,
  built: Record<string, PlacedPicture['size']>,
): PlacedPicture | undefined {
  if (!url.startsWith('/media/')) return undefined
  const size = built[url]
  if (size !== undefined || backendUrl === '') return { href: url, size }
  return { href: `${backendUrl}/api${url}` }
}
