import { SiteLink } from './site-link'
import * as css from './solution-list.module.css'

interface Props {
  solutions: readonly {
    title: string
    tagline: string
    href: string
    flow: readonly string[]
  }[]
  heading?: 'h2' | 'h3'
  /** Within a section that has its own margins. Default: false. */
  inset?: boolean
}

/** Products, each with its stations from left to right. */
export function SolutionList({ solutions, heading: Heading = 'h2', inset = false }: Props) {
  return (
    <ul className={`${css.solutions} ${inset ? css.inset : 'wrap'}`}>
      {solutions.map(({ title, tagline, href, flow }) => (
        <li key={href}>
          <div>
            <Heading className={css.title}>
              <SiteLink href={href}>{title}</SiteLink>
            </Heading>
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
