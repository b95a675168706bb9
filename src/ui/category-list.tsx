import { leadingName } from '../lib/capitalize'
import { categoryAnchor } from '../lib/category-anchor'
import * as css from './category-list.module.css'
import { SiteLink } from './site-link'

interface Props {
  categories: readonly Category[]
}

/** A category of a tree, with its pages. */
export interface Category extends Item {
  items: readonly Item[]
}

interface Item {
  title: string
  plainName?: string | null
  tagline: string
  href: string
  /** How many services and articles use it, as a chart beside the list shows. Default: not said. */
  uses?: number | undefined
}

/**
 * All pages of a tree, category by category, each with its line: to read down and choose from. What an earlier category has
 * shown with its line is only named again.
 */
export function CategoryList({ categories }: Props) {
  return (
    <ol className={css.categories}>
      {categories.map(({ title, plainName, tagline, href, items }, index) => (
        <li key={href} id={categoryAnchor(href)}>
          <div>
            <h2>
              <SiteLink href={href}>{leadingName({ title, plainName })}</SiteLink>
            </h2>
            <p className={css.tagline}>{tagline}</p>
          </div>
          <Columns items={items} before={categories.slice(0, index)} />
        </li>
      ))}
    </ol>
  )
}

function Columns({ items, before }: { items: readonly Item[]; before: readonly Category[] }) {
  const shown = new Set(before.flatMap((category) => category.items.map(({ href }) => href)))
  return (
    <ul className={css.columns}>
      {items.map(({ title, plainName, tagline, href, uses }) => (
        <li key={href}>
          <h3 className={css.item}>
            <SiteLink href={href}>{leadingName({ title, plainName })}</SiteLink>
          </h3>
          {!shown.has(href) && (
            <p className={css.line}>
              {tagline}
              {uses !== undefined && uses > 0 && (
                <span className="visually-hidden">
                  {' '}
                  Used by {uses === 1 ? '1 service or article' : `${uses} services and articles`} here.
                </span>
              )}
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
