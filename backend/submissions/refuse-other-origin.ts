import type { FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error'

/** Whose pages may send forms besides this service's own. */
export interface OwnOrigins {
  /** Origins of the site where it is served elsewhere. */
  siteOrigins: readonly string[]
  /** Public URL of the site; "" where it is unknown. */
  siteUrl: string
}

/**
 * Refuses a form that a page of another site sends. A browser sends such a form without asking CORS first, and it
 * always says where it comes from, by Sec-Fetch-Site or Origin. A client that says neither is no browser of today; it
 * is accepted, since nobody can be lured into using it.
 *
 * @throws ServiceError `origin_not_allowed`.
 */
export function refuseOtherOrigin({ headers, host }: FastifyRequest, own: OwnOrigins): void {
  const { origin, 'sec-fetch-site': site } = headers
  if (site === 'same-origin' || site === 'none') return
  if (site === undefined && origin === undefined) return
  if (origin !== undefined && isOwn(origin, host, own)) return
  throw new ServiceError(
    'origin_not_allowed',
    'This form was sent from another site. Fill it in on this page and send it again.',
  )
}

/** The scheme of this service's own address isn't compared: a proxy in front may be the one that speaks TLS. */
function isOwn(origin: string, host: string, { siteOrigins, siteUrl }: OwnOrigins): boolean {
  if (!URL.canParse(origin)) return false // e.g. "null"
  const allowed = [...siteOrigins, ...(URL.canParse(siteUrl) ? [new URL(siteUrl).origin] : [])]
  return new URL(origin).host === host || allowed.includes(origin)
}
