import type { FastifyBaseLogger } from 'fastify'
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
  log: Pick<FastifyBaseLogger, 'warn'>
}

/**
 * Hosting settings of a site that another host serves, from its public address; undefined where it has none, or can't be
 * reached: that is logged once, until it can be.
 */
export function createReadElsewhere({
  siteUrl,
  isElsewhere,
  log,
}: Options): () => Promise<Hosting | undefined> {
  let last: { at: number; hosting: Promise<Hosting | undefined> } | undefined
  let isFailing = false

  async function read(earlier: Promise<Hosting | undefined> | undefined): Promise<Hosting | undefined> {
    try {
      const hosting = await fetchHosting(siteUrl())
      isFailing = false
      return hosting
    } catch (error) {
      if (!isFailing)
        log.warn({ err: error }, 'could not read the settings of the site; receipts show no next steps')
      isFailing = true
      return earlier
    }
  }

  return async () => {
    if (!isElsewhere) return undefined
    if (!last || Date.now() - last.at > keepMs) last = { at: Date.now(), hosting: read(last?.hosting) }
    return last.hosting
  }
}

async function fetchHosting(siteUrl: string): Promise<Hosting> {
  const address = `${siteUrl}/hosting.json`
  const answer = await fetch(address, { signal: AbortSignal.timeout(fetchMs) })
  if (!answer.ok) throw new Error(`${address} returned ${answer.status}.`)
  return HostingSchema.parse(await answer.json())
}
