import { findDirectoryEnd, readZip, type ZipEntry } from './read-zip'

const contentTypes = '[Content_Types].xml'
const main = 'word/document.xml'
const mainType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'

/** Unpacked it may be so many times larger: text packs well, pictures are packed already. */
const mostUnpacked = 100 * 1024 * 1024

/**
 * Whether these bytes are a Word document (ECMA-376) and nothing besides: a ZIP from its first byte to its last, whose
 * parts say that it is a document without macros.
 */
export function isDocx(bytes: Buffer): boolean {
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
