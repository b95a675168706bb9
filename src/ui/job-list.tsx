import * as css from './job-list.module.css'
import { SiteLink } from './site-link'

interface Props {
  jobs: readonly {
    title: string
    tagline: string
    href: string
    team: string
    office: string
    workplace: string
    employment: string
  }[]
  /** Shown when nothing is open. */
  noOpening: string
}

/** Open positions. */
export function JobList({ jobs, noOpening }: Props) {
  if (jobs.length === 0) return <p>{noOpening}</p>
  return (
    <ul className={css.jobs}>
      {jobs.map(({ title, tagline, href, team, office, workplace, employment }) => (
        <li key={href}>
          <div>
            <h3>
              <SiteLink href={href}>{title}</SiteLink>
            </h3>
            <p className={css.tagline}>{tagline}</p>
          </div>
          <p className={css.facts}>
            {team}
            <br />
            {office}, {workplace}, {employment}
          </p>
        </li>
      ))}
    </ul>
  )
}
