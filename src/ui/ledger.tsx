import './reading-text.css'
import * as css from './ledger.module.css'
import { Prose } from './prose'

/** Text with its headings beside it where there is room. */
export function Ledger({ html }: { html: string }) {
  return (
    <div className={`wrap text-block ${css.ledger}`}>
      <Prose html={html} />
    </div>
  )
}
