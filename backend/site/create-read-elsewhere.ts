import { HostingSchema, type Hosting } from '../../contract/hosting'

/** A visitor waits for the answer: how long it may take, in milliseconds. */
const fetchMs = 2_000
/** How long it is used, in milliseconds. */
const keepMs = 60_000

interface Options {
  /** Public URL of the site, without a trailing slash. */
  siteUrl: () => string
  /** Whether another host serves the site. */
  isElsewhere: boolean
}

/**
 * Hosting settings of a site that another host serves, from its public address; undefined where it has none, or can't be
 * reached.
 */
export function createReadElsewhere({ siteUrl, isElsewhere }: Options): () => Promise<Hosting | undefined> {
  let last: { at: number; hosting: Promise<Hosting | undefined> } | undefined
  return async () => {
    if (!isElsewhere) return undefined
    if (!last || Date.now() - last.at > keepMs) {
      const earlier = last?.hosting
      last = { at: Date.now(), hosting: fetchHosting(siteUrl()).catch(() => earlier) }
    }
    return last.hosting
  }
}

async function fetchHosting(siteUrl: string): Promise<Hosting> {
  const answer = await fetch(`${siteUrl}/hosting.json`, { signal: AbortSignal.timeout(fetchMs) })
  return HostingSchema.parse(await answer.json())
}
