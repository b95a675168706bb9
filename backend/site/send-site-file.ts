import { open } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error'
import { checkPreconditions } from './check-preconditions'
import type { FileMemory } from './create-file-memory'
import type { PlannedFile } from './create-site-files'
import { findRange, type ByteRange } from './find-range'

/** Sends a file of the site, the part of it that is asked for, or 304 if the client's copy is fresh. */
export async function sendSiteFile(
  { request, reply, memory }: { request: FastifyRequest; reply: FastifyReply; memory: FileMemory },
  planned: PlannedFile,
): Promise<FastifyReply> {
  const { file, whole, unchanged } = planned
  const verdict = checkPreconditions(request.headers, planned)
  if (verdict === 'failed')
    throw new ServiceError('precondition_failed', 'This has changed. Reload the page.')
  if (verdict === 'not-modified') {
    reply.isPlanned = true
    return reply.code(304).headers(unchanged).send()
  }

  const range = findRange(request.headers, planned)
  if (range === 'unsatisfiable') throw unsatisfiable(file.size)
  const body = request.method === 'HEAD' ? '' : await read(memory, file, range)
  reply.isPlanned = true
  reply.headers(whole)
  if (range)
    reply.code(206).headers({
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
      'content-length': String(range.end - range.start + 1),
    })
  return reply.send(body)
}

/** From memory, or as a stream from disk. */
async function read(memory: FileMemory, file: PlannedFile['file'], range: ByteRange | undefined) {
  if (!memory.holds(file)) return (await open(file.path)).createReadStream(range)
  const bytes = await memory.read(file)
  return range ? bytes.subarray(range.start, range.end + 1) : bytes
}

function unsatisfiable(size: number): ServiceError {
  return new ServiceError('range_not_satisfiable', 'The file is shorter than the requested range.', {
    headers: { 'content-range': `bytes */${size}` },
  })
}
