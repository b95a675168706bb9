import { useEffect, useRef } from 'react'
import type { openPdf, PdfPage } from './open-pdf'
import * as css from './cv-panel.module.css'

/** The pages of a CV as pictures, each with its words for those who don't see it. */
export function PdfPreview({ pages, total }: Awaited<ReturnType<typeof openPdf>>) {
  return (
    <>
      {pages.map((page, index) => (
        <Page key={index} page={page} label={`Page ${index + 1} of ${total}`} />
      ))}
      {total > pages.length && (
        <p className={css.note}>
          The first {pages.length} of {total} pages. Save the file to read the others.
        </p>
      )}
    </>
  )
}

function Page({ page, label }: { page: PdfPage; label: string }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const place = canvas.current
    if (!place) return
    page.draw(place, place.clientWidth || 600).catch((error: unknown) => {
      console.error('A page of the CV could not be drawn.', error)
    })
  }, [page])
  return (
    <figure aria-label={label} className={css.page}>
      <canvas ref={canvas} aria-hidden="true" className={css.canvas} />
      <figcaption className="visually-hidden">
        {page.text || 'This page holds no text, only pictures.'}
      </figcaption>
    </figure>
  )
}
