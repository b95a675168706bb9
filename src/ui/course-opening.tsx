import { leadingName } from '../lib/capitalize'
import type { Category } from './category-list'
import { Chart } from './chart'
import * as css from './course-opening.module.css'
import { PageTitle } from './page-title'
import { SiteLink } from './site-link'

interface Props {
  /** For links to the list. */
  id: string
  title: string
  lead: string
  crumbs: readonly { title: string; href: string }[]
  /** As wide as the window, with a mark above the place of each category, see `courseOverColumns` of service-charts.ts. */
  chart: string
  /** Where the categories don't stand on it. */
  phoneChart: string
  categories: readonly Category[]
}

/**
 * A page that is a chart: its categories lie side by side, each with its pages below its mark. The sheet has room for
 * four; others stand one below the other at every width.
 */
export function CourseOpening({ id, title, lead, crumbs, chart, phoneChart, categories }: Props) {
  const isAcross = categories.length === 4
  return (
    <div className={isAcross ? `${css.water} ${css.across}` : css.water}>
      {isAcross && <Chart svg={chart} className={css.chart} />}
      <div className={`wrap ${css.page}`}>
        <PageTitle
          title={title}
          lead={lead}
          crumbs={crumbs}
          className={css.title}
          note={
            <p className={`eyebrow ${css.legend}`}>
              {isAcross ? 'Four kinds' : 'Kinds'} of work: start with any.
            </p>
          }
        />
        <Chart svg={phoneChart} className={css.phone} />
        <ul id={id} className={css.course}>
          {categories.map((category) => (
            <li key={category.href}>
              <h2 className={css.name}>
                <SiteLink href={category.href}>{leadingName(category)}</SiteLink>
              </h2>
              <p className={css.tagline}>{category.tagline}</p>
              <ul className={css.items}>
                {category.items.map((item) => (
                  <li key={item.href}>
                    <h3 className={css.item}>
                      <SiteLink href={item.href}>{leadingName(item)}</SiteLink>
                    </h3>
                    <p className={css.line}>{item.tagline}</p>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <hr className={`scale ${css.scale}`} />
    </div>
  )
}
