import * as css from './link-fold.module.css'
import { SiteLink } from './site-link'

interface Props {
  /** How many of what, e.g. "2 articles and 1 open job". */
  summary: string
  links: readonly { title: string; href: string }[]
}

/** Links of one of several subjects, folded so that the subjects can be compared; works without script. */
export function LinkFold({ summary, links }: Props) {
  return (
    <details>
      <summary className={css.summary}>{summary}</summary>
      <ul className={css.links}>
        {links.map(({ title, href }) => (
          <li key={href}>
            <SiteLink href={href}>{title}</SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
