import { Chart } from './chart'
import * as frame from './page-chart.module.css'
import * as css from './week-chart.module.css'

interface Props {
  /** The drawing, for windows with room for it. */
  svg: string
  /** What its marks and distances mean, for those who see it. */
  caption: string
}

/** The course of a project across the page, with its scale and what it shows below. Phones have the timeline alone. */
export function WeekChart({ svg, caption }: Props) {
  return (
    <div className={`no-print ${css.weeks}`} aria-hidden="true">
      <div className={frame.strip}>
        <Chart svg={svg} className={frame.wide} />
        <hr className={`scale ${frame.scale}`} />
      </div>
      <p className={`wrap ${css.caption}`}>{caption}</p>
    </div>
  )
}
