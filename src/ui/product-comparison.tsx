import type { ComponentProps } from 'react'
import { Chart } from './chart'
import { PageTitle } from './page-title'
import * as css from './product-comparison.module.css'
import { SiteLink } from './site-link'

interface Props extends Pick<ComponentProps<typeof PageTitle>, 'title' | 'lead' | 'crumbs'> {
  /** Two, each with the same facts in the same order. */
  products: readonly Product[]
}

interface Product {
  title: string
  tagline: string
  href: string
  /** Its course on a chart, which stands in for the stations where there is room. */
  chart: string | undefined
  /** What it does, station by station. */
  flow: readonly string[]
  facts: readonly { name: string; value: string }[]
}

/** A page that begins with two products side by side, down to how soon each runs: the facts of a row are compared at a glance. */
export function ProductComparison({ products, ...title }: Props) {
  return (
    <div className={css.comparison}>
      <PageTitle {...title} className={css.page} />
      {products.map(({ title: name, tagline, href, chart, flow, facts }) => (
        <section key={href} className={css.product}>
          <div className={css.head}>
            <h2 className={css.name}>
              <SiteLink href={href}>{name}</SiteLink>
            </h2>
            <p className={css.tagline}>{tagline}</p>
            {chart !== undefined && <Chart svg={chart} className={css.chart} />}
            <ol className={css.flow} aria-label={`How ${name} works`}>
              {flow.map((station) => (
                <li key={station}>{station}</li>
              ))}
            </ol>
          </div>
          <dl className={css.facts}>
            {facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.name}</dt>
                <dd>{fact.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}
