import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error'
import type { StoredPicture } from '../repositories/pictures-repository'
import { checkPreconditions } from '../site/check-preconditions'

/** A picture never changes; opened directly, it is a sandboxed document. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': 'sandbox',
  'cross-origin-resource-policy': 'cross-origin', // the site may be on another origin, and feed readers show it
  'x-content-type-options': 'nosniff',
}

/** Sends a picture, or 304 if the client's copy is fresh. */
export function sendPicture(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { hash, bytes }: StoredPicture,
): FastifyReply {
  const etag = `"${hash}"`
  reply.ownHeaders = headers
  reply.header('etag', etag)
  const verdict = checkPreconditions(request.raw.headers, { etag, modifiedMs: 0 })
  if (verdict === 'failed')
    throw new ServiceError('precondition_failed', 'The picture is another one. Load it again.')
  if (verdict === 'not-modified') return reply.code(304).send()
  return reply.type('image/webp').send(bytes)
}
