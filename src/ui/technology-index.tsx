import { keepTitleTogether } from '../lib/keep-title-together'
import { LateChart } from './late-chart'
import { SiteLink } from './site-link'
import * as css from './technology-index.module.css'

interface Props {
  /** Its archipelagos are the categories, in columns as wide as theirs. */
  chart: string
  categories: readonly { title: string; href: string; items: readonly { title: string; href: string }[] }[]
}

/** All technologies by category, to scan. */
export function TechnologyIndex({ chart, categories }: Props) {
  return (
    <>
      <LateChart svg={chart} className={css.chart} />
      <ul className={css.index}>
        {categories.map(({ title, href, items }) => (
          <li key={href}>
            <h3 className={css.title}>
              <SiteLink href={href}>{keepTitleTogether(title)}</SiteLink>
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
    </>
  )
}
