import * as css from './breadcrumbs.module.css'
import { SiteLink } from './site-link'

interface Props {
  /** From home to this page, which is last and not a link. */
  crumbs: readonly { title: string; href: string }[]
}

/** The way to a page below another one. */
export function Breadcrumbs({ crumbs }: Props) {
  const above = crumbs.slice(0, -1)
  if (above.length < 2) return null // the logo leads home
  return (
    <nav aria-label="Breadcrumb" className={css.breadcrumbs}>
      <ol className={css.list}>
        {above.map(({ title, href }) => (
          <li key={href}>
            <SiteLink href={href}>{title}</SiteLink>
          </li>
        ))}
      </ol>
    </nav>
  )
}
