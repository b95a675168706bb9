import { useEffect, useRef } from 'react'
import type { openPdf, PdfPage } from './open-pdf'
import * as css from './cv-panel.module.css'

/** The pages of a CV as images, each with its text for screen readers. */
export function PdfPreview({ pages, total }: Awaited<ReturnType<typeof openPdf>>) {
  return (
    <>
      {pages.map((page, index) => (
        <Page key={index} page={page} label={`Page ${index + 1} of ${total}`} />
      ))}
      {total > pages.length && (
        <p className={css.note}>
          Showing the first {pages.length} of {total} pages. Download the file to read the rest.
        </p>
      )}
    </>
  )
}

function Page({ page, label }: { page: PdfPage; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const target = canvas.current
    if (!target) return
    page.draw(target, target.clientWidth || 600).catch((error: unknown) => {
      console.error('Couldn’t show a page of this CV.', error)
    })
  }, [page])
  return (
    <figure aria-label={label} className={css.page}>
      <canvas ref={canvas} aria-hidden="true" className={css.canvas} />
      <figcaption className="visually-hidden">
        {page.text || 'This page has no text, only images.'}
      </figcaption>
    </figure>
  )
}
