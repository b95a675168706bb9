import type { ReactNode } from 'react'
import { keepTitleTogether } from '../lib/keep-title-together'
import { Breadcrumbs } from './breadcrumbs'
import { Chart } from './chart'
import * as css from './page-hero.module.css'
import { Phrases } from './phrases'

interface Props {
  title: string
  lead: string
  /** The page's sea chart, beside the text where there is room. */
  chart: string
  /** The same for phones, below the text. */
  phoneChart: string
  crumbs: readonly { title: string; href: string }[]
  /** A word above the heading, e.g. another name. Default: none. */
  eyebrow?: string | null
  /** What its signs say, for those who see it. Default: nothing. */
  legend?: string | undefined
  /** Actions or facts under the lead. */
  children?: ReactNode
}

/** Heading, lead and chart of a page. */
export function PageHero({ title, lead, chart, phoneChart, crumbs, eyebrow, legend, children }: Props) {
  return (
    <section className={css.hero}>
      <div className={`wrap ${css.text}`}>
        <Breadcrumbs crumbs={crumbs} />
        {eyebrow && <p className={`eyebrow ${css.eyebrow}`}>{eyebrow}</p>}
        <h1>
          <Phrases text={keepTitleTogether(title)} />
        </h1>
        <p className={css.lead}>{lead}</p>
        {legend && (
          <p className={css.legend} aria-hidden="true">
            {legend}
          </p>
        )}
        {children}
      </div>
      <Chart svg={chart} className={css.chart} />
      <Chart svg={phoneChart} className={css.phone} />
      <hr className={`scale ${css.scale}`} />
    </section>
  )
}
