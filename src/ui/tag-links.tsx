import { SiteLink } from './site-link'
import * as css from './tag-links.module.css'

interface Props {
  label: string
  links: readonly { title: string; href: string }[]
  /** Address of the link that is this page. Default: none. */
  current?: string
}

/** Topics as a row of links. */
export function TagLinks({ label, links, current }: Props) {
  return (
    <nav aria-label={label}>
      <ul className={css.tags}>
        {links.map(({ title, href }) => (
          <li key={href}>
            <SiteLink href={href} aria-current={href === current ? 'page' : undefined}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
