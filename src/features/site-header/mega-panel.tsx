import { useState } from 'react'
import { CallToAction } from '../../ui/call-to-action'
import { PageName } from '../../ui/page-name'
import { SiteLink } from '../../ui/site-link'
import * as css from './mega-panel.module.css'
import { useHoverIntent } from './use-hover-intent'

interface Props {
  /** Unique among panels; groups the sections on narrow screens. */
  name: string
  /** Address of the page: its category is the active one until another is chosen. */
  pathname: string
  /** Whether script moves between the categories of a panel of the bar. */
  isLive: boolean
  categories: readonly Queries.SiteHeaderCategoryFragment[]
  /** Below the categories: all of them, and what has no tab. */
  overview: readonly { title: string; href: string }[]
  callToAction: { title: string; text: string; button: string; href: string }
  /** Whether categories have their 32x32 icon. Default: false. */
  withIcons?: boolean
}

/** Categories on the left, the items of the active one beside them, the call to action below. */
export function MegaPanel({
  name,
  pathname,
  isLive,
  categories,
  overview,
  callToAction,
  withIcons = false,
}: Props) {
  const [chosen, setChosen] = useState<{ pathname: string; index: number }>()
  const active = chosen?.pathname === pathname ? chosen.index : findCategory(categories, pathname)
  const setActive = (index: number) => setChosen({ pathname, index })
  const intent = useHoverIntent(setActive)
  const keys = `site-menu-${name}-keys`
  return (
    <div className={css.panel}>
      <ul className={css.tabs} data-live={isLive || undefined} {...intent.list}>
        {categories.map(({ slug, title, plainName, tagline, href, icon, items }, index) => (
          <li
            key={slug}
            className={css.tab}
            data-active={index === active}
            onFocus={() => setActive(index)}
            {...intent.tab(index)}
          >
            <SiteLink
              href={href}
              className={css.category}
              data-menu-tab
              tabIndex={isLive && index !== active ? -1 : undefined}
              aria-describedby={isLive ? keys : undefined}
            >
              <span className={css.marker} data-menu-marker aria-hidden="true" />
              {withIcons && <img src={icon} alt="" width={32} height={32} loading="lazy" />}
              <span>
                <span className={css.title}>
                  <PageName title={title} plainName={plainName} />
                </span>
                <span className={css.tagline}>{tagline}</span>
              </span>
            </SiteLink>
            {isLive && index === active && (
              <span id={keys} className={css.keys} aria-hidden="true">
                Arrow keys move between categories or pages.
              </span>
            )}
            <details name={`site-menu-${name}`} className={css.expander}>
              <summary aria-label={`Pages of ${title}`}>
                <span className={css.chevron} aria-hidden="true" />
              </summary>
            </details>
            <ul className={css.items} data-menu-pages>
              {items.map((item) => (
                <li key={item.href}>
                  <SiteLink href={item.href}>
                    <PageName {...item} />
                    <span className={css.tagline}>{item.tagline}</span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <div className={css.overview}>
        {overview.map(({ title, href }) => (
          <SiteLink key={href} href={href}>
            {title}
          </SiteLink>
        ))}
      </div>
      <CallToAction {...callToAction} />
    </div>
  )
}

/** Index of the category that a page belongs to; elsewhere of the first one. */
function findCategory(categories: Props['categories'], pathname: string): number {
  return Math.max(
    0,
    categories.findIndex(({ href }) => pathname.startsWith(href)),
  )
}
