import * as css from './list-band.module.css'
import { Prose } from './prose'

interface Props {
  /** A heading and its list. */
  html: string
}

/** What a company leaves out, over the whole width: two columns where there is room. */
export function ListBand({ html }: Props) {
  return (
    <div className={css.band}>
      <div className={`wrap ${css.list}`}>
        <Prose html={html} />
      </div>
    </div>
  )
}
