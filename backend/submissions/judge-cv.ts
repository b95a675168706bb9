import { readFile } from 'node:fs/promises'
import { cvRule, type CvType } from '../../contract/forms/forms'
import { ServiceError } from '../errors/service-error'
import { isDocx } from './is-docx'
import { findDirectoryEnd } from './read-zip'
import type { ReceivedFile } from './receive-file'

/**
 * What a CV is, by its content; what its name or its sender says counts for nothing.
 *
 * @throws ServiceError `unsupported_media_type` in words for what is neither PDF nor DOCX, or both of two things at once.
 */
export async function judgeCv({ path }: ReceivedFile): Promise<CvType> {
  const bytes = await readFile(path)
  if (bytes.length === 0) throw wrong('The CV is an empty file. Pick another.')
  if (begins(bytes, compoundFile))
    throw wrong(
      'The CV is an old Word file (.doc), or one with a password. Save it as PDF, or as .docx without a password, then pick it again.',
    )
  if (begins(bytes, pdf)) {
    if (!bytes.subarray(-4_096).includes('%%EOF'))
      throw wrong('The CV is a PDF whose end is missing. Save it again, then pick it again.')
    if (findDirectoryEnd(bytes) !== undefined) throw wrong(cvRule.wrongType)
    return 'pdf'
  }
  if (isDocx(bytes)) return 'docx'
  throw wrong(cvRule.wrongType)
}

const pdf = Buffer.from('%PDF-')
/** Of Microsoft's Compound File Binary: Word before 2007, and any encrypted file of Office. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const begins = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature)

const wrong = (message: string) => new ServiceError('unsupported_media_type', message)
