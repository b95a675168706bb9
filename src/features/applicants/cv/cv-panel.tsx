import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Applicant } from '../../../../contract/applicant'
import type { ApiClient } from '../../../client/create-api-client'
import { saveFile } from '../../../lib/save-file'
import { ActionButton } from '../../../ui/action-button'
import { Download } from '../../../ui/icons'
import { LoadError, Skeleton } from '../../../ui/load-states'
import * as css from './cv-panel.module.css'
import { loadCv } from './load-cv'
import type { openPdf, PdfPage } from './open-pdf'
import { PreviewError } from './preview-error'

interface Props {
  api: ApiClient
  applicant: Applicant & { cv: NonNullable<Applicant['cv']> }
}

/** A preview of a CV. The libraries for it are loaded only now. */
export function CvPanel({ api, applicant: { id, name, cv } }: Props) {
  const file = useQuery({
    queryKey: ['cv', id],
    queryFn: () => loadCv(api, id),
    staleTime: Infinity,
    gcTime: 60_000,
    retry: false,
  })
  return (
    <section aria-label={`CV of ${name}`} className={css.panel}>
      <p className={css.head}>
        <span>
          {cv.name} <span className={css.size}>{describeSize(cv.size)}</span>
        </span>
        <ActionButton isDisabled={!file.data} onPress={() => file.data && saveFile(file.data, cv.name)}>
          <Download size={16} strokeWidth={1.75} aria-hidden="true" /> Download CV
        </ActionButton>
      </p>
      {file.isPending && <Skeleton label="Loading the CV" lines={6} />}
      {file.isError && (
        <LoadError title="Couldn’t load the CV." error={file.error} onRetry={() => void file.refetch()} />
      )}
      {file.data && <Preview id={id} file={file.data} type={cv.type} />}
    </section>
  )
}

function Preview({ id, file, type }: { id: string; file: Blob; type: 'pdf' | 'docx' }) {
  const preview = useQuery({
    queryKey: ['cv', id, 'preview'],
    queryFn: async () => {
      const bytes = await file.arrayBuffer()
      if (type === 'docx') return { text: await (await import('./open-docx')).openDocx(bytes) }
      return (await import('./open-pdf')).openPdf(bytes)
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  })
  if (preview.isPending) return <Skeleton label="Loading the preview" lines={6} />
  if (preview.isError) return <p role="alert">{explain(preview.error)}</p>
  if ('pages' in preview.data) return <PdfPreview {...preview.data} />
  return <p className={css.text}>{preview.data.text || 'This document has no text.'}</p>
}

const explain = (error: Error) =>
  error instanceof PreviewError ? error.message : 'Preview not available. Download the file to view it.'

function describeSize(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1000 ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / 1024).toFixed(1)} MB`
}

/** The pages of a CV as images, each with its text for screen readers. */
function PdfPreview({ pages, total }: Awaited<ReturnType<typeof openPdf>>) {
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
