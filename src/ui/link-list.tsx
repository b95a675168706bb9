import { leadingName } from '../lib/capitalize'
import * as css from './link-list.module.css'
import { SiteLink } from './site-link'

interface Props {
  title: string
  links: readonly { title: string; plainName?: string | null; href: string; tagline?: string }[]
}

/** Where a reader goes next, for an aside. */
export function LinkList({ title, links }: Props) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2 className={`eyebrow ${css.title}`}>{title}</h2>
      <ul className={css.links}>
        {links.map(({ title: name, plainName, href, tagline }) => (
          <li key={href}>
            <SiteLink href={href}>
              {leadingName({ title: name, plainName })}
              {tagline && <span className={css.tagline}>{tagline}</span>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
