import * as css from './guide-list.module.css'
import { SiteLink } from './site-link'

interface Props {
  entries: readonly { when: string; choice: { title: string; href: string } }[]
}

/** "If this is you, start here": situations and the page that fits each. */
export function GuideList({ entries }: Props) {
  return (
    <ul className={css.guide}>
      {entries.map(({ when, choice }) => (
        <li key={when}>
          <p>{when}</p>
          <SiteLink href={choice.href} className={css.choice}>
            {choice.title}
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
