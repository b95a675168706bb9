import type { ComponentProps } from 'react'
import { Chart } from './chart'
import * as frame from './page-chart.module.css'
import { TimelineFigure } from './timeline-figure'
import * as css from './week-chart.module.css'

interface Props extends ComponentProps<typeof TimelineFigure> {
  svg: string | null
}

/** The course of a project across the page, with its scale, and below it the plan of the same phases. A phone has the plan alone. */
export function WeekChart({ svg, ...plan }: Props) {
  return (
    <>
      {svg && (
        <div className={`no-print ${frame.strip} ${css.weeks}`} aria-hidden="true">
          <Chart svg={svg} className={frame.wide} />
          <hr className={`scale ${frame.scale}`} />
        </div>
      )}
      <div className={`wrap ${css.plan}`}>
        <TimelineFigure {...plan} />
      </div>
    </>
  )
}
