import { leadingName } from '../lib/capitalize'
import { Chart } from './chart'
import * as css from './chart-rows.module.css'
import { SiteLink } from './site-link'

interface Row {
  title: string
  plainName?: string | null
  tagline: string
  href: string
  /** Small chart of the page, with a mark for each item. */
  chart: string
  items: readonly { title: string; plainName?: string | null; href: string }[]
}

/** Categories one under the other, in no order: chart, what it is, what it holds. */
export function ChartRows({ rows }: { rows: readonly Row[] }) {
  return (
    <ul className={css.rows}>
      {rows.map(({ title, plainName, tagline, href, chart, items }) => (
        <li key={href}>
          <Chart svg={chart} className={css.chart} />
          <div>
            <h3 className={css.title}>
              <SiteLink href={href}>{leadingName({ title, plainName })}</SiteLink>
            </h3>
            <p className={css.tagline}>{tagline}</p>
          </div>
          <ul className={css.items}>
            {items.map((item) => (
              <li key={item.href}>
                <SiteLink href={item.href}>{leadingName(item)}</SiteLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}
