import * as css from './ledger.module.css'
import { Prose } from './prose'

/** Text with its headings beside it where there is room. Templates for longer texts add reading-text.css. */
export function Ledger({ html }: { html: string }) {
  if (html === '') return null
  return (
    <div className={`wrap plain-block ${css.ledger}`}>
      <Prose html={html} />
    </div>
  )
}
