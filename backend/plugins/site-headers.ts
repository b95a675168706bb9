import type { FastifyInstance } from 'fastify'
import type { Hosting } from '../../contract/hosting'
import type { SiteFiles } from '../site/create-site-files'
import type { ReadSite } from '../site/open-site'
import { planHeaders } from '../site/plan-headers'
import { readRequestPath, type RequestPath } from '../site/read-request-path'

declare module 'fastify' {
  interface FastifyRequest {
    /** The hosting settings of the site; undefined without a site. */
    hosting: Hosting | undefined
    /** Files of the release that serves this request. */
    siteFiles: SiteFiles
    /** The path, parsed strictly. */
    address: RequestPath
  }
  interface FastifyReply {
    /** Headers of a response from the database, overriding those of the site; undefined otherwise. */
    ownHeaders: Record<string, string> | undefined
  }
}

/** Adds path and hosting settings to each request, and headers to each response. */
export function addSiteHeaders(app: FastifyInstance, readSite: ReadSite): void {
  app.decorateRequest('hosting')
  app.decorateRequest('siteFiles')
  app.decorateRequest('address')
  app.decorateReply('ownHeaders')
  app.addHook('onRequest', async (request) => {
    request.address = readRequestPath(request.raw.url ?? '')
    const { hosting, files } = await readSite()
    request.siteFiles = files
    request.hosting = hosting
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    const { pathname } = request.address
    const type = String(reply.getHeader('content-type') ?? '')
    reply.headers(planHeaders(request.hosting, { pathname, status: reply.statusCode, type }))
    if (reply.ownHeaders) reply.headers(reply.ownHeaders)
    done(null, payload)
  })
}
