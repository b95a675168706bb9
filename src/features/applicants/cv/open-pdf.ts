import * as pdf from 'pdfjs-dist'
import { endAfter } from './end-after'
import { fitCanvas } from './fit-canvas'

/** A page of a PDF. */
export interface PdfPage {
  /** Its text, in the order of the file. */
  text: string
  /** Draws it, as wide as `width` CSS pixels. */
  draw: (canvas: HTMLCanvasElement, width: number) => Promise<void>
}

/** Most pages that are previewed. */
const maxPages = 20
/** Most characters of a page's text. */
const maxText = 50_000
/** Largest image that is drawn, in pixels. */
const maxImageSize = 30_000_000
/** Longest time to read the file, and to draw a page. In milliseconds. */
const patience = 15_000

/**
 * Reads a PDF: its scripts, forms and links do nothing, and nothing is fetched for it.
 *
 * @throws PreviewError where that takes too long, and the worker is ended; Error where the file is not a PDF or needs a
 * password.
 */
export async function openPdf(bytes: ArrayBuffer): Promise<{ pages: PdfPage[]; total: number }> {
  pdf.GlobalWorkerOptions.workerSrc = new URL(
    'pdfjs-dist/build/pdf.worker.min.mjs',
    import.meta.url,
  ).toString()
  const task = pdf.getDocument({
    data: bytes,
    isEvalSupported: false,
    enableXfa: false,
    useWasm: false,
    maxImageSize,
    verbosity: pdf.VerbosityLevel.ERRORS,
  })
  return endAfter(patience, readPages(task), () => void task.destroy())
}

async function readPages(task: pdf.PDFDocumentLoadingTask): Promise<{ pages: PdfPage[]; total: number }> {
  const document = await task.promise
  const numbers = Array.from({ length: Math.min(document.numPages, maxPages) }, (_, index) => index + 1)
  const pages = await Promise.all(numbers.map(async (number) => readPage(await document.getPage(number))))
  return { pages, total: document.numPages }
}

async function readPage(page: pdf.PDFPageProxy): Promise<PdfPage> {
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join('')
  return {
    text: text.trim().slice(0, maxText),
    draw: async (canvas, width) => {
      const natural = page.getViewport({ scale: 1 })
      const density = Math.min(window.devicePixelRatio || 1, 2)
      const viewport = page.getViewport({ scale: fitCanvas(natural, width * density) })
      canvas.width = Math.floor(viewport.width)
      canvas.height = Math.floor(viewport.height)
      const drawing = page.render({ canvas, viewport })
      await endAfter(patience, drawing.promise, () => drawing.cancel())
    },
  }
}
