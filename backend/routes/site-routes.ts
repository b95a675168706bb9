import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { readPictureAddress } from '../pictures/picture-address'
import { findShown, sendPicture } from '../pictures/send-picture'
import { createPicturesRepository } from '../repositories/pictures-repository'
import type { KnownRequests } from '../site/create-known-requests'
import { encodePath, toLocation } from '../site/find-redirect'
import { isApiPath } from '../site/read-request-path'
import { sendMissingSite } from '../site/send-missing-site'
import { sendSiteFile } from '../site/send-site-file'

export const siteRoute = '/*'

/** Everything outside the API: files of the built site, newer pictures, and redirects. */
export function siteRoutes(
  app: FastifyInstance,
  { db, knownRequests }: { db: Db; knownRequests: KnownRequests },
): void {
  const pictures = createPicturesRepository(db)

  app.route({
    method: ['GET', 'HEAD'],
    url: siteRoute,
    config: { cors: false }, // the same for every origin
    handler: async (request, reply) => {
      const { pathname, refused } = request.address
      if (refused === 400) throw new ServiceError('bad_request', 'This address can’t be read.')
      if (refused === 404 || isApiPath(pathname)) return callNotFound(reply)
      if (!request.hosting) return sendMissingSite(request, reply)
      return sendPath(request, reply)
    },
  })

  async function sendPath(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { pathname, search } = request.address
    const { find, memory } = request.siteFiles
    const found = await find(pathname, request.headers['accept-encoding'])
    if (!found) return sendNewPicture(request, reply)
    if (!('kind' in found)) {
      knownRequests.add(request.raw, request.siteFiles, found)
      return sendSiteFile({ request, reply, memory }, found)
    }
    if (found.kind === 'moved') return reply.redirect(toLocation(found.to, search), found.status)
    return reply.redirect(toLocation(encodePath(found.pathname), search), 301)
  }

  /** Pictures of entries published since the last build. */
  async function sendNewPicture(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = readPictureAddress(request.address.pathname)
    const picture = address && (await findShown(pictures, address))
    return picture ? sendPicture({ request, reply }, picture) : callNotFound(reply)
  }
}

function callNotFound(reply: FastifyReply): FastifyReply {
  reply.callNotFound()
  return reply
}
