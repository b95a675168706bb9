import type { ReactNode } from 'react'
import { capitalize } from '../lib/capitalize'
import { Breadcrumbs } from './breadcrumbs'
import * as css from './page-title.module.css'
import { Phrases } from './phrases'

interface Props {
  title: string
  lead: string
  crumbs: readonly { title: string; href: string }[]
  /** A word above the heading, e.g. "No longer open". Default: none. */
  eyebrow?: string | null
  /** What it is in plain words, for a title that doesn't say so: the heading then. Default: none. */
  plainName?: string | null
  /** 'lowered' where the header lies over the page. Default: as much above as below. */
  space?: 'lowered'
  /** Instead of space, see page-opening.tsx. Default: none. */
  className?: string
  /** What a reader has to know first; below the lead. Default: nothing. */
  note?: ReactNode
  /** What belongs to the heading: facts, dates, actions. */
  children?: ReactNode
}

/** Heading and lead of a page that begins with its content, without a chart. */
export function PageTitle({
  title,
  lead,
  crumbs,
  eyebrow,
  plainName,
  space,
  className,
  note,
  children,
}: Props) {
  return (
    <header className={className ?? `wrap ${css.title} ${space ? css[space] : ''}`}>
      <Breadcrumbs crumbs={crumbs} />
      {eyebrow && <p className={`eyebrow ${css.eyebrow}`}>{eyebrow}</p>}
      {plainName ? (
        <hgroup>
          <h1>{capitalize(plainName)}</h1>
          <p className={css.alias}>Also called {title}</p>
        </hgroup>
      ) : (
        <h1>
          <Phrases text={title} />
        </h1>
      )}
      <div>
        <p className={css.lead}>{lead}</p>
        {note}
      </div>
      {children && <div className={css.more}>{children}</div>}
    </header>
  )
}
