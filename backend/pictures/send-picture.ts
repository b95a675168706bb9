import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error'
import type { createPicturesRepository } from '../repositories/pictures-repository'
import { checkPreconditions } from '../site/check-preconditions'
import type { readPictureAddress } from './picture-address'

/** A picture opened directly is a sandboxed document. */
const headers = {
  'content-security-policy': 'sandbox',
  'cross-origin-resource-policy': 'cross-origin', // the site may be on another origin, and feed readers show it
  'x-content-type-options': 'nosniff',
}

interface ShownPicture {
  bytes: Buffer
  etag: string
  /** Whether its URL means these very bytes. */
  isFixed: boolean
}

/** What is behind an address now; of an address with an edition of before, the present one as well. */
export async function findShown(
  pictures: Pick<ReturnType<typeof createPicturesRepository>, 'find' | 'findSmall'>,
  address: NonNullable<ReturnType<typeof readPictureAddress>>,
): Promise<ShownPicture | undefined> {
  const picture = await (address.isSmall ? pictures.findSmall(address) : pictures.find(address))
  if (!picture) return undefined
  const present = picture.edition ?? picture.hash
  return {
    bytes: picture.bytes,
    etag: `"${present}${address.isSmall ? '.small' : ''}"`,
    // a small one may be made later
    isFixed: !address.isSmall && address.edition === present,
  }
}

/** Sends a picture, or 304 if the client's copy is fresh. Without an edition in its URL, it may be replaced. */
export function sendPicture(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { bytes, etag, isFixed }: ShownPicture,
): FastifyReply {
  reply.ownHeaders = {
    ...headers,
    'cache-control': isFixed ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  }
  reply.header('etag', etag)
  const verdict = checkPreconditions(request.raw.headers, { etag, modifiedMs: 0 })
  if (verdict === 'failed')
    throw new ServiceError('precondition_failed', 'The picture is another one. Load it again.')
  if (verdict === 'not-modified') return reply.code(304).send()
  return reply.type('image/webp').send(bytes)
}
