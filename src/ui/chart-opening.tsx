import type { ComponentProps } from 'react'
import * as css from './chart-opening.module.css'
import { LateChart } from './late-chart'
import { PageTitle } from './page-title'

interface Props extends Pick<ComponentProps<typeof PageTitle>, 'title' | 'lead' | 'crumbs' | 'children'> {
  /** One drawing for all windows; the same as `LateChart` where the page has no room for it. Empty: none. */
  chart: string
  /** What the numbers on it mean. */
  note: string
}

/** Heading, lead and chart of a text: beside each other where there is room. */
export function ChartOpening({ chart, note, ...title }: Props) {
  return (
    <div className={css.opening}>
      <PageTitle {...title} className={`wrap ${css.text}`} />
      {chart && <LateChart svg={chart} className={`no-print ${css.chart}`} note={note} isFirst />}
      <hr className="no-print scale" />
    </div>
  )
}
