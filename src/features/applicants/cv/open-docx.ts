import { unzipSync, zipSync } from 'fflate'
import mammoth from 'mammoth/mammoth.browser.min.js'
import { PreviewError } from './preview-error'

/** Most that is read: long CVs have a tenth of it, and it is a second's work. */
const most = { bytes: 5 * 1024 * 1024, tags: 60_000 }

/**
 * The plain text of a Word document, without formatting: nothing of it is shown as HTML.
 *
 * @throws PreviewError where it is too large; Error where the file is not a Word document.
 */
export async function openDocx(bytes: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.extractRawText({ arrayBuffer: packTexts(new Uint8Array(bytes)) })
  return value.replace(/\n{3,}/g, '\n\n').trim()
}

/**
 * The document without its images, unpacked. No part gets more room than the directory says it needs, so a directory
 * that lies leaves a damaged part.
 */
function packTexts(bytes: Uint8Array): ArrayBuffer {
  let total = 0
  const texts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (!/\.(?:xml|rels)$/i.test(name)) return false
      total += originalSize
      if (total > most.bytes) throw tooLong()
      return true
    },
  })
  const tags = Object.values(texts).reduce((sum, text) => sum + countTags(text), 0)
  if (tags > most.tags) throw tooLong()
  return new Uint8Array(zipSync(texts, { level: 0 })).buffer
}

const tooLong = () => new PreviewError('This CV is too long to preview. Download the file to view it.')

const opening = '<'.charCodeAt(0)

const countTags = (xml: Uint8Array) => xml.reduce((sum, byte) => (byte === opening ? sum + 1 : sum), 0)
