import { Chart } from './chart'
import * as frame from './page-chart.module.css'
import * as css from './week-chart.module.css'

interface Props {
  svg: string
  /** What its marks and distances mean, for those who see it. */
  caption: string
}

/** The course of a project across the page, with its scale and what it shows below. A phone has the timeline after it alone, which says the same. */
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
