import { leadingName } from '../lib/capitalize'
import * as css from './category-rows.module.css'
import { SiteLink } from './site-link'

interface Category {
  title: string
  plainName?: string | null
  tagline: string
  href: string
  items: readonly { title: string; plainName?: string | null; href: string }[]
}

/** Categories one under the other, in no order: what each is, and what it holds. */
export function CategoryRows({ categories }: { categories: readonly Category[] }) {
  return (
    <ul className={css.rows}>
      {categories.map(({ title, plainName, tagline, href, items }) => (
        <li key={href}>
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
