import { Chart } from './chart'
import { LateChart } from './late-chart'
import * as css from './page-chart.module.css'

interface Props {
  /** For windows with room for it. */
  wide: string
  /** The same on a phone. Default: a phone has none. */
  phone?: string
  /** What its distances mean, printed at its frame. Default: they mean nothing. */
  note?: string | undefined
  /** Whether it is far below the first view. Default: it isn't. */
  isLate?: boolean
}

/** A chart across the page, whose land reaches the right edge of any window, with its scale below. The names on it also stand in the page's text, for everyone who doesn't see it. */
export function PageChart({ wide, phone, note, isLate = false }: Props) {
  const Drawing = isLate ? LateChart : Chart
  return (
    <div className={`no-print ${css.strip} ${phone ? '' : css.wide}`} data-note={note}>
      <Drawing svg={wide} className={css.wide} />
      {phone && <Drawing svg={phone} className={css.phone} />}
      <hr className={`scale ${css.scale}`} />
    </div>
  )
}
