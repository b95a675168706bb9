import type { FastifyRequest } from 'fastify'
import { cvRule, largestCv } from '../../contract/forms/forms'
import { ServiceError } from '../errors/service-error'
import { receiveFile } from './receive-file'
import { addField, type Submission } from './submission'

/** For a scope that takes such forms: what is larger is cut off, and judged here. */
export const multipartOptions = { throwFileSizeLimit: false } as const

/** What is too large is read to its end all the same, so that its fields can be shown again; up to here. */
const mostRead = 64 * 1024 * 1024

const limits = {
  fieldNameSize: 100,
  fieldSize: 64 * 1024,
  fields: 40,
  files: 3,
  parts: 43,
  headerPairs: 20,
  fileSize: largestCv + 1,
}

/**
 * Reads a form of several parts, the CV into a folder of this upload alone.
 *
 * @param folder Makes that folder; undefined: no file is wanted any more.
 * @throws ServiceError `payload_too_large`, or `bad_request` for what can't be read; Error where the disk fails.
 */
export async function readMultipart(
  request: FastifyRequest,
  submission: Submission,
  folder: (() => Promise<string>) | undefined,
): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > mostRead) throw tooLarge(cvRule.tooLarge)
  const { raw } = request
  let read = 0
  const count = (chunk: Buffer) => {
    read += chunk.length
    if (read > mostRead) raw.destroy()
  }
  raw.on('data', count)
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') addField(submission, part.fieldname, part.value)
      else if (part.fieldname !== 'cv' || submission.form !== 'application' || !folder) part.file.resume()
      else if (submission.cv !== undefined) {
        submission.unfit.add('cv')
        part.file.resume()
      } else {
        const name = part.filename || '' // none where the part does not say one, whatever its type says
        const received = await receiveFile(part.file, name, await folder())
        // browsers send an empty part for a file that was not picked
        if (received.size > 0 || name !== '') submission.cv = received
      }
    }
  } catch (error) {
    throw inWords(error)
  } finally {
    raw.off('data', count)
    raw.resume() // what is left is read and forgotten, so that the sender comes to the answer
  }
  if (submission.cv && submission.cv.size > largestCv) throw tooLarge(cvRule.tooLarge)
}

/** What the disk says is ours, all else is about what was sent. */
function inWords(error: unknown): unknown {
  if (error instanceof ServiceError) return error
  if (typeof error !== 'object' || error === null || 'syscall' in error) return error
  if ('statusCode' in error && error.statusCode === 413)
    return tooLarge('The form has more parts than it has fields. Send it as its page does.', error)
  const message = 'The form could not be read: it broke off, or is not as browsers send it. Send it again.'
  return new ServiceError('bad_request', message, { cause: error })
}

const tooLarge = (message: string, cause?: unknown) =>
  new ServiceError('payload_too_large', message, { cause })
