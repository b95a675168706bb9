import type { ReactNode } from 'react'
import { Chart } from './chart'
import * as css from './map-chart.module.css'

interface Props {
  /** For windows with room for it. */
  wide: string
  /** The same on a phone. */
  phone: string
  /** How to read it, for those who see it. */
  legend: string
  /** What the pointer can do with the wide chart, after the legend. */
  hint: string
  /** What does the same without a pointer, beside the legend. */
  picker: ReactNode
  /** Where the chart's names stand as text: on phones the chart is taller than a screen, and a link leads past it. */
  listHref: string
}

/** A chart in the middle of a page, with a legend above and its scale below. Its names also stand in the page's text. */
export function MapChart({ wide, phone, legend, hint, picker, listHref }: Props) {
  return (
    <>
      <div className={`wrap no-print ${css.legend}`}>
        <p aria-hidden="true">
          {legend} <span className={css.hint}>{hint}</span>
        </p>
        {picker}
        <a href={listHref} className={css.pass}>
          Skip to the list
        </a>
      </div>
      <div className={css.map}>
        <Chart svg={wide} className={css.wide} />
        <Chart svg={phone} className={css.phone} />
        <hr className={`scale ${css.scale}`} />
      </div>
    </>
  )
}
