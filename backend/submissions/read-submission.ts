import { rm } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { ServiceError } from '../errors/service-error'
import { readMultipart } from './read-multipart'
import { addField, type Submission } from './submission'
import { makeUploadFolder } from './upload-folders'

/**
 * Reads a form in whichever way it was sent, and does something with it. A file that came with it is there until that is
 * done and not longer, however it ends.
 *
 * @param keepsFile Whether the file is wanted; its fields are read in any case, so that they can be shown again.
 *
 * @throws ServiceError when it can't be read or is too large.
 */
export async function withSubmission<T>(
  request: FastifyRequest,
  { submission, keepsFile }: { submission: Submission; keepsFile: boolean },
  act: () => Promise<T>,
): Promise<T> {
  let folder: Promise<string> | undefined
  const ownFolder = () => (folder ??= makeUploadFolder())
  try {
    if (request.isMultipart()) await readMultipart(request, submission, keepsFile ? ownFolder : undefined)
    else addFields(submission, request.body)
    return await act()
  } finally {
    if (folder) await rm(await folder, { recursive: true, force: true })
  }
}

function addFields(submission: Submission, body: unknown): void {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ServiceError(
      'bad_request',
      'The fields of the form are expected, by their names. Send them so.',
    )
  for (const [field, value] of Object.entries(body)) addField(submission, field, value)
}
