import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { cvRule, largestCv } from '../../contract/forms/cv'
import { getForm } from '../../contract/forms/forms'
import { ServiceError } from '../errors/service-error'
import { addField, type ReceivedFile, type Submission } from './submission'
import { newUploadFile } from './upload-files'

/**
 * Reads a form, however it was sent, and runs `act`. A file that came with it exists until `act` has ended, however it
 * ends.
 *
 * @param keepsFile Whether the file is needed; the fields are read in any case, so that they can be shown again.
 * @throws ServiceError when it can't be read or is too large.
 */
export async function withSubmission<T>(
  request: FastifyRequest,
  { submission, keepsFile }: { submission: Submission; keepsFile: boolean },
  act: () => Promise<T>,
): Promise<T> {
  const place = newUploadFile()
  const isMultipart = request.isMultipart()
  try {
    if (isMultipart) await readMultipart(request, submission, keepsFile ? place : undefined)
    else addFields(submission, request.body)
    return await act()
  } finally {
    if (isMultipart && keepsFile) await rm(place, { force: true })
  }
}

function addFields(submission: Submission, body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ServiceError('bad_request', 'Unexpected form data: send the fields by name.')
  for (const [field, value] of Object.entries(body)) addField(submission, field, value)
}

/** For the scope that accepts such forms: larger files are cut off, and reported here. */
export const multipartOptions = { throwFileSizeLimit: false } as const

/** A file that is too large is read all the same, so that the fields can be shown again; up to here. */
const mostRead = 64 * 1024 * 1024
/** As much of a call that is refused: a form with the largest CV. */
const mostReadOfRefused = largestCv + 1024 * 1024

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
 * Reads a form of several parts, the CV into a file.
 *
 * @param place Path of that file; undefined: it is not needed any more.
 * @throws ServiceError `payload_too_large`, or `bad_request` for what can't be read; Error where the disk fails.
 */
async function readMultipart(
  request: FastifyRequest,
  submission: Submission,
  place: string | undefined,
): Promise<void> {
  const most = place ? mostRead : mostReadOfRefused
  if (Number(request.headers['content-length'] ?? 0) > most) throw tooLarge(cvRule.tooLarge)
  const { raw } = request
  const { takesCv } = getForm(submission.form)
  let read = 0
  const count = (chunk: Buffer) => {
    read += chunk.length
    if (read > most) raw.destroy()
  }
  raw.on('data', count)
  try {
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') addField(submission, part.fieldname, part.value)
      else if (part.fieldname !== 'cv' || !takesCv || !place) part.file.resume()
      else if (submission.cv !== undefined) {
        submission.malformed.add('cv')
        part.file.resume()
      } else {
        const name = part.filename || '' // some parts have none, despite their type
        const received = await receiveFile(part.file, name, place)
        // browsers send an empty part when no file was chosen
        if (received.size > 0 || name !== '') submission.cv = received
      }
    }
  } catch (error) {
    throw toServiceError(error)
  } finally {
    raw.off('data', count)
    raw.resume() // the rest is read and dropped, so that the client gets the response
  }
  if (submission.cv && submission.cv.size > largestCv) throw tooLarge(cvRule.tooLarge)
}

/** Errors of the disk are ours, all others are about what was sent. */
function toServiceError(error: unknown): unknown {
  if (error instanceof ServiceError) return error
  if (typeof error !== 'object' || error === null || 'syscall' in error) return error
  if ('statusCode' in error && error.statusCode === 413)
    return tooLarge('The form has more parts than fields.', error)
  return new ServiceError('bad_request', 'The upload didn’t finish. Try again.', { cause: error })
}

const tooLarge = (message: string, cause?: unknown) =>
  new ServiceError('payload_too_large', message, { cause })

/** Writes a file as it comes in, in place of an empty part before it. @param file Its path. */
async function receiveFile(stream: Readable, name: string, file: string): Promise<ReceivedFile> {
  const hash = createHash('sha256')
  let size = 0
  await pipeline(
    stream,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    },
    createWriteStream(file, { mode: 0o600 }),
  )
  return { path: file, name, size, hash: hash.digest('hex') }
}
