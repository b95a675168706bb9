import type { ReactNode } from 'react'
import { Chart } from './chart'
import * as css from './page-chart.module.css'

interface Props {
  /** For windows with room for it. */
  wide: string
  /** The same on a phone. Default: no chart there. */
  phone?: string
  /** 'strip': across the page; its land reaches the right edge of any window. 'map': in the middle. Default: 'strip'. */
  layout?: 'strip' | 'map'
  /** How to read it, for those who see it. Default: nothing. */
  legend?: ReactNode
  /** What the pointer can do with the wide chart, after the legend. Default: nothing. */
  hint?: string
  /** What does the same without a pointer, beside the legend. Default: nothing. */
  picker?: ReactNode
}

/** A page's chart, with its scale below. The names on it also stand in the page's text, for everyone who doesn't see it. */
export function PageChart({ wide, phone, layout = 'strip', legend, hint, picker }: Props) {
  return (
    <>
      {legend && (
        <div className={`wrap no-print ${css.legend}`}>
          <p aria-hidden="true">
            {legend} {hint && <span className={css.hint}>{hint}</span>}
          </p>
          {picker}
        </div>
      )}
      <div className={css[layout]}>
        <Chart svg={wide} className={css.wide} />
        {phone !== undefined && <Chart svg={phone} className={css.phone} />}
        <hr className={`scale ${css.scale}`} />
      </div>
    </>
  )
}
