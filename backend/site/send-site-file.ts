import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error'
import { checkPreconditions } from './check-preconditions'
import { chooseVariant, contentType, isCompressible, type SiteVariant } from './choose-variant'
import type { SiteFile } from './find-site-file'

/** Turns off what this module does itself; @fastify/static does ranges, HEAD and streaming. */
const handled = { etag: false, cacheControl: false, contentType: false, index: false } as const

/** Sends a file of the site in its best variant, or 304 if the client's copy is fresh. */
export async function sendSiteFile(
  { request, reply, etags }: { request: FastifyRequest; reply: FastifyReply; etags: Etags },
  file: SiteFile,
): Promise<FastifyReply> {
  const variant = await chooseVariant(file, request.headers['accept-encoding'])
  const etag = await etags(variant.file)
  const verdict = checkPreconditions(request.raw.headers, { etag, modifiedMs: variant.file.modifiedMs })
  if (verdict === 'failed')
    throw new ServiceError('precondition_failed', 'This has changed. Reload the page.')

  addVary(reply, file).header('etag', etag)
  if (verdict === 'not-modified') return reply.code(304).send()
  labelVariant(reply, file, variant)
  return reply.sendFile(path.basename(variant.file.path), path.dirname(variant.file.path), handled)
}

/** Headers for caches, on every response about this file, including 304. */
export function addVary(reply: FastifyReply, file: SiteFile): FastifyReply {
  return isCompressible(file.path) ? reply.header('vary', 'Accept-Encoding') : reply
}

/** Type and encoding of the bytes that follow. */
export function labelVariant(reply: FastifyReply, file: SiteFile, { encoding }: SiteVariant): FastifyReply {
  reply.header('content-type', contentType(file.path))
  return encoding === 'identity' ? reply : reply.header('content-encoding', encoding)
}

/** More files than a site has; beyond that (after many rebuilds) the cache is cleared. */
const limit = 50_000

type Etags = (file: SiteFile) => Promise<string>

/**
 * Strong ETags from the content of files, cached until a file changes. Unlike size and date they are the same after a
 * rebuild and on every instance, and differ between a file and its compressed variants.
 */
export function createEtags(): Etags {
  const known = new Map<string, { size: number; modifiedMs: number; etag: string }>()
  return async (file) => {
    const last = known.get(file.path)
    if (last && last.size === file.size && last.modifiedMs === file.modifiedMs) return last.etag
    const etag = `"${await hash(file.path)}"`
    if (known.size >= limit) known.clear()
    known.set(file.path, { size: file.size, modifiedMs: file.modifiedMs, etag })
    return etag
  }
}

async function hash(file: string): Promise<string> {
  const digest = createHash('sha1')
  await pipeline(createReadStream(file), digest)
  return digest.digest('base64url')
}
