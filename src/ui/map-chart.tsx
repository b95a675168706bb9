import type { ReactNode } from 'react'
import { Chart } from './chart'
import { LateChart } from './late-chart'
import * as css from './map-chart.module.css'

interface Props {
  /** For windows with room for it. */
  wide: string
  /** The same on a phone. */
  phone: string
  /** The same on a tablet. */
  tablet: string
  /** A low chart for both, whose names lead to parts of the children. */
  strip: string
  /** How to read it, for those who see it. */
  legend: string
  /** What the pointer can do with the wide chart, after the legend. */
  hint: string
  /** What does the same without a pointer, beside the legend. */
  picker: ReactNode
  /** How many islands the chart has. */
  count: number
  /** The chart's names as text, below it. */
  children: ReactNode
}

/** A chart in the middle of a page, with a legend above and its scale below. On phones and tablets, where it takes a screen or more, it is folded. */
export function MapChart({ wide, phone, tablet, strip, legend, hint, picker, count, children }: Props) {
  return (
    <div className={css.sheets}>
      <div className={css.wide}>
        <div className={`wrap no-print ${css.legend}`}>
          <p aria-hidden="true">
            {legend} <span className={css.hint}>{hint}</span>
          </p>
          {picker}
        </div>
        <div className={css.map}>
          <Chart svg={wide} />
          <hr className={`scale ${css.scale}`} />
        </div>
      </div>
      <div className={`no-print ${css.strip}`}>
        <p aria-hidden="true" className={`wrap ${css.legend}`}>
          Each island is a family, with the number of its technologies.
        </p>
        <div className={css.map}>
          <Chart svg={strip} />
        </div>
      </div>
      <details className={`no-print ${css.phone}`}>
        <summary className={`wrap ${css.summary}`}>See all {count} on one chart</summary>
        <div className={`wrap ${css.legend}`}>
          <p aria-hidden="true">
            {legend} <span className={css.sideways}>The chart scrolls sideways.</span>
          </p>
          {picker}
        </div>
        <div className={css.map}>
          <LateChart svg={phone} className={css.tall} />
          <LateChart svg={tablet} className={css.tablet} />
          <hr className={`scale ${css.scale}`} />
        </div>
      </details>
      {children}
    </div>
  )
}
