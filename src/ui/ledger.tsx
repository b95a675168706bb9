import type { ReactNode } from 'react'
import * as css from './ledger.module.css'
import { Prose } from './prose'

interface Props {
  html: string
  /** Below the text, in its column. Default: nothing. */
  children?: ReactNode
}

/** Text with its headings beside it where there is room. Templates for longer texts add reading-text.css. */
export function Ledger({ html, children }: Props) {
  if (html === '') return null
  return (
    <div className={`wrap plain-block ${css.ledger}`}>
      <Prose html={html} />
      {children}
    </div>
  )
}
