import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { cvRule, type CvType } from '../../contract/forms/cv'
import { ServiceError } from '../errors/service-error'
import type { ReceivedFile } from './submission'

/**
 * Detects the type of a CV by its content; its name and declared type are ignored.
 *
 * @throws ServiceError `unsupported_media_type` for a file that is neither PDF nor DOCX, or both.
 */
export async function validateCv({ path }: ReceivedFile): Promise<CvType> {
  const bytes = await readFile(path)
  if (bytes.length === 0) throw wrong(cvRule.empty)
  if (begins(bytes, compoundFile))
    throw wrong(
      'Your CV is an old Word file (.doc) or has a password. Save it as a PDF, or as .docx without a password.',
    )
  if (begins(bytes, pdf)) {
    if (!bytes.subarray(-4_096).includes('%%EOF'))
      throw wrong('Your CV is a damaged PDF. Save it again and upload the new file.')
    if (findDirectoryEnd(bytes) !== undefined) throw wrong(cvRule.wrongType)
    return 'pdf'
  }
  if (isDocx(bytes)) return 'docx'
  throw wrong(cvRule.wrongType)
}

const pdf = Buffer.from('%PDF-')
/** Of Microsoft's Compound File Binary: Word before 2007, and any encrypted Office file. */
const compoundFile = Buffer.from('d0cf11e0a1b11ae1', 'hex')

const begins = (bytes: Buffer, signature: Buffer) => bytes.subarray(0, signature.length).equals(signature)

const wrong = (message: string) => new ServiceError('unsupported_media_type', message)

const contentTypes = '[Content_Types].xml'
const main = 'word/document.xml'
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Maximum uncompressed size: text compresses well, images are compressed already. */
const mostUnpacked = 100 * 1024 * 1024

/**
 * Whether these bytes are a Word document (ECMA-376) and nothing else: a ZIP from first to last byte, whose parts declare
 * a document without macros.
 */
function isDocx(bytes: Buffer): boolean {
  if (!startsAsZip(bytes) || findDirectoryEnd(bytes) === undefined) return false
  if (bytes.subarray(0, 1024).includes('%PDF-')) return false
  try {
    const { entries, text = '' } = readZip(bytes, contentTypes)
    return text.includes(mainType) && areOfDocument(entries)
  } catch {
    return false // damaged
  }
}

const startsAsZip = (bytes: Buffer) => bytes.length > 22 && bytes.readUInt32LE(0) === 0x04034b50

function areOfDocument(entries: readonly ZipEntry[]): boolean {
  const names = entries.map(({ name }) => name)
  const unpacked = entries.reduce((total, { size }) => total + size, 0)
  const isBad = (name: string) =>
    /(?:^|\/)vba|\.(?:exe|dll|js|vbs|bat|cmd|ps1|hta|jar)$/i.test(name) || name.includes('..')
  return names.includes(main) && !names.some(isBad) && unpacked <= mostUnpacked
}

/** A file in a ZIP, according to its directory. */
interface ZipEntry {
  name: string
  /** Uncompressed bytes, as far as the directory can be trusted. */
  size: number
}

/** Offset where the ZIP's directory ends, and with it the file; undefined: these bytes don't end like a ZIP. */
function findDirectoryEnd(bytes: Buffer): number | undefined {
  const shortest = 22
  const longest = shortest + 65_535
  for (let at = bytes.length - shortest; at >= Math.max(0, bytes.length - longest); at--) {
    const isEnd = bytes.readUInt32LE(at) === 0x06054b50
    if (isEnd && at + shortest + bytes.readUInt16LE(at + 20) === bytes.length) return at
  }
  return undefined
}

/** Lists a ZIP's files, with the text of a small one. @throws Error when the ZIP is damaged. */
function readZip(bytes: Buffer, textOf: string): { entries: ZipEntry[]; text: string | undefined } {
  const entries: ZipEntry[] = []
  const unpacked = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      entries.push({ name, size: originalSize })
      return name === textOf && originalSize <= 1024 * 1024
    },
  })
  const found = unpacked[textOf]
  return { entries, text: found && Buffer.from(found).toString('utf8') }
}
