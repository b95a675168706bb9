import { open } from 'node:fs/promises'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error'
import { checkPreconditions } from './check-preconditions'
import type { FileMemory } from './create-file-memory'
import type { PlannedFile } from './create-site-files'
import { findRange, type ByteRange } from './find-range'
import { sendWhole } from './send-whole'

/** Sends a file of the site, the part of it that is asked for, or 304 if the client's copy is fresh. */
export async function sendSiteFile(
  { request, reply, memory }: { request: FastifyRequest; reply: FastifyReply; memory: FileMemory },
  planned: PlannedFile,
): Promise<FastifyReply> {
  const { file, whole, unchanged } = planned
  const verdict = checkPreconditions(request.headers, planned)
  if (verdict === 'failed')
    throw new ServiceError('precondition_failed', 'This has changed. Reload the page.')
  if (verdict === 'not-modified') return sendWhole(reply, { status: 304, headers: unchanged })

  const range = findRange(request.headers, planned)
  if (range === 'unsatisfiable') throw unsatisfiable(file.size)
  const status = range ? 206 : 200
  const headers = range ? { ...whole, ...headersOfPart(range, file.size) } : whole
  if (request.method === 'HEAD') return sendWhole(reply, { status, headers })
  if (!memory.holds(file)) {
    const stream = (await open(file.path)).createReadStream(range)
    return reply.code(status).headers(headers).send(stream)
  }
  const bytes = await memory.read(file)
  const body = range ? bytes.subarray(range.start, range.end + 1) : bytes
  return sendWhole(reply, { status, headers, body })
}

const headersOfPart = ({ start, end }: ByteRange, size: number) => ({
  'content-range': `bytes ${start}-${end}/${size}`,
  'content-length': String(end - start + 1),
})

function unsatisfiable(size: number): ServiceError {
  return new ServiceError('range_not_satisfiable', 'The file is shorter than the requested range.', {
    headers: { 'content-range': `bytes */${size}` },
  })
}
