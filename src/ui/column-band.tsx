import * as css from './column-band.module.css'
import { Prose } from './prose'

interface Props {
  /** A heading and one list, with or without sentences about it. */
  html: string
}

/** A list to compare or plan by, over the whole width: its points side by side where there is room. */
export function ColumnBand({ html }: Props) {
  return (
    <div className={`wrap plain-block ${css.band}`}>
      <Prose html={html} />
    </div>
  )
}
