import { Chart } from './chart'
import { LateChart } from './late-chart'
import * as css from './page-chart.module.css'

interface Props {
  /** For windows with room for it. */
  wide: string
  /** The same on a phone. */
  phone: string
  /** What the phone's lacks, printed below it. Default: nothing. */
  phoneNote?: string | undefined
  /** Whether the built page has the phone's only where it is small enough for it. Default: it always has. */
  phoneYields?: boolean
  /** Whether it is far below the first view. Default: it isn't. */
  isLate?: boolean
  /** Whether its key follows, with the scale below that. Default: the scale is below the chart. */
  hasKey?: boolean
  /** Class of the wide chart, for another size. Default: as wide as the window. */
  className?: string
}

/** A chart across the page, whose land reaches the right edge of any window, with its scale below. The names on it also stand in the page's text, for everyone who doesn't see it. */
export function PageChart({
  wide,
  phone,
  phoneNote,
  phoneYields = false,
  isLate = false,
  hasKey = false,
  className = '',
}: Props) {
  const Drawing = isLate ? LateChart : Chart
  return (
    <div className={`no-print ${css.strip} ${hasKey ? css.framed : ''}`}>
      <Drawing svg={wide} className={`${css.wide} ${className}`} />
      {phoneYields ? (
        <LateChart svg={phone} className={css.phone} isFirst />
      ) : (
        <Drawing svg={phone} className={css.phone} />
      )}
      {phoneNote && (
        <p className={`wrap eyebrow ${css.phone}`} aria-hidden="true">
          {phoneNote}
        </p>
      )}
      {!hasKey && <hr className={`scale ${css.scale}`} />}
    </div>
  )
}
