import type { ReactNode } from 'react'
import { countPages } from '../lib/count-pages'
import { nameSample, noteOfSample } from '../lib/sample-note'
import { Breadcrumbs } from './breadcrumbs'
import { ContentsList } from './contents-list'
import * as css from './sample-layout.module.css'

interface Props {
  crumbs: readonly { title: string; href: string }[]
  /** E.g. "finding". */
  kind: string
  /** What such a document is for. */
  lead: string
  /** Whether the client and the figures are made up. */
  illustrative: boolean
  /** Address of the PDF. */
  pdf: string
  pages: number
  /** Size of the PDF. */
  bytes: number
  /** Its sections. */
  headings: readonly { id: string; text: string }[]
  /** The sheet. */
  children: ReactNode
  /** What a reader of it could ask, below the sheet. */
  closing: ReactNode
  /** Where a reader goes next. */
  after: ReactNode
}

/** A document on a table, with what it is beside it; where there is room, its sections and its PDF stay in reach. */
export function SampleLayout({
  crumbs,
  kind,
  lead,
  illustrative,
  pdf,
  pages,
  bytes,
  headings,
  children,
  closing,
  after,
}: Props) {
  return (
    <div className={css.table} data-tone="tint">
      <div className="wrap">
        <Breadcrumbs crumbs={crumbs} />
        <div className={css.layout}>
          <div className="no-print">
            <p className="eyebrow">{nameSample({ kind, illustrative })}</p>
            <p className={css.lead}>{lead}</p>
            <p className={css.note}>{noteOfSample(illustrative)}</p>
            <div className={css.reach}>
              <p>
                <a href={pdf} type="application/pdf" className="quiet-link">
                  Open as PDF
                </a>{' '}
                <span className={css.size}>
                  {countPages(pages)}, {Math.ceil(bytes / 1024)} KB
                </span>
              </p>
              <div className={css.contents}>
                <ContentsList headings={headings} />
              </div>
            </div>
          </div>
          <div>
            {children}
            {closing}
          </div>
          <div className={`no-print ${css.after}`}>{after}</div>
        </div>
      </div>
    </div>
  )
}
