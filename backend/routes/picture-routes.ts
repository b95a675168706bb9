import type { FastifyInstance } from 'fastify'
import {
  addPicture,
  changePicture,
  getPicture,
  getWholePicture,
  largestPicture,
  listPictureForms,
  listPictures,
  removePicture,
  replacePicture,
} from '../../contract/picture'
import type { Db } from '../database/open-database'
import { codeOf } from '../errors/code-of'
import { ServiceError } from '../errors/service-error'
import { createMediaLibrary, type Building, type MediaLibrary } from '../pictures/create-media-library'
import { createPictureRenderer } from '../pictures/create-picture-renderer'
import { pictureAddress, pictureName, pictureTitle, readPictureAddress } from '../pictures/picture-address'
import { findShown, sendPicture } from '../pictures/send-picture'
import { registerEndpoint } from '../register-endpoint'
import { createPicturesRepository } from '../repositories/pictures-repository'

/** Takes pictures, in a scope of its own: nothing else takes bodies of this kind and size. */
export async function pictureRoutes(app: FastifyInstance, db: Db, building: Building): Promise<void> {
  const pictures = createPicturesRepository(db)
  const renderPicture = createPictureRenderer()
  const library = createMediaLibrary(db, { renderPicture, ...building })
  pictureLibraryRoutes(app, library)

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    const limits = { parseAs: 'buffer', bodyLimit: largestPicture } as const
    scope.addContentTypeParser(/^image\//i, limits, (_request, body, parsed) => parsed(null, body))
    scope.setErrorHandler((error) => {
      throw inWords(error)
    })

    registerEndpoint(scope, addPicture, async ({ query, caller, request, answer }) => {
      if (!Buffer.isBuffer(request.body)) throw noPicture()
      const picture = await renderPicture(request.body)
      const names = { name: pictureName(query.name), title: pictureTitle(query.name) }
      const { hash, name } = await pictures.add({ ...picture, ...names, by: caller.email })
      const { width, height } = picture
      return answer(201, { src: pictureAddress({ hash, name }), width, height })
    })

    registerEndpoint(scope, replacePicture, async ({ params, query, caller, request, answer }) => {
      if (!Buffer.isBuffer(request.body)) throw noPicture()
      const seen = { id: params.id, version: query.version }
      return answer(200, await library.replace(caller.email, seen, request.body))
    })
    done()
  })
}

function inWords(error: unknown): unknown {
  const code = codeOf(error)
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return noPicture()
  if (code !== 'FST_ERR_CTP_BODY_TOO_LARGE') return error
  const most = largestPicture / 1024 / 1024
  return new ServiceError('payload_too_large', `The picture is larger than ${most} MB. Send a smaller one.`)
}

function noPicture(): ServiceError {
  const message = 'A picture is expected as the body, with its content type, e.g. image/png. Send one.'
  return new ServiceError('unsupported_media_type', message)
}

/** The media library. */
function pictureLibraryRoutes(app: FastifyInstance, library: MediaLibrary): void {
  registerEndpoint(app, listPictures, async ({ query, caller, answer }) =>
    answer(200, await library.list(query, caller)),
  )

  registerEndpoint(app, getPicture, async ({ params, answer }) => answer(200, await library.find(params.id)))

  registerEndpoint(app, changePicture, async ({ params, body, caller, answer }) => {
    const { version, ...wanted } = body
    return answer(200, await library.save(caller.email, { id: params.id, version }, wanted))
  })

  registerEndpoint(app, getWholePicture, async ({ params, answer, reply }) => {
    reply.ownHeaders = { 'cache-control': 'private, no-store', 'content-type': 'image/webp' }
    return answer(200, await library.readWhole(params.id))
  })

  registerEndpoint(app, listPictureForms, async ({ query, answer }) =>
    answer(200, await library.listForms(query)),
  )

  registerEndpoint(app, removePicture, async ({ params, query, caller, answer }) => {
    await library.remove(caller.email, { id: params.id, version: query.version })
    return answer(204, null)
  })
}

/** Pictures at once, before the next build; for everyone, as they are on the site. */
export function mediaRoute(app: FastifyInstance, db: Db): void {
  const pictures = createPicturesRepository(db)
  app.get('/api/media/:hash/:file', async (request, reply) => {
    const address = readPictureAddress(request.address.pathname)
    const picture = address && (await findShown(pictures, address))
    if (picture) return sendPicture({ request, reply }, picture)
    throw new ServiceError('not_found', 'There is no such picture. Check its address.')
  })
}
