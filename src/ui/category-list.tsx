import * as css from './category-list.module.css'
import { OfferList } from './offer-list'
import { PageName } from './page-name'
import { SiteLink } from './site-link'

interface Props {
  categories: readonly {
    title: string
    plainName?: string | null
    tagline: string
    href: string
    items: readonly { title: string; plainName?: string | null; tagline: string; href: string }[]
  }[]
}

/** All pages of a tree, category by category, each with its line: to read down and choose from. */
export function CategoryList({ categories }: Props) {
  return (
    <ol className={css.categories}>
      {categories.map(({ title, plainName, tagline, href, items }) => (
        <li key={href}>
          <div>
            <h2 className={css.title}>
              <SiteLink href={href}>
                <PageName title={title} plainName={plainName} />
              </SiteLink>
            </h2>
            <p className={css.tagline}>{tagline}</p>
          </div>
          <OfferList items={items} />
        </li>
      ))}
    </ol>
  )
}
