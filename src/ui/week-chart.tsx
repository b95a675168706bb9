import { Chart } from './chart'
import { LateChart } from './late-chart'
import * as frame from './page-chart.module.css'
import * as css from './week-chart.module.css'

interface Props {
  /** For windows with room for it. */
  wide: string
  /** The same on a phone. */
  phone: string
  /** What its marks and distances mean, for those who see it. */
  caption: string
}

/** The course of a project across the page, with its scale and what it shows below. A phone's drawing is fetched: the page has no room for two. */
export function WeekChart({ wide, phone, caption }: Props) {
  return (
    <div className={`no-print ${css.weeks}`} aria-hidden="true">
      <div className={frame.strip}>
        <Chart svg={wide} className={frame.wide} />
        <LateChart svg={phone} className={frame.phone} />
        <hr className={`scale ${frame.scale}`} />
      </div>
      <p className={`wrap ${css.caption}`}>{caption}</p>
    </div>
  )
}
