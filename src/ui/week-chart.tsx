import { Chart } from './chart'
import * as frame from './page-chart.module.css'
import * as css from './week-chart.module.css'

/** The course of a project across the page, with its scale, above the plan of the same phases. A phone has the plan alone. */
export function WeekChart({ svg }: { svg: string | null }) {
  if (!svg) return null
  return (
    <div className={`no-print ${frame.strip} ${css.weeks}`} aria-hidden="true">
      <Chart svg={svg} className={frame.wide} />
      <hr className={`scale ${frame.scale}`} />
    </div>
  )
}
