import * as css from './guide-list.module.css'
import { PageName } from './page-name'
import { SiteLink } from './site-link'

interface Props {
  entries: readonly { when: string; choice: { title: string; plainName?: string | null; href: string } }[]
}

/** "If this is you, start here": situations and the page that fits each. */
export function GuideList({ entries }: Props) {
  return (
    <ul className={css.guide}>
      {entries.map(({ when, choice }) => (
        <li key={when}>
          <p>{when}</p>
          <SiteLink href={choice.href} className={css.choice}>
            <PageName {...choice} />
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
