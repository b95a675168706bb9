import type { OpenKind } from '../../contract/content/kinds'
import { backendUrl } from '../config/public-env'
import { liveSiteHref } from '../config/routes'
import type { LiveSite } from '../gatsby/plan/plan-live-site'
import { mimeEssence } from '../lib/mime-essence'
import type { PublishedOpenEntry } from './live-entry'

/** Timeout in milliseconds. */
const patience = 10_000

/**
 * Fetches the published entry at an address; undefined if there is none.
 *
 * @throws Error when the backend can't be reached.
 */
export async function findPublished({
  kind,
  slug,
}: {
  kind: OpenKind
  slug: string
}): Promise<PublishedOpenEntry | undefined> {
  const answer = await fetch(`${backendUrl}/api/published/${kind}/${slug}`, {
    signal: AbortSignal.timeout(patience),
  })
  const isJson = mimeEssence(answer.headers.get('content-type') ?? '') === 'application/json'
  if (answer.status === 404 || (answer.ok && !isJson)) return undefined // a host without our backend responds with a page
  if (!answer.ok) throw new Error(`The backend answered ${answer.status}.`)
  return (await answer.json()) as PublishedOpenEntry // the backend validates entries with the same schema
}

let site: Promise<LiveSite> | undefined

/** The last build's data on the site; fetched once. @throws Error when that fails; the next call retries. */
export function loadLiveSite(): Promise<LiveSite> {
  site ??= fetchLiveSite().catch((error: unknown) => {
    site = undefined
    throw error
  })
  return site
}

async function fetchLiveSite(): Promise<LiveSite> {
  const answer = await fetch(liveSiteHref, { signal: AbortSignal.timeout(patience) })
  if (!answer.ok) throw new Error(`${liveSiteHref} answered ${answer.status}.`)
  return (await answer.json()) as LiveSite // written by the build
}
