import * as css from './link-list.module.css'
import { PageName } from './page-name'
import { Section } from './section'
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
      <Links links={links} />
    </nav>
  )
}

/** The same in a band of its own, side by side where there is room. */
export function LinkBand({ title, links }: Props) {
  if (links.length === 0) return null
  return (
    <Section title={title} layout="split">
      <nav aria-label={title} className={css.band}>
        <Links links={links} />
      </nav>
    </Section>
  )
}

function Links({ links }: Pick<Props, 'links'>) {
  return (
    <ul className={css.links}>
      {links.map(({ title: name, plainName, href, tagline }) => (
        <li key={href}>
          <SiteLink href={href}>
            <PageName title={name} plainName={plainName} />
            {tagline && <span className={css.tagline}>{tagline}</span>}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
