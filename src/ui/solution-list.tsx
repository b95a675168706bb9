import { SiteLink } from './site-link'
import * as css from './solution-list.module.css'

interface Props {
  solutions: readonly {
    title: string
    tagline: string
    href: string
    flow: readonly string[]
  }[]
}

/** Products in a section, each with its stations from left to right below its words. */
export function SolutionList({ solutions }: Props) {
  return (
    <ul className={css.solutions}>
      {solutions.map(({ title, tagline, href, flow }) => (
        <li key={href}>
          <div>
            <h3 className={css.title}>
              <SiteLink href={href}>{title}</SiteLink>
            </h3>
            <p className={css.tagline}>{tagline}</p>
          </div>
          <ol className={css.flow} aria-label={`How ${title} works`}>
            {flow.map((station) => (
              <li key={station}>{station}</li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
  )
}
