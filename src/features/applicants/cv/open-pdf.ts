import * as pdf from 'pdfjs-dist'

/** A page of a PDF. */
export interface PdfPage {
  /** Its text, in the order of the file. */
  text: string
  /** Draws it, as wide as `width` CSS pixels. */
  draw: (canvas: HTMLCanvasElement, width: number) => Promise<void>
}

/** Most pages that are previewed. */
const maxPages = 20

/**
 * Reads a PDF: its scripts, forms and links do nothing, and nothing is fetched for it.
 *
 * @throws Error where the file is not a PDF or needs a password.
 */
export async function openPdf(bytes: ArrayBuffer): Promise<{ pages: PdfPage[]; total: number }> {
  pdf.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/build/pdf.worker.min.mjs',
    import.meta.url,
  ).toString()
  const document = await pdf.getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    verbosity: pdf.VerbosityLevel.ERRORS,
  }).promise
  const numbers = Array.from({ length: Math.min(document.numPages, maxPages) }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map(async (number) => readPage(await document.getPage(number))))
  return { pages, total: document.numPages }
}

async function readPage(page: pdf.PDFPageProxy): Promise<PdfPage> {
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
  return {
    text: text.trim(),
    draw: async (canvas, width) => {
      const natural = page.getViewport({ scale: 1 })
      const density = Math.min(window.devicePixelRatio || 1, 2)
      const viewport = page.getViewport({ scale: (width * density) / natural.width })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      await page.render({ canvas, viewport }).promise
    },
  }
}
