import mammoth from 'mammoth/mammoth.browser.min.js'

/**
 * The text of a Word document, without its form: nothing of it is shown as HTML.
 *
 * @throws Error for what is no such document.
 */
export async function openDocx(bytes: ArrayBuffer): Promise<string> {
  const { value } = await mammoth.extractRawText({ arrayBuffer: bytes })
  return value.replace(/\n{3,}/g, '\n\n').trim()
}
