import * as css from './person-list.module.css'
import { Portrait, type PortraitProps } from './portrait'
import { SiteLink } from './site-link'

interface Props {
  people: readonly (Pick<PortraitProps, 'name' | 'portrait'> & { role: string; href: string })[]
}

/** The people of the firm, each a link to their own page. */
export function PersonList({ people }: Props) {
  return (
    <ul className={css.people}>
      {people.map(({ name, role, href, portrait }) => (
        <li key={href}>
          <Portrait name={name} portrait={portrait} size="medium" />
          <div>
            <h3 className={css.name}>
              <SiteLink href={href}>{name}</SiteLink>
            </h3>
            <p className={css.role}>{role}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
