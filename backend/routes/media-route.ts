import type { FastifyInstance } from 'fastify'
import type { Db } from '../database/open-database'
import { ServiceError } from '../errors/service-error'
import { readPictureAddress } from '../pictures/picture-address'
import { sendPicture } from '../pictures/send-picture'
import { createPicturesRepository } from '../repositories/pictures-repository'

/** Pictures at once, before the site is built anew; for anybody, as they are on the site. */
export function mediaRoute(app: FastifyInstance, db: Db): void {
  const pictures = createPicturesRepository(db)
  app.get('/api/media/:hash/:file', async (request, reply) => {
    const address = readPictureAddress(request.address.pathname)
    const picture = address && (await pictures.find(address))
    if (picture) return sendPicture({ request, reply }, picture)
    throw new ServiceError('not_found', 'There is no such picture. Check its address.')
  })
}
