import type { FastifyInstance } from 'fastify'
import type { Hosting } from '../../contract/hosting'
import type { ReadSite } from '../site/open-site'
import { planHeaders } from '../site/plan-headers'
import { readRequestPath, type RequestPath } from '../site/read-request-path'

declare module 'fastify' {
  interface FastifyRequest {
    /** How the site wants to be served; undefined while there is none. */
    hosting: Hosting | undefined
    /** Folder of the release that this request is answered from, absolute. */
    siteDirectory: string
    /** The address, read strictly. */
    address: RequestPath
  }
  interface FastifyReply {
    /** Headers of what is sent from the database, over those of the site; undefined for all else. */
    ownHeaders: Record<string, string> | undefined
  }
}

/** Gives each request its address and the site's hosting settings, and each answer its headers. */
export function addSiteHeaders(app: FastifyInstance, readSite: ReadSite): void {
  app.decorateRequest('hosting')
  app.decorateRequest('siteDirectory', '')
  app.decorateRequest('address')
  app.decorateReply('ownHeaders')
  app.addHook('onRequest', async (request) => {
    request.address = readRequestPath(request.raw.url ?? '')
    const { directory, hosting } = await readSite()
    request.siteDirectory = directory
    request.hosting = hosting
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const { pathname } = request.address
    reply.headers({
      ...planHeaders(request.hosting, { pathname, status: reply.statusCode }),
      ...reply.ownHeaders,
    })
    return payload
  })
}
