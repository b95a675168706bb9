import { LateChart } from './late-chart'
import { SiteLink } from './site-link'
import * as css from './technology-index.module.css'

interface Props {
  title: string
  text: string
  /** Its islands are the categories, each below the names of its list. */
  chart: string
  /** The same for narrow windows: one below the other, beside the categories' names. */
  phoneChart: string
  categories: readonly { title: string; href: string; items: readonly { title: string; href: string }[] }[]
  /** Where more of the chart is. */
  more: { label: string; href: string }
}

/** All technologies by category, to scan: the names on the islands of a night chart as wide as the window. */
export function TechnologyIndex({ title: heading, text, chart, phoneChart, categories, more }: Props) {
  return (
    <section className={css.band}>
      <hr className={`scale ${css.scale}`} />
      <div className={`wrap ${css.head}`}>
        <h2>{heading}</h2>
        <p className={css.text}>{text}</p>
        <p className={css.more}>
          <SiteLink href={more.href} className="quiet-link">
            {more.label}
          </SiteLink>
          <span className={css.legend} aria-hidden="true">
            The larger the island, the more of its products we work on.
          </span>
        </p>
      </div>
      <div className={css.water}>
        <LateChart svg={phoneChart} className={css.phone} />
        <LateChart svg={chart} className={css.wide} />
        <ul className={`wrap ${css.index}`}>
          {categories.map(({ title, href, items }) => (
            <li key={href}>
              <h3 className={css.title}>
                <SiteLink href={href}>{title.replace('& ', '&\u00a0')}</SiteLink>
              </h3>
              <ul className={css.items}>
                {items.map((item) => (
                  <li key={item.href}>
                    <SiteLink href={item.href}>{item.title}</SiteLink>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
      <hr className={`scale ${css.scale}`} />
    </section>
  )
}
