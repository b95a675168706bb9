import mammoth from 'mammoth/mammoth.browser.min.js'

/**
 * The plain text of a Word document, without formatting: nothing of it is shown as HTML.
 *
 * @throws Error where the file is not a Word document.
 */
export async function openDocx(bytes: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.extractRawText({ arrayBuffer: bytes })
  return value.replace(/\n{3,}/g, '\n\n').trim()
}
