import { Prose } from './prose'
import * as css from './table-band.module.css'

interface Props {
  /** A heading, a table and what is said about it. */
  html: string
}

/** A table to decide by, with its text beside the heading where there is room; one of more than three columns has the whole width. */
export function TableBand({ html }: Props) {
  return (
    <div className={`wrap plain-block ${css.band}`}>
      <Prose html={html} />
    </div>
  )
}
