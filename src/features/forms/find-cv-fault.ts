import { cvRule, largestCv } from '../../../contract/forms/forms'

const unreadable = 'The file can’t be read any more: it was moved or changed. Pick it again.'

/** First bytes of the two kinds: PDF, and the ZIP that a DOCX is. */
const beginnings = { pdf: [0x25, 0x50, 0x44, 0x46, 0x2d], docx: [0x50, 0x4b, 0x03, 0x04] } as const

/** What is wrong with a CV, by its size, ending and first bytes; undefined: nothing that a browser can see. */
export async function findCvFault(file: File | undefined): Promise<string | undefined> {
  if (file === undefined) return cvRule.required
  if (file.size === 0) return 'This file is empty. Pick another.'
  if (file.size > largestCv) return cvRule.tooLarge
  const ending = /\.(pdf|docx)$/i.exec(file.name)?.[1]?.toLowerCase()
  if (ending !== 'pdf' && ending !== 'docx') return cvRule.wrongType
  try {
    const first = new Uint8Array(await file.slice(0, 8).arrayBuffer())
    return beginnings[ending].every((byte, index) => first[index] === byte) ? undefined : cvRule.wrongType
  } catch {
    return unreadable
  }
}

/** E.g. "213 KB" or "5.1 MB"; rounded up, so that what is too large never looks as if it were not. */
export function sizeInWords(bytes: number): string {
  const inMegabytes = bytes / 1024 ** 2
  return inMegabytes < 1 ? `${Math.ceil(bytes / 1024)} KB` : `${Math.ceil(inMegabytes * 10) / 10} MB`
}
